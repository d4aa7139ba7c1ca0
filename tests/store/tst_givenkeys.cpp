// Keys that were given are found again, in whatever order they are asked for.
#include "store/givenkeys.h"

#include <QtTest/QTest>

#include <cstdint>

using namespace sabretache;
using namespace sabretache::store;

namespace {

constexpr std::int64_t kMany = 500;

Uuid idOf(std::int64_t n) {
    return {static_cast<std::uint64_t>(n % 7), static_cast<std::uint64_t>(n)};
}

GivenKeys manyKeys() {
    GivenKeys keys;
    for (std::int64_t n = 1; n <= kMany; ++n)
        keys.add(idOf(n), n);
    return keys;
}

std::int64_t found(GivenKeys &keys, std::int64_t n) {
    const std::int64_t *key = keys.find(idOf(n));
    return key ? *key : 0;
}

} // namespace

class TestGivenKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noneIsFoundInNone() {
        GivenKeys keys;
        QVERIFY(!keys.find(idOf(1)));
        keys.forget(idOf(1));
    }
    void eachIsFoundInTheOrderOfGiving() {
        GivenKeys keys = manyKeys();
        for (std::int64_t n = 1; n <= kMany; ++n)
            QCOMPARE(found(keys, n), n);
        QCOMPARE(found(keys, kMany + 1), 0);
    }
    void eachIsFoundInAnyOrderWhileMoreAreGiven() {
        GivenKeys keys = manyKeys();
        std::uint64_t random = 7;
        for (std::int64_t n = kMany + 1; n <= 3 * kMany; ++n) {
            random = random * 6364136223846793005ULL + 1442695040888963407ULL;
            const std::int64_t asked = 1 + static_cast<std::int64_t>(random >> 33U) % n;
            QCOMPARE(found(keys, asked), asked < n ? asked : 0);
            keys.add(idOf(n), n);
            QCOMPARE(found(keys, n), n);
            QCOMPARE(found(keys, 1 + n / 2), 1 + n / 2);
        }
    }
    void theForgottenAreNotFoundUntilGivenAgain() {
        GivenKeys keys = manyKeys();
        for (std::int64_t n = 1; n <= kMany; n += 2)
            keys.forget(idOf(n));
        for (std::int64_t n = 1; n <= kMany; ++n)
            QCOMPARE(found(keys, n), n % 2 ? 0 : n);
        keys.add(idOf(3), 1003);
        QCOMPARE(found(keys, 3), 1003);
        QCOMPARE(found(keys, 4), 4);
    }
};

QTEST_GUILESS_MAIN(TestGivenKeys)
#include "tst_givenkeys.moc"
