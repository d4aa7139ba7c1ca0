<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>BattleStory</name>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1 moved first.</source>
        <translation>%1 zog zuerst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ordered: %1.</source>
        <translation>Befohlen: %1.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 nahm %2.</translation>
    </message>
    <message>
        <source>The army of the %1 broke.</source>
        <translation>Die Armee der Seite „%1“ ist gebrochen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 lost %2: %3.</source>
        <translation>%1 verlor %2: %3.</translation>
    </message>
    <message>
        <source>Now %1: %2.</source>
        <comment>condition: units</comment>
        <translation>Jetzt %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Blenheim, 13 August 1704</source>
        <translation>Blenheim (Höchstädt), 13. August 1704</translation>
    </message>
    <message>
        <source>Corporal John: Marlborough and Eugene against Tallard, Marsin and the Elector</source>
        <translation>Corporal John: Marlborough und Eugen gegen Tallard, Marsin und den Kurfürsten</translation>
    </message>
    <message>
        <source>Elchingen, 14 October 1805</source>
        <translation>Elchingen, 14. Oktober 1805</translation>
    </message>
    <message>
        <source>Beerstein: Ney&apos;s VI Corps against Riesch</source>
        <translation>Beerstein: Neys VI. Korps gegen Riesch</translation>
    </message>
    <message>
        <source>The Danube, summer 1704</source>
        <translation>Die Donau, Sommer 1704</translation>
    </message>
    <message>
        <source>A campaign for Corporal John, from the Schellenberg to Blenheim</source>
        <translation>Ein Feldzug für Corporal John, vom Schellenberg bis Blenheim (Höchstädt)</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>(a name not in this book)</source>
        <translation>(ein Name, der nicht in diesem Buch steht)</translation>
    </message>
    <message>
        <source>Set {1} to {2}</source>
        <translation>{1} auf {2} setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n casting|%n castings</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun crew|%n gun crew</source>
        <translation>
            <numerusform>%n Kanonier</numerusform>
            <numerusform>%n Kanoniere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point|%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n man|%n men</source>
        <translation>
            <numerusform>%n Mann</numerusform>
            <numerusform>%n Mann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun|%n guns</source>
        <translation>
            <numerusform>%n Geschütz</numerusform>
            <numerusform>%n Geschütze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model|%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model gun|%n model guns</source>
        <translation>
            <numerusform>%n Modellgeschütz</numerusform>
            <numerusform>%n Modellgeschütze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit|%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brigade|%n brigades</source>
        <translation>
            <numerusform>%n Brigade</numerusform>
            <numerusform>%n Brigaden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battery|%n batteries</source>
        <translation>
            <numerusform>%n Batterie</numerusform>
            <numerusform>%n Batterien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column|%n columns</source>
        <translation>
            <numerusform>%n Kolonne</numerusform>
            <numerusform>%n Kolonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commander|%n commanders</source>
        <translation>
            <numerusform>%n Kommandeur</numerusform>
            <numerusform>%n Kommandeure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army|%n armies</source>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foot|%n foot</source>
        <translation>
            <numerusform>%n zu Fuß</numerusform>
            <numerusform>%n zu Fuß</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse|%n horse</source>
        <translation>
            <numerusform>%n zu Pferd</numerusform>
            <numerusform>%n zu Pferd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die|%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn|%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step|%n steps</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pace|%n paces</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip|%n pips</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill|%n kills</source>
        <translation>
            <numerusform>%n Verlust</numerusform>
            <numerusform>%n Verluste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit|%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row|%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell|%n cells</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line|%n lines</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note|%n notes</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning|%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault|%n faults</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found|%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>in</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Castings</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>Kanoniere</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>paces</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <translation>Schwere Kavallerie</translation>
    </message>
    <message>
        <source>Light cavalry</source>
        <translation>Leichte Kavallerie</translation>
    </message>
    <message>
        <source>Dragoons</source>
        <translation>Dragoner</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Corporal John</source>
        <translation>Corporal John</translation>
    </message>
    <message>
        <source>Beerstein</source>
        <translation>Beerstein</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>{2}: the field &quot;{1}&quot; is missing.</source>
        <translation>{2}: Das Feld „{1}“ fehlt.</translation>
    </message>
    <message>
        <source>{2}: the field &quot;{1}&quot; holds something else than it should.</source>
        <translation>{2}: Das Feld „{1}“ enthält etwas anderes, als es soll.</translation>
    </message>
    <message>
        <source>{2} has no field &quot;{1}&quot;.</source>
        <translation>{2} hat kein Feld „{1}“.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not something that can be done.</source>
        <translation>„{1}“ ist nichts, was man tun kann.</translation>
    </message>
    <message>
        <source>This is not JSON: it breaks at {1}.</source>
        <translation>Das ist kein JSON: es bricht bei {1} ab.</translation>
    </message>
    <message>
        <source>The JSON does not have the form expected at &quot;{1}&quot;.</source>
        <translation>Das JSON hat bei „{1}“ nicht die erwartete Form.</translation>
    </message>
    <message>
        <source>The JSON is larger than is sensible.</source>
        <translation>Das JSON ist größer, als sinnvoll ist.</translation>
    </message>
    <message>
        <source>&quot;{2}&quot; is not a value for {1}. It can be: {3}.</source>
        <translation>„{2}“ ist kein Wert für {1}. Möglich sind: {3}.</translation>
    </message>
    <message>
        <source>{2} is out of range for {1}: {3} to {4}.</source>
        <translation>{2} liegt für {1} außerhalb der Grenzen: {3} bis {4}.</translation>
    </message>
    <message>
        <source>There is no house rule &quot;{1}&quot;.</source>
        <translation>Es gibt keine Hausregel „{1}“.</translation>
    </message>
    <message>
        <source>{1:dice} are wanted; {2} were given.</source>
        <translation>Gebraucht: {1:dice}; angegeben: {2}.</translation>
    </message>
    <message>
        <source>Die {1} shows {2}; this die has faces 1 to {3}.</source>
        <translation>Würfel {1} zeigt {2}; dieser Würfel hat die Seiten 1 bis {3}.</translation>
    </message>
</context>
<context>
    <name>battle-file</name>
    <message>
        <source>The battle&apos;s file is too large: at most {2} {1} are read. Split the battle, or leave out what is not needed.</source>
        <translation>Die Datei der Schlacht ist zu groß: höchstens {2} {1} werden gelesen. Die Schlacht teilen oder weglassen, was nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>The battle&apos;s file is not JSON: it goes wrong at byte {1}. Mend the file there.</source>
        <translation>Die Datei der Schlacht ist kein JSON: bei Byte {1} stimmt sie nicht mehr. Die Datei dort berichtigen.</translation>
    </message>
    <message>
        <source>The field {1} of the battle&apos;s file is missing, misspelt or of a wrong kind. See battle.schema.json for what may stand there.</source>
        <translation>Das Feld {1} in der Datei der Schlacht fehlt, ist falsch geschrieben oder von falscher Art. Was dort stehen darf, sagt battle.schema.json.</translation>
    </message>
    <message>
        <source>The battle&apos;s file is of version {1}; this program reads version {2}. Use a newer program.</source>
        <translation>Die Datei der Schlacht hat die Version {1}; dieses Programm liest Version {2}. Ein neueres Programm verwenden.</translation>
    </message>
    <message>
        <source>Input {1} of the battle&apos;s file can&apos;t be read{2?: look at its field {2}|}. An input is an object with its kind and plain values.</source>
        <translation>Eingabe {1} in der Datei der Schlacht ist nicht lesbar{2?: das Feld {2} prüfen|}. Eine Eingabe ist ein Objekt mit ihrer Art und einfachen Werten.</translation>
    </message>
    <message>
        <source>Nothing in this battle is called {1}. Names in braces are those of its units, columns and commanders.</source>
        <translation>Nichts in dieser Schlacht heißt {1}. Namen in geschweiften Klammern sind die ihrer Einheiten, Kolonnen und Kommandeure.</translation>
    </message>
    <message>
        <source>Two in this battle are called {1}. Write the id of the one that is meant.</source>
        <translation>Zwei in dieser Schlacht heißen {1}. Die Kennung dessen schreiben, der gemeint ist.</translation>
    </message>
    <message>
        <source>The file has too few dice for the next roll: {2:dice} for {1:purpose}{4? of {4}|}. Add their faces, or call with --seed.</source>
        <translation>Für den nächsten Wurf hat die Datei zu wenige Würfel: {2:dice} für „{1:purpose}“{4? von {4}|}. Ihre Augen ergänzen oder mit --seed aufrufen.</translation>
    </message>
    <message>
        <source>The file does not answer a question: {1:ask}{2? ({2})|}. Add an input of kind Fact, or write &quot;facts&quot;: &quot;default&quot;.</source>
        <translation>Die Datei beantwortet eine Frage nicht: {1:ask}{2? ({2})|}. Eine Eingabe der Art Fact ergänzen oder &quot;facts&quot;: &quot;default&quot; schreiben.</translation>
    </message>
    <message>
        <source>The battle is over before input {1}. Leave out what follows.</source>
        <translation>Die Schlacht ist schon vor Eingabe {1} vorbei. Was folgt, weglassen.</translation>
    </message>
    <message>
        <source>The rules refuse this input now.</source>
        <translation>Die Regeln lassen diese Eingabe jetzt nicht zu.</translation>
    </message>
    <message>
        <source>Stored is {1}; the rules make it {2}.</source>
        <translation>Gespeichert ist {1}; nach den Regeln wird daraus {2}.</translation>
    </message>
    <message>
        <source>An event is missing that the rules make: {1}.</source>
        <translation>Ein Ereignis fehlt, das die Regeln hervorbringen: {1}.</translation>
    </message>
    <message>
        <source>An event is stored that the rules do not make: {1}.</source>
        <translation>Ein Ereignis ist gespeichert, das die Regeln nicht hervorbringen: {1}.</translation>
    </message>
    <message>
        <source>Stored are the rules {1}; now {2} make it so.</source>
        <translation>Gespeichert sind die Regeln {1}; jetzt führen {2} dazu.</translation>
    </message>
    <message>
        <source>The stored event does not fit where the battle stands.</source>
        <translation>Das gespeicherte Ereignis passt nicht zum Stand der Schlacht.</translation>
    </message>
    <message>
        <source>{1} inputs are taken back or restored, which is more than there are.</source>
        <translation>{1} Eingaben werden zurückgenommen oder wiederhergestellt, mehr als es gibt.</translation>
    </message>
    <message>
        <source>The book has no scenario called {1}. `sabretache list` names those that it has.</source>
        <translation>Das Buch hat kein Szenario namens {1}. `sabretache list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The book has no army called {1}. `sabretache list` names those that it has.</source>
        <translation>Das Buch hat keine Armee namens {1}. `sabretache list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The book has no battle called {1}. `sabretache list` names those that it has.</source>
        <translation>Das Buch hat keine Schlacht namens {1}. `sabretache list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be read: {2}.</source>
        <translation>{1} ist nicht lesbar: {2}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be written: {2}. Nothing was written.</source>
        <translation>{1} lässt sich nicht schreiben: {2}. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Input {1} ({2}) is refused: {3}</source>
        <translation>Eingabe {1} ({2}) wird abgelehnt: {3}</translation>
    </message>
    <message>
        <source>The dice or answer before input {1} are refused: {2}</source>
        <translation>Die Würfel oder die Antwort vor Eingabe {1} werden abgelehnt: {2}</translation>
    </message>
    <message>
        <source>Stopped after input {1}: {2}</source>
        <translation>Angehalten nach Eingabe {1}: {2}</translation>
    </message>
    <message>
        <source>{1:dice} of the file were not wanted.</source>
        <translation>In der Datei nicht gebraucht: {1:dice}.</translation>
    </message>
    <message>
        <source>{1}: {2} events, all as the rules make them</source>
        <translation>{1}: {2} Ereignisse, alle so, wie die Regeln sie hervorbringen</translation>
    </message>
    <message>
        <source>{1}: differs at step {2}{3?, event {3}|}: {4}</source>
        <translation>{1}: weicht bei Schritt {2} ab{3?, Ereignis {3}|}: {4}</translation>
    </message>
    <message>
        <source>{1}: can&apos;t be looked over: {2}</source>
        <translation>{1}: lässt sich nicht durchsehen: {2}</translation>
    </message>
</context>
<context>
    <name>battle-page</name>
    <message>
        <source>thrown by the program</source>
        <translation>vom Programm geworfen</translation>
    </message>
    <message>
        <source>typed from the table</source>
        <translation>vom Tisch eingegeben</translation>
    </message>
    <message>
        <source>typed, the rest by the program</source>
        <translation>eingegeben, der Rest vom Programm</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Step {1} was taken back; it can&apos;t be corrected.</source>
        <translation>Schritt {1} wurde zurückgenommen und lässt sich nicht berichtigen.</translation>
    </message>
    <message>
        <source>You are looking back: nothing can be entered here.</source>
        <translation>Dies ist ein Rückblick: hier lässt sich nichts eingeben.</translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation>der Spielleiter</translation>
    </message>
    <message>
        <source>The battle could not be brought to turn {1}.</source>
        <translation>Die Schlacht ließ sich nicht bis Zug {1} bringen.</translation>
    </message>
    <message>
        <source>The battle is past that: choose turn {1} or later, or take steps back first.</source>
        <translation>Darüber ist die Schlacht hinaus: Zug {1} oder einen späteren wählen oder erst Schritte zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>beerstein</name>
    <message>
        <source>Horse of which nothing more is said rides as heavy cavalry.</source>
        <translation>Kavallerie, von der nichts weiter gesagt ist, zählt als schwere Kavallerie.</translation>
    </message>
    <message>
        <source>It starts with {1} and will not attack.</source>
        <translation>Beginnt mit {1} und greift nicht an.</translation>
    </message>
    <message>
        <source>Beerstein has no field &quot;{1}&quot;; it is kept.</source>
        <translation>Beerstein hat kein Feld „{1}“; es bleibt erhalten.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Points lost before</source>
        <translation>Früher verlorene Punkte</translation>
    </message>
    <message>
        <source>trained, 5</source>
        <translation>ausgebildet, 5</translation>
    </message>
    <message>
        <source>veteran, 6</source>
        <translation>Veteranen, 6</translation>
    </message>
    <message>
        <source>elite, 7</source>
        <translation>Elite, 7</translation>
    </message>
    <message>
        <source>guard, 8</source>
        <translation>Garde, 8</translation>
    </message>
    <message>
        <source>Footprints of foot, horse and guns</source>
        <translation>Grundflächen von Infanterie, Kavallerie und Geschützen</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Woods and streams slow</source>
        <translation>Wald und Bach bremsen</translation>
    </message>
    <message>
        <source>Units out of command</source>
        <translation>Einheiten außer Befehlsreichweite</translation>
    </message>
    <message>
        <source>thrown for every turn</source>
        <translation>jeden Zug ausgewürfelt</translation>
    </message>
    <message>
        <source>changes sides every turn</source>
        <translation>wechselt jeden Zug die Seite</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>go free</source>
        <translation>handeln frei</translation>
    </message>
    <message>
        <source>foot 150 by 50 paces, horse 150 by 75, guns 100 by 50</source>
        <translation>Infanterie 150 mal 50 Schritt, Kavallerie 150 mal 75, Geschütze 100 mal 50</translation>
    </message>
    <message>
        <source>half: foot 75 by 25 paces, horse 75 by 40, guns 50 by 25</source>
        <translation>halb: Infanterie 75 mal 25 Schritt, Kavallerie 75 mal 40, Geschütze 50 mal 25</translation>
    </message>
    <message>
        <source>twice: foot 300 by 100 paces, horse 300 by 150, guns 200 by 100</source>
        <translation>doppelt: Infanterie 300 mal 100 Schritt, Kavallerie 300 mal 150, Geschütze 200 mal 100</translation>
    </message>
</context>
<context>
    <name>beerstein-battle</name>
    <message>
        <source>Voluntary withdrawal</source>
        <translation>Freiwilliger Rückzug</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Artillery before moving</source>
        <translation>Artillerie vor der Bewegung</translation>
    </message>
    <message>
        <source>Musketry before moving</source>
        <translation>Musketenfeuer vor der Bewegung</translation>
    </message>
    <message>
        <source>Withdrawal before moving</source>
        <translation>Rückzug vor der Bewegung</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Musketry</source>
        <translation>Musketenfeuer</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Noch zu handeln</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Standhaft</translation>
    </message>
    <message>
        <source>Spent: attacks no more</source>
        <translation>Verbraucht: greift nicht mehr an</translation>
    </message>
    <message>
        <source>Not yet on the table</source>
        <translation>Noch nicht da</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Abgegangen</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Limbered</source>
        <translation>Aufgeprotzt</translation>
    </message>
    <message>
        <source>Unlimbered</source>
        <translation>Abgeprotzt</translation>
    </message>
    <message>
        <source>Locked in combat</source>
        <translation>Im Kampf gebunden</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Greift an</translation>
    </message>
    <message>
        <source>Attacked</source>
        <translation>Wird angegriffen</translation>
    </message>
    <message>
        <source>Leader with it</source>
        <translation>Anführer dabei</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Gefeuert</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Turned on the spot</source>
        <translation>Geschwenkt</translation>
    </message>
    <message>
        <source>Withdrew</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Evaded</source>
        <translation>Ausgewichen</translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation>Zurückgeworfen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Wohlauf</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Verwundet</translation>
    </message>
    <message>
        <source>Vacant</source>
        <translation>Unbesetzt</translation>
    </message>
    <message>
        <source>End the step</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Fire the guns</source>
        <translation>Geschütze feuern</translation>
    </message>
    <message>
        <source>Fire muskets</source>
        <translation>Musketen feuern</translation>
    </message>
    <message>
        <source>Throw for movement</source>
        <translation>Bewegung auswürfeln</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Move the leader</source>
        <translation>Anführer bewegen</translation>
    </message>
    <message>
        <source>Divide the dice</source>
        <translation>Würfel aufteilen</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Follow up</source>
        <translation>Nachsetzen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Erholen</translation>
    </message>
    <message>
        <source>Who holds an objective</source>
        <translation>Wer einen Zielort hält</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Agree on a draw</source>
        <translation>Unentschieden vereinbaren</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Die Nacht bricht herein</translation>
    </message>
    <message>
        <source>Change a number</source>
        <translation>Einen Wert ändern</translation>
    </message>
    <message>
        <source>Change a leader</source>
        <translation>Einen Anführer ändern</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Würfel: {faces}</translation>
    </message>
    <message>
        <source>Answer: {value}</source>
        <translation>Antwort: {value}</translation>
    </message>
    <message>
        <source>End of the step{forced? by the umpire|}</source>
        <translation>Ende der Phase{forced? durch den Spielleiter|}</translation>
    </message>
    <message>
        <source>{unit} withdraws of its own will{leavesTable?, off the table|}</source>
        <translation>{unit} zieht sich freiwillig zurück{leavesTable?, vom Tisch|}</translation>
    </message>
    <message>
        <source>{unit} fires at {target}, {range:paces}</source>
        <translation>{unit} feuert auf {target}, {range:paces}</translation>
    </message>
    <message>
        <source>Throw for movement: {units}</source>
        <translation>Bewegung auswürfeln: {units}</translation>
    </message>
    <message>
        <source>{unit} marches {paces:paces}</source>
        <translation>{unit} marschiert {paces:paces}</translation>
    </message>
    <message>
        <source>{unit} attacks {target}, {paces:paces} away</source>
        <translation>{unit} greift {target} an, {paces:paces} entfernt</translation>
    </message>
    <message>
        <source>{unit} tries to evade</source>
        <translation>{unit} versucht auszuweichen</translation>
    </message>
    <message>
        <source>{unit} stands</source>
        <translation>{unit} bleibt stehen</translation>
    </message>
    <message>
        <source>{leader} moves {paces:paces}{unit? to {unit}|}</source>
        <translation>{leader} bewegt sich {paces:paces}{unit? zu {unit}|}</translation>
    </message>
    <message>
        <source>{unit} divides its dice: {dice}</source>
        <translation>{unit} teilt die Würfel auf: {dice}</translation>
    </message>
    <message>
        <source>Combat of {unit}</source>
        <translation>Kampf von {unit}</translation>
    </message>
    <message>
        <source>{unit}: {choice}</source>
        <translation>{unit}: {choice}</translation>
    </message>
    <message>
        <source>Recovery: {units}</source>
        <translation>Erholung: {units}</translation>
    </message>
    <message>
        <source>An objective changes hands</source>
        <translation>Ein Zielort wechselt den Besitzer</translation>
    </message>
    <message>
        <source>The battle is conceded</source>
        <translation>Die Schlacht wird aufgegeben</translation>
    </message>
    <message>
        <source>A draw is agreed</source>
        <translation>Ein Unentschieden wird vereinbart</translation>
    </message>
    <message>
        <source>Umpire: the number of {unit} is {points}</source>
        <translation>Spielleiter: der Wert von {unit} ist {points}</translation>
    </message>
    <message>
        <source>Umpire: {leader}: {fate}</source>
        <translation>Spielleiter: {leader}: {fate}</translation>
    </message>
    <message>
        <source>Umpire: {unit} leaves the table</source>
        <translation>Spielleiter: {unit} verlässt den Tisch</translation>
    </message>
    <message>
        <source>{faces} for {purpose:purpose}</source>
        <translation>{purpose:purpose}: {faces}</translation>
    </message>
    <message>
        <source>{fact:ask} {value}</source>
        <translation>{fact:ask} {value}</translation>
    </message>
    <message>
        <source>{first} against {second}: {side?{side} has the initiative|again}</source>
        <translation>{first} gegen {second}: {side?{side} hat die Initiative|noch einmal}</translation>
    </message>
    <message>
        <source>The initiative passes to {side}</source>
        <translation>Die Initiative geht an {side}</translation>
    </message>
    <message>
        <source>{step:phase}{side?: {side}|}</source>
        <translation>{step:phase}{side?: {side}|}</translation>
    </message>
    <message>
        <source>The umpire ends the step: {step:phase}</source>
        <translation>Der Spielleiter beendet die Phase: {step:phase}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>{unit} arrives</source>
        <translation>{unit} trifft ein</translation>
    </message>
    <message>
        <source>{commander} takes command of {column?{column}|the army}</source>
        <translation>{commander} übernimmt das Kommando über {column?{column}|die Armee}</translation>
    </message>
    <message>
        <source>{unit} withdraws {paces:paces} of its own will{offTable? and leaves the table|} and loses a point for good</source>
        <translation>{unit} zieht sich freiwillig {paces:paces} zurück{offTable?, verlässt den Tisch|} und verliert einen Punkt für immer</translation>
    </message>
    <message>
        <source>{unit} fires at {target}, {range:paces}: {dice:dice}, hits from {hitOn}{saves?, hits may be saved|}</source>
        <translation>{unit} feuert auf {target}, {range:paces}: {dice:dice}, Treffer ab {hitOn}{saves?, mit Rettungswurf|}</translation>
    </message>
    <message>
        <source>{unit} hits {target}: {hits:hits}</source>
        <translation>{unit} trifft {target}: {hits:hits}</translation>
    </message>
    <message>
        <source>{target} saves {saved:hits}</source>
        <translation>{target} wehrt ab: {saved:hits}</translation>
    </message>
    <message>
        <source>{unit} loses {points:points}: {cause}</source>
        <translation>{unit} verliert {points:points}: {cause}</translation>
    </message>
    <message>
        <source>{unit} is gone</source>
        <translation>{unit} ist vernichtet</translation>
    </message>
    <message>
        <source>{unit} is shot down and halts 100 paces short</source>
        <translation>{unit} wird zusammengeschossen und hält 100 Schritt davor an</translation>
    </message>
    <message>
        <source>{leader} is in danger</source>
        <translation>{leader} ist in Gefahr</translation>
    </message>
    <message>
        <source>{leader}: {die}, {fate}</source>
        <translation>{leader}: {die}, {fate}</translation>
    </message>
    <message>
        <source>{leader} looks for the nearest friends</source>
        <translation>{leader} sucht die nächsten eigenen Truppen</translation>
    </message>
    <message>
        <source>{leader} {unit?joins {unit}|stands alone}</source>
        <translation>{leader} {unit?schließt sich {unit} an|steht allein}</translation>
    </message>
    <message>
        <source>Movement is thrown for: {units}</source>
        <translation>Die Bewegung wird ausgewürfelt für: {units}</translation>
    </message>
    <message>
        <source>{unit}: {die} gives {paces:paces}</source>
        <translation>{unit}: {die} ergibt {paces:paces}</translation>
    </message>
    <message>
        <source>{unit} {onTheSpot?turns on the spot|marches {paces:paces}{aboutFace? after turning about|}}{offTable? and leaves the table|}</source>
        <translation>{unit} {onTheSpot?schwenkt auf der Stelle|marschiert {paces:paces}{aboutFace? nach einer Kehrtwendung|}}{offTable? und verlässt den Tisch|}</translation>
    </message>
    <message>
        <source>{unit} attacks the {sector} of {target}, {paces:paces} away</source>
        <translation>{unit} greift {target} an ({sector}), {paces:paces} entfernt</translation>
    </message>
    <message>
        <source>{unit} {clear?tries to evade|has no clear way to evade}</source>
        <translation>{unit} {clear?versucht auszuweichen|hat keinen freien Weg zum Ausweichen}</translation>
    </message>
    <message>
        <source>{unit} throws {die}: {success?it gets away|it does not get away}</source>
        <translation>{unit} würfelt {die}: {success?entkommt|entkommt nicht}</translation>
    </message>
    <message>
        <source>{unit} does not get away</source>
        <translation>{unit} entkommt nicht</translation>
    </message>
    <message>
        <source>{unit} evades: {die} gives {paces:paces}</source>
        <translation>{unit} weicht aus: {die} ergibt {paces:paces}</translation>
    </message>
    <message>
        <source>{unit} is in contact with the {sector} of {target}</source>
        <translation>{unit} hat Kontakt mit {target} ({sector})</translation>
    </message>
    <message>
        <source>{unit} finds nobody before it</source>
        <translation>{unit} findet niemanden vor sich</translation>
    </message>
    <message>
        <source>Combat: {throwers}</source>
        <translation>Kampf: {throwers}</translation>
    </message>
    <message>
        <source>{unit} against {target}: {hits:hits}</source>
        <translation>{unit} gegen {target}: {hits:hits}</translation>
    </message>
    <message>
        <source>{locked?Equal losses: they stay locked|The combat is {winner?won by {winner}|over}}</source>
        <translation>{locked?Gleiche Verluste: sie bleiben gebunden|{winner?Den Kampf gewinnt {winner}|Der Kampf ist vorbei}}</translation>
    </message>
    <message>
        <source>{unit} has lost and withdraws 400 paces</source>
        <translation>{unit} hat verloren und zieht sich 400 Schritt zurück</translation>
    </message>
    <message>
        <source>{unit} goes back: {way}</source>
        <translation>{unit} geht zurück: {way}</translation>
    </message>
    <message>
        <source>{unit}: {choice}{paces?, {paces:paces}|}</source>
        <translation>{unit}: {choice}{paces?, {paces:paces}|}</translation>
    </message>
    <message>
        <source>Recovery is thrown for: {units}</source>
        <translation>Die Erholung wird ausgewürfelt für: {units}</translation>
    </message>
    <message>
        <source>{unit} throws {die} and {recovered?gets a point back|gets nothing back}</source>
        <translation>{unit} würfelt {die} und {recovered?erhält einen Punkt zurück|erhält nichts zurück}</translation>
    </message>
    <message>
        <source>Objective {objective} is held by {side?{side}|nobody}</source>
        <translation>Zielort {objective} wird gehalten von: {side?{side}|niemand}</translation>
    </message>
    <message>
        <source>Umpire: the number of {unit} is {points}. {reason}</source>
        <translation>Spielleiter: der Wert von {unit} ist {points}. {reason}</translation>
    </message>
    <message>
        <source>Umpire: {leader}: {fate}. {reason}</source>
        <translation>Spielleiter: {leader}: {fate}. {reason}</translation>
    </message>
    <message>
        <source>Umpire: {unit} leaves the table. {reason}</source>
        <translation>Spielleiter: {unit} verlässt den Tisch. {reason}</translation>
    </message>
    <message>
        <source>Broken: {side}</source>
        <translation>Gebrochen: {side}</translation>
    </message>
    <message>
        <source>The battle is over: {winner?{winner} wins|a draw} ({why})</source>
        <translation>Die Schlacht ist vorbei: {winner?{winner} siegt|unentschieden} ({why})</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Target in cover</source>
        <translation>Ziel in Deckung</translation>
    </message>
    <message>
        <source>In its front</source>
        <translation>Vor seiner Front</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Screened</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Inside woods or houses</source>
        <translation>In Wald oder Häusern</translation>
    </message>
    <message>
        <source>Of it inside</source>
        <translation>Davon darin</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>About face</source>
        <translation>Kehrtwendung</translation>
    </message>
    <message>
        <source>Limbers</source>
        <translation>Auf-/abprotzen</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>From the leader</source>
        <translation>Vom Anführer</translation>
    </message>
    <message>
        <source>Ends nearer to the enemy</source>
        <translation>Endet näher am Feind</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Verlässt den Tisch</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Trifft auf</translation>
    </message>
    <message>
        <source>Last leg straight ahead</source>
        <translation>Letztes Stück geradeaus</translation>
    </message>
    <message>
        <source>A clear way to go</source>
        <translation>Ein freier Weg</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Der Sieger</translation>
    </message>
    <message>
        <source>Nearest enemy</source>
        <translation>Nächster Feind</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielort</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Forced by the umpire</source>
        <translation>Vom Spielleiter erzwungen</translation>
    </message>
    <message>
        <source>{1:dice}, hits from {2}</source>
        <translation>{1:dice}, Treffer ab {2}</translation>
    </message>
    <message>
        <source>{1:dice}, hits from {2}; each is saved on 1 to 3</source>
        <translation>{1:dice}, Treffer ab {2}; jeder wird bei 1 bis 3 abgewehrt</translation>
    </message>
    <message>
        <source>The die gave: {1:paces}</source>
        <translation>Der Würfel gab: {1:paces}</translation>
    </message>
    <message>
        <source>The leader&apos;s word reaches: {1:paces}</source>
        <translation>Das Wort des Anführers reicht: {1:paces}</translation>
    </message>
    <message>
        <source>In combat: {1:dice}</source>
        <translation>Im Kampf: {1:dice}</translation>
    </message>
    <message>
        <source>{1}: {2:dice}, enemies in contact: {3}</source>
        <translation>{1}: {2:dice}, Feinde in Kontakt: {3}</translation>
    </message>
    <message>
        <source>To divide: {1:dice}</source>
        <translation>Aufzuteilen: {1:dice}</translation>
    </message>
    <message>
        <source>Withdraws {1:paces}; its number becomes {2}</source>
        <translation>Zieht sich {1:paces} zurück; der Wert sinkt auf {2}</translation>
    </message>
    <message>
        <source>Gets away on 1 to {1}</source>
        <translation>Entkommt bei 1 bis {1}</translation>
    </message>
    <message>
        <source>Is the way back clear?</source>
        <translation>Ist der Weg zurück frei?</translation>
    </message>
    <message>
        <source>Which friends are nearest to the leader?</source>
        <translation>Welche eigenen Truppen sind dem Anführer am nächsten?</translation>
    </message>
    <message>
        <source>the initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>the guns</source>
        <translation>Geschützfeuer</translation>
    </message>
    <message>
        <source>the muskets</source>
        <translation>Musketenfeuer</translation>
    </message>
    <message>
        <source>saving hits</source>
        <translation>Abwehr von Treffern</translation>
    </message>
    <message>
        <source>the leader&apos;s life</source>
        <translation>Leben des Anführers</translation>
    </message>
    <message>
        <source>evading</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>the way it evades</source>
        <translation>Weg des Ausweichens</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>the combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>die erste Seite</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>die zweite Seite</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>musketry</source>
        <translation>Musketenfeuer</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>No clear way: stops and loses one more</source>
        <translation>Kein freier Weg: hält an und verliert einen mehr</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Open ground, road or bridge</source>
        <translation>Offenes Gelände, Straße oder Brücke</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>River or lake</source>
        <translation>Fluss oder See</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Limber up</source>
        <translation>Aufprotzen</translation>
    </message>
    <message>
        <source>Unlimber</source>
        <translation>Abprotzen</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Takes the ground</source>
        <translation>Besetzt das Gelände</translation>
    </message>
    <message>
        <source>Advances</source>
        <translation>Rückt vor</translation>
    </message>
    <message>
        <source>Withdraws</source>
        <translation>Zieht sich zurück</translation>
    </message>
    <message>
        <source>a side is broken</source>
        <translation>eine Seite ist gebrochen</translation>
    </message>
    <message>
        <source>the last turn is over</source>
        <translation>der letzte Zug ist vorbei</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>This belongs to another step: now it is {1:phase}.</source>
        <translation>Das gehört zu einer anderen Phase: jetzt ist „{1:phase}“.</translation>
    </message>
    <message>
        <source>This unit is not in the battle.</source>
        <translation>Diese Einheit ist nicht in der Schlacht.</translation>
    </message>
    <message>
        <source>This leader is not in the field.</source>
        <translation>Dieser Anführer ist nicht im Feld.</translation>
    </message>
    <message>
        <source>{1} is not on the table.</source>
        <translation>{1} ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>It is not the step of {1}.</source>
        <translation>Diese Phase gehört nicht {1}.</translation>
    </message>
    <message>
        <source>The arm of {1} does not do that.</source>
        <translation>Die Waffengattung von {1} tut das nicht.</translation>
    </message>
    <message>
        <source>{1} has done that this turn.</source>
        <translation>{1} hat das in diesem Zug schon getan.</translation>
    </message>
    <message>
        <source>A battery fires or moves: {1} has fired or moved this turn.</source>
        <translation>Eine Batterie feuert oder bewegt sich: {1} hat in diesem Zug schon gefeuert oder sich bewegt.</translation>
    </message>
    <message>
        <source>{1} has withdrawn of its own will this turn.</source>
        <translation>{1} hat sich in diesem Zug freiwillig zurückgezogen.</translation>
    </message>
    <message>
        <source>{1} is locked in combat.</source>
        <translation>{1} ist im Kampf gebunden.</translation>
    </message>
    <message>
        <source>{1} attacks this turn and does not fire.</source>
        <translation>{1} greift in diesem Zug an und feuert nicht.</translation>
    </message>
    <message>
        <source>{1} is attacked: it fires at the front of its attackers only, and does not move.</source>
        <translation>{1} wird angegriffen: feuert nur auf die Front der Angreifer und bewegt sich nicht.</translation>
    </message>
    <message>
        <source>{1} is limbered.</source>
        <translation>{1} ist aufgeprotzt.</translation>
    </message>
    <message>
        <source>{1} is of its own side.</source>
        <translation>{1} gehört zur eigenen Seite.</translation>
    </message>
    <message>
        <source>{1} is of the other side.</source>
        <translation>{1} gehört zur anderen Seite.</translation>
    </message>
    <message>
        <source>{1} is locked in combat and is not fired at.</source>
        <translation>{1} ist im Kampf gebunden und wird nicht beschossen.</translation>
    </message>
    <message>
        <source>The range of {2:paces} is too long for {1}.</source>
        <translation>{2:paces} sind für {1} zu weit.</translation>
    </message>
    <message>
        <source>{1} is not in the front sector.</source>
        <translation>{1} ist nicht im Frontbereich.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be seen.</source>
        <translation>{1} ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Others stand before {1}.</source>
        <translation>Andere stehen vor {1}.</translation>
    </message>
    <message>
        <source>{1} is more than {2:paces} inside and can&apos;t be seen.</source>
        <translation>{1} steht mehr als {2:paces} tief darin und ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>{1} has not thrown for its movement.</source>
        <translation>{1} hat die Bewegung noch nicht ausgewürfelt.</translation>
    </message>
    <message>
        <source>{1} threw no paces: it can&apos;t even turn.</source>
        <translation>{1} hat keinen einzigen Schritt gewürfelt und kann nicht einmal wenden.</translation>
    </message>
    <message>
        <source>{1} needs {2:paces} and has {3:paces}.</source>
        <translation>{1} braucht {2:paces} und hat {3:paces}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t pass this ground.</source>
        <translation>{1} kommt durch dieses Gelände nicht hindurch.</translation>
    </message>
    <message>
        <source>{1} can&apos;t limber or unlimber so.</source>
        <translation>{1} kann so nicht auf- oder abprotzen.</translation>
    </message>
    <message>
        <source>An attack ends straight ahead: {1} can&apos;t wheel into it.</source>
        <translation>Ein Angriff endet geradeaus: {1} kann nicht hineinschwenken.</translation>
    </message>
    <message>
        <source>{1} does not obey {2}.</source>
        <translation>{1} gehorcht {2} nicht.</translation>
    </message>
    <message>
        <source>{1} is out of command: it neither attacks nor goes nearer to the enemy.</source>
        <translation>{1} ist außer Befehlsreichweite: kein Angriff und kein Schritt näher an den Feind.</translation>
    </message>
    <message>
        <source>{1} is at 2 or less and attacks no more.</source>
        <translation>{1} steht bei 2 oder weniger und greift nicht mehr an.</translation>
    </message>
    <message>
        <source>{1} has fired and does not attack this turn.</source>
        <translation>{1} hat gefeuert und greift in diesem Zug nicht an.</translation>
    </message>
    <message>
        <source>{1} is not the one that is attacked.</source>
        <translation>{1} ist nicht das Ziel des Angriffs.</translation>
    </message>
    <message>
        <source>{1} is not in combat.</source>
        <translation>{1} ist nicht im Kampf.</translation>
    </message>
    <message>
        <source>{1} touches one enemy only.</source>
        <translation>{1} berührt nur einen Feind.</translation>
    </message>
    <message>
        <source>{1} has {2:dice} to divide over all its enemies.</source>
        <translation>{1} hat {2:dice} auf alle seine Feinde aufzuteilen.</translation>
    </message>
    <message>
        <source>Combats wait to be fought.</source>
        <translation>Noch sind Kämpfe auszutragen.</translation>
    </message>
    <message>
        <source>{1} has won no combat.</source>
        <translation>{1} hat keinen Kampf gewonnen.</translation>
    </message>
    <message>
        <source>{1} can&apos;t do that after its combat: {2}</source>
        <translation>{1} kann das nach dem Kampf nicht tun: {2}</translation>
    </message>
    <message>
        <source>{1} has nothing to get back, or is locked.</source>
        <translation>{1} hat nichts zurückzuerhalten oder ist gebunden.</translation>
    </message>
    <message>
        <source>An enemy is nearer than {2:paces} to {1}.</source>
        <translation>Ein Feind steht näher als {2:paces} an {1}.</translation>
    </message>
    <message>
        <source>The columns of the table do not have the same length.</source>
        <translation>Die Spalten der Tabelle sind nicht gleich lang.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Das ändert nichts.</translation>
    </message>
    <message>
        <source>That does not answer the question.</source>
        <translation>Das beantwortet die Frage nicht.</translation>
    </message>
    <message>
        <source>{1} is out of the battle.</source>
        <translation>{1} ist aus der Schlacht ausgeschieden.</translation>
    </message>
    <message>
        <source>Another leader is with {1}.</source>
        <translation>Bei {1} ist ein anderer Anführer.</translation>
    </message>
    <message>
        <source>A value is out of range: {1:form}.</source>
        <translation>Ein Wert liegt außerhalb der Grenzen: {1:form}.</translation>
    </message>
    <message>
        <source>The umpire gives a reason.</source>
        <translation>Der Spielleiter gibt einen Grund an.</translation>
    </message>
    <message>
        <source>There is no such objective.</source>
        <translation>Diesen Zielort gibt es nicht.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>No unit is named.</source>
        <translation>Keine Einheit ist genannt.</translation>
    </message>
    <message>
        <source>A stored event does not follow from what went before: {1}.</source>
        <translation>Ein gespeichertes Ereignis folgt nicht aus dem Vorangegangenen: {1}.</translation>
    </message>
    <message>
        <source>A side has no units: {1}.</source>
        <translation>Eine Seite hat keine Einheiten: {1}.</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>new army {1}</source>
        <translation>neue Armee {1}</translation>
    </message>
    <message>
        <source>new column {1}</source>
        <translation>neue Kolonne {1}</translation>
    </message>
    <message>
        <source>new unit {1}</source>
        <translation>neue Einheit {1}</translation>
    </message>
    <message>
        <source>new commander {1}</source>
        <translation>neuer Kommandeur {1}</translation>
    </message>
    <message>
        <source>removal of the army {1}</source>
        <translation>Entfernen der Armee {1}</translation>
    </message>
    <message>
        <source>removal of {2} ({1:rows})</source>
        <translation>Entfernen von {2} ({1:rows})</translation>
    </message>
    <message>
        <source>removal of the commander {1}</source>
        <translation>Entfernen des Kommandeurs {1}</translation>
    </message>
    <message>
        <source>move of {2} ({1:rows}) to {3}</source>
        <translation>Verschieben von {2} ({1:rows}) nach {3}</translation>
    </message>
    <message>
        <source>move of the army {1}</source>
        <translation>Verschieben der Armee {1}</translation>
    </message>
    <message>
        <source>copy of {2} ({1:rows})</source>
        <translation>Kopie von {2} ({1:rows})</translation>
    </message>
    <message>
        <source>name of {1}, now {2}</source>
        <translation>Name von {1}, jetzt {2}</translation>
    </message>
    <message>
        <source>arm of {1}: {2:arm}</source>
        <translation>Waffengattung von {1}: {2:arm}</translation>
    </message>
    <message>
        <source>nation of {1}: {2?{2}|none}</source>
        <translation>Nation von {1}: {2?{2}|keine}</translation>
    </message>
    <message>
        <source>{2:field} of {1}: {3?{3:value}|as usual}</source>
        <translation>{2:field} von {1}: {3?{3:value}|wie üblich}</translation>
    </message>
    <message>
        <source>strength of {1}: {2?{2:men}|not known}</source>
        <translation>Stärke von {1}: {2?{2:men}|nicht bekannt}</translation>
    </message>
    <message>
        <source>guns of {1}: {2?{2:guns}|not known}</source>
        <translation>Geschütze von {1}: {2?{2:guns}|nicht bekannt}</translation>
    </message>
    <message>
        <source>establishment of {1}</source>
        <translation>Sollstärke von {1}</translation>
    </message>
    <message>
        <source>{1} to command {2}</source>
        <translation>{1} übernimmt {2}</translation>
    </message>
    <message>
        <source>command of {1} left vacant</source>
        <translation>Kommando von {1} bleibt unbesetzt</translation>
    </message>
    <message>
        <source>setting {1}: {2}</source>
        <translation>Einstellung {1}: {2}</translation>
    </message>
    <message>
        <source>colours of {1}</source>
        <translation>Farben von {1}</translation>
    </message>
    <message>
        <source>new scenario {1}</source>
        <translation>neues Szenario {1}</translation>
    </message>
    <message>
        <source>scenario {1}</source>
        <translation>Szenario {1}</translation>
    </message>
    <message>
        <source>removal of the scenario {1}</source>
        <translation>Entfernen des Szenarios {1}</translation>
    </message>
    <message>
        <source>notes of {1}</source>
        <translation>Notizen zu {1}</translation>
    </message>
    <message>
        <source>source of {1}</source>
        <translation>Quelle von {1}</translation>
    </message>
    <message>
        <source>side of {1}</source>
        <translation>Seite von {1}</translation>
    </message>
    <message>
        <source>nation of {1}</source>
        <translation>Nation von {1}</translation>
    </message>
    <message>
        <source>level of {1}</source>
        <translation>Ebene von {1}</translation>
    </message>
    <message>
        <source>who gives orders: {1}</source>
        <translation>wer Befehle gibt: {1}</translation>
    </message>
    <message>
        <source>how sure the strength of {1} is</source>
        <translation>wie sicher die Stärke von {1} ist</translation>
    </message>
    <message>
        <source>battalions or squadrons of {1}</source>
        <translation>Bataillone oder Schwadronen von {1}</translation>
    </message>
    <message>
        <source>particulars of {1}</source>
        <translation>Angaben zu {1}</translation>
    </message>
    <message>
        <source>{1} of {2:rows}</source>
        <translation>{1} in {2:rows}</translation>
    </message>
    <message>
        <source>new column {1} with {2:units}</source>
        <translation>neue Kolonne {1}: {2:units}</translation>
    </message>
    <message>
        <source>split of {1} in {2}</source>
        <translation>Teilen von {1} in {2}</translation>
    </message>
    <message>
        <source>merge of {1:units} into {2}</source>
        <translation>Zusammenlegen zu {2}: {1:units}</translation>
    </message>
    <message>
        <source>paste of {1:rows}</source>
        <translation>Einfügen: {1:rows}</translation>
    </message>
    <message>
        <source>paste of {1:cells}</source>
        <translation>Einfügen: {1:cells}</translation>
    </message>
    <message>
        <source>clearing of {1:cells}</source>
        <translation>Leeren: {1:cells}</translation>
    </message>
    <message>
        <source>copy of {1}</source>
        <translation>Kopie von {1}</translation>
    </message>
    <message>
        <source>import of {1}</source>
        <translation>Import von {1}</translation>
    </message>
    <message>
        <source>No commander: only the army commander can order what stands under it.</source>
        <translation>Kein Kommandeur: nur der Armeekommandeur kann befehlen, was darunter steht.</translation>
    </message>
    <message>
        <source>Nothing stands under it yet.</source>
        <translation>Darunter steht noch nichts.</translation>
    </message>
    <message>
        <source>The army has no commander.</source>
        <translation>Die Armee hat keinen Kommandeur.</translation>
    </message>
    <message>
        <source>Its strength is not known, so it can&apos;t take the field.</source>
        <translation>Die Stärke ist nicht bekannt; so geht es nicht ins Feld.</translation>
    </message>
    <message>
        <source>It has no name.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>The book is kept for the rule set &quot;{1}&quot;, which this program does not know.</source>
        <translation>Das Buch wird für das Regelwerk „{1}“ geführt, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>Something else changed this meanwhile; nothing was done.</source>
        <translation>Etwas anderes hat das inzwischen geändert; es wurde nichts getan.</translation>
    </message>
    <message>
        <source>{1} can&apos;t stand within itself, or under something that is gone.</source>
        <translation>{1} kann nicht in sich selbst stehen und nicht unter etwas, das es nicht mehr gibt.</translation>
    </message>
    <message>
        <source>This is in the book already.</source>
        <translation>Das steht schon im Buch.</translation>
    </message>
    <message>
        <source>This is no longer in the book.</source>
        <translation>Das steht nicht mehr im Buch.</translation>
    </message>
    <message>
        <source>What it should stand under is no longer in the book.</source>
        <translation>Das, worunter es stehen soll, ist nicht mehr im Buch.</translation>
    </message>
    <message>
        <source>{1} has fought; the army can&apos;t be removed while its record is in this book.</source>
        <translation>{1} hat gekämpft; die Armee bleibt, solange der Werdegang in diesem Buch steht.</translation>
    </message>
    <message>
        <source>{1} is out of range: {2} to {3}.</source>
        <translation>{1} liegt außerhalb der Grenzen: {2} bis {3}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a number.</source>
        <translation>„{1}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a value for {2}. It can be: {3}.</source>
        <translation>„{1}“ ist kein Wert für {2}. Möglich sind: {3}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a date; write it as 1704-08-13.</source>
        <translation>„{1}“ ist kein Datum; zu schreiben ist es wie 1704-08-13.</translation>
    </message>
    <message>
        <source>Choose two units or more to make one of them.</source>
        <translation>Zwei oder mehr Einheiten wählen, um eine daraus zu machen.</translation>
    </message>
    <message>
        <source>{1} and {2} are of different arms: foot, horse and guns don&apos;t mix.</source>
        <translation>{1} und {2} sind verschiedener Waffengattung: Infanterie, Kavallerie und Geschütze lassen sich nicht mischen.</translation>
    </message>
    <message>
        <source>British foot, 1704</source>
        <translation>Britische Infanterie, 1704</translation>
    </message>
    <message>
        <source>Dutch foot, 1704</source>
        <translation>Niederländische Infanterie, 1704</translation>
    </message>
    <message>
        <source>Foot in British and Dutch pay, 1704</source>
        <translation>Infanterie in britischem und niederländischem Sold, 1704</translation>
    </message>
    <message>
        <source>French foot, 1704</source>
        <translation>Französische Infanterie, 1704</translation>
    </message>
    <message>
        <source>Bavarian foot, 1704</source>
        <translation>Bayerische Infanterie, 1704</translation>
    </message>
    <message>
        <source>Horse, 1704</source>
        <translation>Kavallerie, 1704</translation>
    </message>
    <message>
        <source>Imperial cuirassiers, 1704</source>
        <translation>Kaiserliche Kürassiere, 1704</translation>
    </message>
    <message>
        <source>Dragoons, 1704</source>
        <translation>Dragoner, 1704</translation>
    </message>
    <message>
        <source>Battery, 1704</source>
        <translation>Batterie, 1704</translation>
    </message>
    <message>
        <source>French line regiment, 1805</source>
        <translation>Französisches Linienregiment, 1805</translation>
    </message>
    <message>
        <source>French light regiment, 1805</source>
        <translation>Französisches leichtes Regiment, 1805</translation>
    </message>
    <message>
        <source>Austrian line regiment, 1805</source>
        <translation>Österreichisches Linienregiment, 1805</translation>
    </message>
    <message>
        <source>Austrian grenadiers, 1805</source>
        <translation>Österreichische Grenadiere, 1805</translation>
    </message>
    <message>
        <source>Hussars, 1805</source>
        <translation>Husaren, 1805</translation>
    </message>
    <message>
        <source>Cuirassiers, 1805</source>
        <translation>Kürassiere, 1805</translation>
    </message>
    <message>
        <source>Battery, 1805</source>
        <translation>Batterie, 1805</translation>
    </message>
    <message>
        <source>This cell can&apos;t be filled.</source>
        <translation>Diese Zelle lässt sich nicht ausfüllen.</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>The clipboard holds more than {1:rows}; import it as a file.</source>
        <translation>Die Zwischenablage enthält mehr als {1:rows}; als Datei importieren.</translation>
    </message>
    <message>
        <source>There is a file {1} already. Choose another name.</source>
        <translation>Es gibt schon eine Datei {1}. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is no book {1}.</source>
        <translation>Es gibt kein Buch {1}.</translation>
    </message>
    <message>
        <source>{1} is a folder, not a book.</source>
        <translation>{1} ist ein Ordner, kein Buch.</translation>
    </message>
    <message>
        <source>You have no right to read {1}.</source>
        <translation>Die Berechtigung fehlt, {1} zu lesen.</translation>
    </message>
    <message>
        <source>You have no right to write in the folder of {1}, so the book is open for reading. Save a copy elsewhere to change it.</source>
        <translation>Die Berechtigung fehlt, im Ordner von {1} zu schreiben; das Buch ist daher nur zum Lesen geöffnet. Um es zu ändern, anderswo eine Kopie speichern.</translation>
    </message>
    <message>
        <source>{1} is not a Sabretache book.</source>
        <translation>{1} ist kein Sabretache-Buch.</translation>
    </message>
    <message>
        <source>{1} is cut short: a part of the file is missing. Nothing was written to it.{2? The last good copy is {2}.}</source>
        <translation>{1} ist abgeschnitten: ein Teil der Datei fehlt. Es wurde nichts hineingeschrieben.{2? Die letzte gute Kopie ist {2}.}</translation>
    </message>
    <message>
        <source>{1} is damaged ({2}). Nothing was written to it.{3? The last good copy is {3}.}</source>
        <translation>{1} ist beschädigt ({2}). Es wurde nichts hineingeschrieben.{3? Die letzte gute Kopie ist {3}.}</translation>
    </message>
    <message>
        <source>{1} was made by a newer Sabretache, so it can only be read here.</source>
        <translation>{1} stammt von einem neueren Sabretache und lässt sich hier nur lesen.</translation>
    </message>
    <message>
        <source>{3} has this book open on {1}, so it can only be read here.</source>
        <translation>{3} hat dieses Buch auf {1} geöffnet; hier lässt es sich nur lesen.</translation>
    </message>
    <message>
        <source>This book is open for reading only.</source>
        <translation>Dieses Buch ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be written: {2}.</source>
        <translation>{1} lässt sich nicht schreiben: {2}.</translation>
    </message>
    <message>
        <source>The change could not be written ({2}); the book is as before.</source>
        <translation>Die Änderung ließ sich nicht schreiben ({2}); das Buch ist wie zuvor.</translation>
    </message>
    <message>
        <source>The book does not take this ({2}); it is as before.</source>
        <translation>Das Buch nimmt das nicht an ({2}); es ist wie zuvor.</translation>
    </message>
    <message>
        <source>The book is as it was when you opened it.</source>
        <translation>Das Buch ist so, wie es beim Öffnen war.</translation>
    </message>
    <message>
        <source>{1} is of an older version and could not be brought up to date ({3}). Nothing was changed.</source>
        <translation>{1} hat eine ältere Version und ließ sich nicht auf den neuen Stand bringen ({3}). Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Another program is writing to {1}. Try again in a moment.</source>
        <translation>Ein anderes Programm schreibt in {1}. Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>There is no sample {1}.</source>
        <translation>Es gibt kein Beispiel {1}.</translation>
    </message>
    <message>
        <source>This is not the JSON of a battle.</source>
        <translation>Das ist nicht das JSON einer Schlacht.</translation>
    </message>
    <message>
        <source>The field {1} is missing from the battle, or is of a wrong kind.</source>
        <translation>Das Feld {1} fehlt in der Schlacht oder ist von falscher Art.</translation>
    </message>
    <message>
        <source>That battle is not in this book.</source>
        <translation>Diese Schlacht ist nicht in diesem Buch.</translation>
    </message>
    <message>
        <source>Battles of the rule set {1:ruleset} can&apos;t be fought here.</source>
        <translation>Schlachten des Regelwerks {1:ruleset} lassen sich hier nicht schlagen.</translation>
    </message>
    <message>
        <source>The battle&apos;s record can&apos;t be followed beyond step {1}, so it can only be read up to there.</source>
        <translation>Der Aufzeichnung der Schlacht lässt sich über Schritt {1} hinaus nicht folgen; sie ist nur bis dorthin lesbar.</translation>
    </message>
    <message>
        <source>No dice are wanted now.</source>
        <translation>Jetzt werden keine Würfel gebraucht.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to restore.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>A battle needs two sides; here are {1}. Armies with the same side fight together.</source>
        <translation>Eine Schlacht braucht zwei Seiten; hier sind es {1}. Armeen mit derselben Seite kämpfen gemeinsam.</translation>
    </message>
    <message>
        <source>The side {1} has no unit.</source>
        <translation>Die Seite {1} hat keine Einheit.</translation>
    </message>
    <message>
        <source>{1} stands on both sides.</source>
        <translation>{1} steht auf beiden Seiten.</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>done again</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>battle return</source>
        <translation>Rapport einer Schlacht</translation>
    </message>
    <message>
        <source>command of {1} held since {2?{2}|the start}</source>
        <translation>Kommando von {1} geführt seit {2?{2}|Beginn}</translation>
    </message>
    <message>
        <source>{2} put back ({1:rows})</source>
        <translation>{2} zurückgeholt ({1:rows})</translation>
    </message>
    <message>
        <source>Stopped; the book is as it was.</source>
        <translation>Angehalten; das Buch ist, wie es war.</translation>
    </message>
    <message>
        <source>Row {1}, {2}: {3}</source>
        <translation>Zeile {1}, {2}: {3}</translation>
    </message>
</context>
<context>
    <name>campaign</name>
    <message>
        <source>The book holds no campaign. Begin one from its armies, or open the sample of the Danube.</source>
        <translation>Das Buch enthält keinen Feldzug. Einen mit seinen Armeen beginnen oder das Beispiel von der Donau öffnen.</translation>
    </message>
    <message>
        <source>The campaign was written by a newer version of the program (form {1}). Open the book with that version.</source>
        <translation>Der Feldzug stammt von einer neueren Version des Programms (Form {1}). Das Buch mit dieser Version öffnen.</translation>
    </message>
    <message>
        <source>A row of the campaign can&apos;t be read ({1}, {2}: {3}). Nothing was changed; open the last good copy of the book.</source>
        <translation>Eine Zeile des Feldzugs ist nicht lesbar ({1}, {2}: {3}). Es wurde nichts geändert; die letzte gute Kopie des Buchs öffnen.</translation>
    </message>
    <message>
        <source>The book holds a campaign already. End it first, or begin the next one from its survivors.</source>
        <translation>Das Buch enthält schon einen Feldzug. Ihn zuerst beenden oder den nächsten mit seinen Überlebenden beginnen.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a date. Write year, month and day: 1704-08-13.</source>
        <translation>„{1}“ ist kein Datum. Jahr, Monat und Tag schreiben: 1704-08-13.</translation>
    </message>
    <message>
        <source>A campaign needs two sides, and the armies of the book have {1}. Give each army the word of its side.</source>
        <translation>Ein Feldzug braucht zwei Seiten, und die Armeen des Buchs haben {1}. Jeder Armee das Wort ihrer Seite geben.</translation>
    </message>
    <message>
        <source>{1} has not ended. End it first.</source>
        <translation>{1} ist nicht beendet. Zuerst beenden.</translation>
    </message>
    <message>
        <source>That is not in the campaign any more.</source>
        <translation>Das ist nicht mehr im Feldzug.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be removed: an army stands there or is expected, or a battle is open there.</source>
        <translation>{1} lässt sich nicht entfernen: dort steht eine Armee oder wird erwartet, oder eine Schlacht ist dort offen.</translation>
    </message>
    <message>
        <source>A road leads from one place to another, not back to {1}.</source>
        <translation>Eine Straße führt von einem Ort zu einem anderen, nicht zurück nach {1}.</translation>
    </message>
    <message>
        <source>A road is 1 to 365 days long, not {1}.</source>
        <translation>Eine Straße ist 1 bis 365 Tage lang, nicht {1}.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be drafted: at most {2} now.</source>
        <translation>{1} Rekruten sind zu viele: jetzt höchstens {2}.</translation>
    </message>
    <message>
        <source>{1} can only go into a brigade of its own army and arm, which {2} is not.</source>
        <translation>{1} kann nur in einer Brigade der eigenen Armee und Waffengattung aufgehen; {2} ist keine.</translation>
    </message>
    <message>
        <source>There is no road to stop {1} of that march.</source>
        <translation>Auf diesem Marsch gibt es keine Straße zum Halt {1}.</translation>
    </message>
    <message>
        <source>That is {1} days of marching; at most {2} are left this turn, the forced day counted.</source>
        <translation>Das sind {1} Marschtage; höchstens {2} sind in diesem Zug übrig, den Tag des Gewaltmarschs mitgezählt.</translation>
    </message>
    <message>
        <source>Every brigade throws for this march: {1} rolls are wanted, {2} were given.</source>
        <translation>Für diesen Marsch würfelt jede Brigade: gebraucht werden {1} Würfe, angegeben sind {2}.</translation>
    </message>
    <message>
        <source>The enemy stands at {1}: the march ends there.</source>
        <translation>Der Feind steht in {1}: dort endet der Marsch.</translation>
    </message>
    <message>
        <source>{1} has declined battle once this turn already.</source>
        <translation>{1} ist in diesem Zug schon einmal der Schlacht ausgewichen.</translation>
    </message>
    <message>
        <source>{1} has no road free of enemies, and must fight.</source>
        <translation>{1} hat keine Straße ohne Feinde und muss kämpfen.</translation>
    </message>
    <message>
        <source>The turn can&apos;t end: the return of {1} is not applied.</source>
        <translation>Der Zug kann nicht enden: der Rapport von {1} ist nicht verbucht.</translation>
    </message>
    <message>
        <source>{1} has ended. Begin the next campaign with the survivors.</source>
        <translation>{1} ist beendet. Den nächsten Feldzug mit den Überlebenden beginnen.</translation>
    </message>
    <message>
        <source>{1} holds that post, and is fit.</source>
        <translation>{1} hat diesen Posten inne und ist wohlauf.</translation>
    </message>
    <message>
        <source>{1?{1} can&apos;t take the post.|Nobody is free: name somebody to be promoted.}</source>
        <translation>{1?{1} kann den Posten nicht übernehmen.|Niemand ist frei: jemanden nennen, der befördert werden soll.}</translation>
    </message>
    <message>
        <source>{1} has no unit in the field for this battle.</source>
        <translation>{1} hat für diese Schlacht keine Einheit im Feld.</translation>
    </message>
    <message>
        <source>{1} is in the battle {2}, whose return is not applied.</source>
        <translation>{1} ist in der Schlacht {2}, deren Rapport nicht verbucht ist.</translation>
    </message>
    <message>
        <source>{1} and {2} are not enemies.</source>
        <translation>{1} und {2} sind keine Feinde.</translation>
    </message>
    <message>
        <source>The return of {1} is applied already, or the battle was called off.</source>
        <translation>Der Rapport von {1} ist schon verbucht, oder die Schlacht wurde abgesagt.</translation>
    </message>
    <message>
        <source>The return of {1} is not applied: there is nothing to take back.</source>
        <translation>Der Rapport von {1} ist nicht verbucht: es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Dice are still wanted for {1}.</source>
        <translation>Es fehlen noch Würfel für {1}.</translation>
    </message>
    <message>
        <source>{1}: start is not present and all kinds of loss together.</source>
        <translation>{1}: der Beginn ist nicht gleich dem Bestand und allen Arten von Verlust zusammen.</translation>
    </message>
    <message>
        <source>{1} can&apos;t lose {2} of {3} model guns.</source>
        <translation>{1} kann nicht {2} von {3} Modellgeschützen verlieren.</translation>
    </message>
    <message>
        <source>{1} is no longer as strong as when the battle began. Put its strength back, or call the battle off.</source>
        <translation>{1} ist nicht mehr so stark wie zu Beginn der Schlacht. Die Stärke wiederherstellen oder die Schlacht absagen.</translation>
    </message>
    <message>
        <source>The return can&apos;t be taken back: {1} has changed since. Take that back first.</source>
        <translation>Der Rapport lässt sich nicht zurücknehmen: {1} hat sich seither geändert. Das zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>{1}: a number under 0 ({2} {3}).</source>
        <translation>{1}: eine Zahl unter 0 ({2} {3}).</translation>
    </message>
    <message>
        <source>{1}: lost and left together are {2}, more than the {3} it had.</source>
        <translation>{1}: verloren und übrig sind zusammen {2}, mehr als die {3} zu Beginn.</translation>
    </message>
    <message>
        <source>{1}: removed with and spent together are {2}, more than the {3} lost.</source>
        <translation>{1}: entfernt mit und verbraucht sind zusammen {2}, mehr als die {3} Verlorenen.</translation>
    </message>
    <message>
        <source>{1} was removed: then all of its {2} are lost, not {3}.</source>
        <translation>{1} wurde entfernt: dann sind alle {2} verloren, nicht {3}.</translation>
    </message>
    <message>
        <source>{1} either left the table in rout or was removed, not both.</source>
        <translation>{1} hat entweder den Tisch auf der Flucht verlassen oder wurde entfernt, nicht beides.</translation>
    </message>
    <message>
        <source>The lists of {2} are not of one length ({1}).</source>
        <translation>Die Listen von {2} sind nicht gleich lang ({1}).</translation>
    </message>
    <message>
        <source>{1} is due on {2}.</source>
        <translation>{1} ist am {2} fällig.</translation>
    </message>
    <message>
        <source>{1} and {2} are in contact: fight, or let one decline.</source>
        <translation>{1} und {2} haben Feindberührung: kämpfen, oder einer weicht aus.</translation>
    </message>
    <message>
        <source>The return of {1} waits to be applied.</source>
        <translation>Der Rapport von {1} wartet darauf, verbucht zu werden.</translation>
    </message>
    <message>
        <source>{1} did not hold the field, and goes back a road.</source>
        <translation>{1} hat das Feld nicht behauptet und geht eine Straße zurück.</translation>
    </message>
    <message>
        <source>{1} has no commander.</source>
        <translation>{1} hat keinen Kommandeur.</translation>
    </message>
    <message>
        <source>{1} is under a quarter of its establishment.</source>
        <translation>{1} ist unter einem Viertel der Sollstärke.</translation>
    </message>
    <message>
        <source>{1} is fit again.</source>
        <translation>{1} ist wieder dienstfähig.</translation>
    </message>
    <message>
        <source>{1} has no supply: every brigade loses {2:castings} at the end of the turn.</source>
        <translation>{1} hat keinen Nachschub: jede Brigade verliert am Ende des Zuges {2:castings}.</translation>
    </message>
    <message>
        <source>beginning of the campaign {1}</source>
        <translation>Beginn des Feldzugs {1}</translation>
    </message>
    <message>
        <source>calendar and name of {1}</source>
        <translation>Kalender und Name von {1}</translation>
    </message>
    <message>
        <source>house rule {1:option}: {2}</source>
        <translation>Hausregel {1:option}: {2}</translation>
    </message>
    <message>
        <source>side {1}</source>
        <translation>Seite {1}</translation>
    </message>
    <message>
        <source>{1} joins the campaign</source>
        <translation>{1} tritt in den Feldzug ein</translation>
    </message>
    <message>
        <source>end of {1}</source>
        <translation>Ende von {1}</translation>
    </message>
    <message>
        <source>beginning of {1}</source>
        <translation>Beginn von {1}</translation>
    </message>
    <message>
        <source>place {1}</source>
        <translation>Ort {1}</translation>
    </message>
    <message>
        <source>removal of the place {1}</source>
        <translation>Entfernen des Orts {1}</translation>
    </message>
    <message>
        <source>road from {1} to {2}</source>
        <translation>Straße von {1} nach {2}</translation>
    </message>
    <message>
        <source>removal of the road from {1} to {2}</source>
        <translation>Entfernen der Straße von {1} nach {2}</translation>
    </message>
    <message>
        <source>picture of the map</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <source>{1} {2?at {2}|off the map}</source>
        <translation>{1} {2?in {2}|nicht auf der Karte}</translation>
    </message>
    <message>
        <source>step: {1:group}</source>
        <translation>Schritt: {1:group}</translation>
    </message>
    <message>
        <source>step done: {1:group}</source>
        <translation>Schritt erledigt: {1:group}</translation>
    </message>
    <message>
        <source>arrival of {1} on {2}</source>
        <translation>Ankunft von {1} am {2}</translation>
    </message>
    <message>
        <source>no arrival of {1} on {2}</source>
        <translation>keine Ankunft von {1} am {2}</translation>
    </message>
    <message>
        <source>arrival of {1}</source>
        <translation>Ankunft von {1}</translation>
    </message>
    <message>
        <source>draft of {2:castings} for {1}</source>
        <translation>Rekruten für {1}: {2:castings}</translation>
    </message>
    <message>
        <source>{1} disbanded into {2}</source>
        <translation>{1} aufgelöst in {2}</translation>
    </message>
    <message>
        <source>depot: {1}</source>
        <translation>Depot: {1}</translation>
    </message>
    <message>
        <source>{1} to command {2}</source>
        <translation>{1} übernimmt {2}</translation>
    </message>
    <message>
        <source>{1} fit again</source>
        <translation>{1} wieder dienstfähig</translation>
    </message>
    <message>
        <source>exchange of {1}</source>
        <translation>Austausch von {1}</translation>
    </message>
    <message>
        <source>march of {1} to {2}</source>
        <translation>Marsch von {1} nach {2}</translation>
    </message>
    <message>
        <source>{1} declines battle</source>
        <translation>{1} weicht der Schlacht aus</translation>
    </message>
    <message>
        <source>retreat of {1}</source>
        <translation>Rückzug von {1}</translation>
    </message>
    <message>
        <source>end of turn {1}</source>
        <translation>Ende von Zug {1}</translation>
    </message>
    <message>
        <source>battle {1}</source>
        <translation>Schlacht {1}</translation>
    </message>
    <message>
        <source>battle {1} called off</source>
        <translation>Schlacht {1} abgesagt</translation>
    </message>
    <message>
        <source>battle {1} on the table</source>
        <translation>Schlacht {1} auf dem Tisch</translation>
    </message>
    <message>
        <source>return of {1}</source>
        <translation>Rapport von {1}</translation>
    </message>
    <message>
        <source>note in the chronicle, {1}</source>
        <translation>Notiz in der Chronik, {1}</translation>
    </message>
    <message>
        <source>return of {1} applied</source>
        <translation>Rapport von {1} verbucht</translation>
    </message>
    <message>
        <source>return of {1} taken back</source>
        <translation>Rapport von {1} zurückgenommen</translation>
    </message>
    <message>
        <source>{1} began.</source>
        <translation>{1} begann.</translation>
    </message>
    <message>
        <source>{1} ended: {2?{2} won with {3:points}|nobody won}.</source>
        <translation>{1} endete: {2?{2} siegte mit {3:points}|niemand siegte}.</translation>
    </message>
    <message>
        <source>The strength of {1:units} was changed by hand in the order of battle.</source>
        <translation>Von Hand in der Schlachtordnung geändert: die Stärke von {1:units}.</translation>
    </message>
    <message>
        <source>House rule: {1:option} is {3}, was {2}.</source>
        <translation>Hausregel: {1:option} ist {3}, war {2}.</translation>
    </message>
    <message>
        <source>The draft pool of {1} is {3:castings}, was {2}.</source>
        <translation>Der Rekrutenvorrat von {1} ist {3:castings}, war {2}.</translation>
    </message>
    <message>
        <source>{1} joined the campaign.</source>
        <translation>{1} trat in den Feldzug ein.</translation>
    </message>
    <message>
        <source>{1} {2?stood at {2}|was taken off the map}.</source>
        <translation>{1} {2?stand in {2}|wurde von der Karte genommen}.</translation>
    </message>
    <message>
        <source>{1} arrived{2? at {2}|}: {3:units}, {4:castings}.</source>
        <translation>{1} traf ein{2? in {2}|}: {3:units}, {4:castings}.</translation>
    </message>
    <message>
        <source>{3:units} with {4:castings} joined {1}{2? at {2}|}.</source>
        <translation>Verstärkung für {1}{2? in {2}|}: {3:units} mit {4:castings}.</translation>
    </message>
    <message>
        <source>{1} took in {2:castings} of recruits.</source>
        <translation>{1} nahm Rekruten auf: {2:castings}.</translation>
    </message>
    <message>
        <source>{1} took in {2:castings} of recruits, more than it could train, and is one class worse.</source>
        <translation>{1} nahm mehr Rekruten auf, als auszubilden waren ({2:castings}), und ist eine Klasse schlechter.</translation>
    </message>
    <message>
        <source>{1} was disbanded: {3:castings} went into {2}{4?, {4} to the pool|}.</source>
        <translation>{1} wurde in {2} aufgelöst: {3:castings}{4?, {4} in den Vorrat|}.</translation>
    </message>
    <message>
        <source>{1} was left in depot.</source>
        <translation>{1} blieb im Depot zurück.</translation>
    </message>
    <message>
        <source>{1} came out of depot.</source>
        <translation>{1} kam aus dem Depot.</translation>
    </message>
    <message>
        <source>{1} took command of {2}.</source>
        <translation>{1} übernahm das Kommando über {2}.</translation>
    </message>
    <message>
        <source>{1} was promoted, and took command of {2}.</source>
        <translation>{1} wurde befördert und übernahm das Kommando über {2}.</translation>
    </message>
    <message>
        <source>{1} had recovered, and came back.</source>
        <translation>{1} war genesen und kam zurück.</translation>
    </message>
    <message>
        <source>{1} was exchanged, and came home.</source>
        <translation>{1} wurde ausgetauscht und kehrte heim.</translation>
    </message>
    <message>
        <source>{1} marched from {2} to {3}, {4:days}.</source>
        <translation>{1} marschierte von {2} nach {3}, {4:days}.</translation>
    </message>
    <message>
        <source>{1} force-marched from {2} to {3}, {4:days}{5?, and lost {5:castings} on the road|, and kept together}.</source>
        <translation>{1} zog im Gewaltmarsch von {2} nach {3}, {4:days}{5?, und verlor unterwegs {5:castings}|, und blieb beisammen}.</translation>
    </message>
    <message>
        <source>{1} met {2}{3? at {3}|}.</source>
        <translation>{1} traf auf {2}{3? in {3}|}.</translation>
    </message>
    <message>
        <source>{1} declined battle at {2} and went back to {3}{4?, losing {4:castings}|}.</source>
        <translation>{1} wich in {2} der Schlacht aus und ging nach {3} zurück{4?, Verlust: {4:castings}|}.</translation>
    </message>
    <message>
        <source>After {4}, {1} went back from {2} to {3}.</source>
        <translation>Nach {4} ging {1} von {2} nach {3} zurück.</translation>
    </message>
    <message>
        <source>{1} was without supply, and lost {2:castings}.</source>
        <translation>{1} war ohne Nachschub und verlor {2:castings}.</translation>
    </message>
    <message>
        <source>Turn {1} ended.</source>
        <translation>Zug {1} endete.</translation>
    </message>
    <message>
        <source>{1}: {2} and {3} drew up for battle.</source>
        <translation>{1}: {2} und {3} stellten sich zur Schlacht.</translation>
    </message>
    <message>
        <source>{1} was called off.</source>
        <translation>{1} wurde abgesagt.</translation>
    </message>
    <message>
        <source>The return of {1} was taken back.</source>
        <translation>Der Rapport von {1} wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>{1} fell at {2}.</source>
        <translation>{1} fiel bei {2}.</translation>
    </message>
    <message>
        <source>{1} was wounded at {2}, and is away for {3:turns}.</source>
        <translation>{1} wurde bei {2} verwundet und fehlt für {3:turns}.</translation>
    </message>
    <message>
        <source>{1} was taken at {2} by {3}.</source>
        <translation>{1} geriet bei {2} in die Gefangenschaft von {3}.</translation>
    </message>
    <message>
        <source>Honours for {1}: {3}.</source>
        <translation>Auszeichnungen für {1}: {3}.</translation>
    </message>
    <message numerus="yes">
        <source>%n day|%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry|%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll|%n rolls</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle|%n battles</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrivals and drafts</source>
        <translation>Ankünfte und Rekruten</translation>
    </message>
    <message>
        <source>Marches</source>
        <translation>Märsche</translation>
    </message>
    <message>
        <source>Contacts and battles</source>
        <translation>Feindberührung und Schlachten</translation>
    </message>
    <message>
        <source>Returns after battle</source>
        <translation>Rapporte nach der Schlacht</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>the lost who come back</source>
        <translation>Verlorene, die zurückkommen</translation>
    </message>
    <message>
        <source>stragglers who come back</source>
        <translation>Versprengte, die zurückkommen</translation>
    </message>
    <message>
        <source>dead, or only wounded</source>
        <translation>tot oder nur verwundet</translation>
    </message>
    <message>
        <source>taken, or got away</source>
        <translation>gefangen oder entkommen</translation>
    </message>
    <message>
        <source>turns away</source>
        <translation>Züge Abwesenheit</translation>
    </message>
    <message>
        <source>forced march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>declining battle</source>
        <translation>Ausweichen vor der Schlacht</translation>
    </message>
    <message>
        <source>The lost come back on, field held</source>
        <translation>Verlorene kommen zurück ab, Feld behauptet</translation>
    </message>
    <message>
        <source>The lost come back on, otherwise</source>
        <translation>Verlorene kommen zurück ab, sonst</translation>
    </message>
    <message>
        <source>Stragglers come back on, field held</source>
        <translation>Versprengte kommen zurück ab, Feld behauptet</translation>
    </message>
    <message>
        <source>Stragglers come back on, otherwise</source>
        <translation>Versprengte kommen zurück ab, sonst</translation>
    </message>
    <message>
        <source>Captured of a removed unit, percent</source>
        <translation>Gefangene von einer entfernten Einheit, Prozent</translation>
    </message>
    <message>
        <source>Too weak to stay under, percent of establishment</source>
        <translation>Zu schwach zum Bleiben unter, Prozent der Sollstärke</translation>
    </message>
    <message>
        <source>A better class at, points of experience</source>
        <translation>Eine bessere Klasse ab, Erfahrungspunkte</translation>
    </message>
    <message>
        <source>A worse class at, points of experience</source>
        <translation>Eine schlechtere Klasse ab, Erfahrungspunkte</translation>
    </message>
    <message>
        <source>A fallen commander is only wounded from</source>
        <translation>Ein gefallener Kommandeur ist nur verwundet ab</translation>
    </message>
    <message>
        <source>With a captured brigade, taken up to</source>
        <translation>Mit einer gefangenen Brigade, gefangen bis</translation>
    </message>
    <message>
        <source>Drafted freely a turn, percent of establishment</source>
        <translation>Rekruten ohne Nachteil je Zug, Prozent der Sollstärke</translation>
    </message>
    <message>
        <source>Recruits a side and turn, castings</source>
        <translation>Rekruten je Seite und Zug, Figuren</translation>
    </message>
    <message>
        <source>A forced march adds, days</source>
        <translation>Ein Gewaltmarsch bringt zusätzlich, Tage</translation>
    </message>
    <message>
        <source>Supply reaches, days</source>
        <translation>Nachschub reicht, Tage</translation>
    </message>
    <message>
        <source>Points for a decisive battle</source>
        <translation>Punkte für eine entscheidende Schlacht</translation>
    </message>
    <message>
        <source>Points for a field held</source>
        <translation>Punkte für ein behauptetes Feld</translation>
    </message>
    <message>
        <source>Enemy castings for a point</source>
        <translation>Feindliche Figuren für einen Punkt</translation>
    </message>
    <message>
        <source>Enemy model guns for a point</source>
        <translation>Feindliche Modellgeschütze für einen Punkt</translation>
    </message>
    <message>
        <source>Enemy unit points for a point</source>
        <translation>Feindliche Einheitspunkte für einen Punkt</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>fell</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>brigade captured</source>
        <translation>Brigade gefangen</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>got away</source>
        <translation>entkommen</translation>
    </message>
    <message>
        <source>to be fought</source>
        <translation>noch zu schlagen</translation>
    </message>
    <message>
        <source>return entered</source>
        <translation>Rapport eingetragen</translation>
    </message>
    <message>
        <source>return applied</source>
        <translation>Rapport verbucht</translation>
    </message>
    <message>
        <source>called off</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>begin one</source>
        <translation>einen beginnen</translation>
    </message>
    <message>
        <source>Turn {1}{2? of {2}|}, {3}{4? to {4}|}</source>
        <translation>Zug {1}{2? von {2}|}, {3}{4? bis {4}|}</translation>
    </message>
    <message>
        <source>{1} to {2} old style</source>
        <translation>{1} bis {2} alten Stils</translation>
    </message>
    <message>
        <source>{1}, {2}{3?, at {3}|}</source>
        <translation>{1}, {2}{3?, in {3}|}</translation>
    </message>
    <message>
        <source>Brigade or battery</source>
        <translation>Brigade oder Batterie</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State of the brigades</source>
        <translation>Stand der Brigaden</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Feindberührung</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Ticked: it fought, fired or was fired at (CA-5.1)</source>
        <translation>Angekreuzt: sie kämpfte, feuerte oder wurde beschossen (CA-5.1)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Strength when the battle began</source>
        <translation>Stärke zu Beginn der Schlacht</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Start less what stands at the end; who left in rout is not lost</source>
        <translation>Beginn weniger dem, was am Ende steht; wer auf der Flucht abging, ist nicht verloren</translation>
    </message>
    <message>
        <source>Routed</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>Yes, or with how many it left the table in rout: off, 11 (CA-4.2)</source>
        <translation>Ja, oder mit wie vielen sie den Tisch auf der Flucht verließ: ab, 11 (CA-4.2)</translation>
    </message>
    <message>
        <source>Won a
melee</source>
        <translation>Nahkampf
gewonnen</translation>
    </message>
    <message>
        <source>Won a melee (CA-5.1)</source>
        <translation>Hat einen Nahkampf gewonnen (CA-5.1)</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Meleed in rout, or abandoned: with how many (CA-4.3)</source>
        <translation>Auf der Flucht im Nahkampf gestellt oder aufgegeben: mit wie vielen (CA-4.3)</translation>
    </message>
    <message>
        <source>Guns
lost</source>
        <translation>Geschütze
verloren</translation>
    </message>
    <message>
        <source>Model guns lost</source>
        <translation>Verlorene Modellgeschütze</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Lost for good by voluntary withdrawal (CA-4.4)</source>
        <translation>Durch freiwilligen Rückzug für immer verloren (CA-4.4)</translation>
    </message>
    <message>
        <source>Commander&apos;s
fate</source>
        <translation>Schicksal des
Kommandeurs</translation>
    </message>
    <message>
        <source>Killed, wounded, or with a captured brigade (CA-6.1, CA-6.2)</source>
        <translation>Gefallen, verwundet oder mit einer gefangenen Brigade (CA-6.1, CA-6.2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Wounded, and back by the dice (CA-4.1)</source>
        <translation>Verwundet und nach den Würfeln zurück (CA-4.1)</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallene</translation>
    </message>
    <message>
        <source>Lost, and not back</source>
        <translation>Verloren und nicht zurück</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Vermisste</translation>
    </message>
    <message>
        <source>Stragglers who did not come back (CA-4.2)</source>
        <translation>Versprengte, die nicht zurückkamen (CA-4.2)</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Captured (CA-4.3)</source>
        <translation>In Gefangenschaft geraten (CA-4.3)</translation>
    </message>
    <message>
        <source>Present
after</source>
        <translation>Ist
danach</translation>
    </message>
    <message>
        <source>Start less killed, missing, prisoners and spent (CA-4.6)</source>
        <translation>Beginn weniger Gefallene, Vermisste, Gefangene und Verbrauchte (CA-4.6)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>off, {1}</source>
        <translation>ab, {1}</translation>
    </message>
    <message>
        <source>with {1}</source>
        <translation>mit {1}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankunft</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rekruten</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Feindberührung</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>{1} old style</source>
        <translation>{1} alten Stils</translation>
    </message>
    <message>
        <source>Fought, brigade or battery</source>
        <translation>Gekämpft, Brigade oder Batterie</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <translation>{1}. {2}</translation>
    </message>
    <message>
        <source>{1} {2} {3}</source>
        <translation>{1}. {2} {3}</translation>
    </message>
    <message>
        <source>{1}. {8?{8} held the field|Nobody held the field}. {2} came out of it with {4:number} of {3:castings}, {5} with {7:number} of {6:number}.</source>
        <translation>{1}. {8?{8} behauptete das Feld|Niemand behauptete das Feld}. {2} ging mit {4:number} von {3:castings} daraus hervor, {5} mit {7:number} von {6:number}.</translation>
    </message>
</context>
<context>
    <name>corporal-john</name>
    <message>
        <source>The target is out of range.</source>
        <translation>Das Ziel ist außer Reichweite.</translation>
    </message>
    <message>
        <source>Nobody fires in heavy rain, except garrisons.</source>
        <translation>Bei starkem Regen feuert niemand außer Besatzungen.</translation>
    </message>
    <message>
        <source>A brigade of pikes has nothing to fire with.</source>
        <translation>Eine Brigade Pikeniere hat nichts zum Feuern.</translation>
    </message>
    <message>
        <source>With bayonets plugged the muskets can&apos;t fire.</source>
        <translation>Mit aufgepflanzten Spundbajonetten können die Musketen nicht feuern.</translation>
    </message>
    <message>
        <source>It charged this turn and does not fire.</source>
        <translation>In diesem Zug hat sie attackiert und feuert nicht.</translation>
    </message>
    <message>
        <source>It is locked in melee and does not fire.</source>
        <translation>Sie ist im Nahkampf gebunden und feuert nicht.</translation>
    </message>
    <message>
        <source>It is running and does not fire.</source>
        <translation>Sie flieht und feuert nicht.</translation>
    </message>
    <message>
        <source>Its front rank stands in a stream.</source>
        <translation>Das vordere Glied steht in einem Bach.</translation>
    </message>
    <message>
        <source>It failed to form square and has forfeited its fire.</source>
        <translation>Das Karree ist misslungen und das Feuer damit verwirkt.</translation>
    </message>
    <message>
        <source>The target is not in its front sector.</source>
        <translation>Das Ziel ist nicht im Frontbereich.</translation>
    </message>
    <message>
        <source>The target can&apos;t be seen.</source>
        <translation>Das Ziel ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Another unit stands before the target.</source>
        <translation>Eine andere Einheit steht vor dem Ziel.</translation>
    </message>
    <message>
        <source>The target is locked in melee.</source>
        <translation>Das Ziel ist im Nahkampf gebunden.</translation>
    </message>
    <message>
        <source>The guns are limbered.</source>
        <translation>Die Geschütze sind aufgeprotzt.</translation>
    </message>
    <message>
        <source>Guns that unlimbered this turn fire with the muskets.</source>
        <translation>Geschütze, die in diesem Zug abgeprotzt haben, feuern mit den Musketen.</translation>
    </message>
    <message>
        <source>Canister reaches this target: it fires with the muskets.</source>
        <translation>Kartätschen erreichen dieses Ziel: gefeuert wird mit den Musketen.</translation>
    </message>
    <message>
        <source>Roundshot has its own phase, before movement.</source>
        <translation>Vollkugeln haben ihre eigene Phase vor der Bewegung.</translation>
    </message>
    <message>
        <source>No gun has a crew left.</source>
        <translation>Kein Geschütz hat noch eine Bedienung.</translation>
    </message>
    <message>
        <source>Cavalry does not close with the front of infantry in line and good order.</source>
        <translation>Kavallerie reitet nicht in die Front geordneter Infanterie in Linie.</translation>
    </message>
    <message>
        <source>Pikes in good order are not attacked from the front.</source>
        <translation>Geordnete Pikeniere werden nicht von vorn angegriffen.</translation>
    </message>
    <message>
        <source>Cavalry does not close with a square in good order.</source>
        <translation>Kavallerie reitet nicht in ein geordnetes Karree.</translation>
    </message>
    <message>
        <source>Only infantry forms square.</source>
        <translation>Nur Infanterie bildet Karree.</translation>
    </message>
    <message>
        <source>Only infantry attacks a garrison.</source>
        <translation>Nur Infanterie greift eine Besatzung an.</translation>
    </message>
    <message>
        <source>Only infantry defends a village or town.</source>
        <translation>Nur Infanterie verteidigt ein Dorf oder eine Stadt.</translation>
    </message>
    <message>
        <source>Nobody charges out of a village or town.</source>
        <translation>Aus einem Dorf oder einer Stadt attackiert niemand.</translation>
    </message>
    <message>
        <source>Disordered infantry does not close.</source>
        <translation>Ungeordnete Infanterie geht nicht in den Nahkampf.</translation>
    </message>
    <message>
        <source>A charge is made in line.</source>
        <translation>Attackiert wird in Linie.</translation>
    </message>
    <message>
        <source>Infantry does not countercharge.</source>
        <translation>Infanterie macht keine Gegenattacke.</translation>
    </message>
    <message>
        <source>Guns do not charge.</source>
        <translation>Geschütze attackieren nicht.</translation>
    </message>
    <message>
        <source>The routed do not fight.</source>
        <translation>Wer flieht, kämpft nicht.</translation>
    </message>
    <message>
        <source>The routed do nothing but run or rally.</source>
        <translation>Wer flieht, kann nur laufen oder sich sammeln.</translation>
    </message>
    <message>
        <source>A square does not move.</source>
        <translation>Ein Karree bewegt sich nicht.</translation>
    </message>
    <message>
        <source>Unlimbered guns stay where they are.</source>
        <translation>Abgeprotzte Geschütze bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>That ground is crossed in column only.</source>
        <translation>Dieses Gelände wird nur in Kolonne durchquert.</translation>
    </message>
    <message>
        <source>In dense woods cavalry and guns keep to roads.</source>
        <translation>In dichtem Wald bleiben Kavallerie und Geschütze auf den Straßen.</translation>
    </message>
    <message>
        <source>The scenario lets no guns across this stream.</source>
        <translation>Das Szenario lässt keine Geschütze über diesen Bach.</translation>
    </message>
    <message>
        <source>Lakes and rivers can&apos;t be crossed.</source>
        <translation>Seen und Flüsse sind nicht zu überqueren.</translation>
    </message>
    <message>
        <source>Guns once unlimbered stay so; a house rule would let them limber up.</source>
        <translation>Einmal abgeprotzte Geschütze bleiben es; eine Hausregel würde wieder aufprotzen lassen.</translation>
    </message>
    <message>
        <source>A charge needs an order of its own.</source>
        <translation>Eine Attacke braucht einen eigenen Befehl.</translation>
    </message>
    <message>
        <source>A charge is made in good order.</source>
        <translation>Attackiert wird nur geordnet.</translation>
    </message>
    <message>
        <source>The target is locked in melee; a charge could only join it.</source>
        <translation>Das Ziel ist im Nahkampf gebunden; eine Attacke könnte sich dem nur anschließen.</translation>
    </message>
    <message>
        <source>Nobody charges over a stream.</source>
        <translation>Über einen Bach attackiert niemand.</translation>
    </message>
    <message>
        <source>The target is too far for a charge.</source>
        <translation>Das Ziel ist für eine Attacke zu weit.</translation>
    </message>
    <message>
        <source>The ground on the way does not let it through in line.</source>
        <translation>Das Gelände auf dem Weg lässt in Linie nicht hindurch.</translation>
    </message>
    <message>
        <source>It is in the middle of a change of formation or face.</source>
        <translation>Sie ist mitten in einem Wechsel von Formation oder Front.</translation>
    </message>
    <message>
        <source>Only cavalry countercharges.</source>
        <translation>Nur Kavallerie macht eine Gegenattacke.</translation>
    </message>
    <message>
        <source>A countercharge is made in line and good order.</source>
        <translation>Eine Gegenattacke wird geordnet und in Linie geritten.</translation>
    </message>
    <message>
        <source>It is locked in melee or was contacted.</source>
        <translation>Sie ist im Nahkampf gebunden oder schon erreicht.</translation>
    </message>
    <message>
        <source>The two can&apos;t meet half way within their moves.</source>
        <translation>Die beiden können sich mit ihren Bewegungen nicht auf halbem Weg treffen.</translation>
    </message>
    <message>
        <source>In this visibility the mover goes half its move first.</source>
        <translation>Bei dieser Sicht geht der Ziehende zuerst die Hälfte seiner Bewegung.</translation>
    </message>
    <message>
        <source>Pistols reach 1 inch.</source>
        <translation>Pistolen reichen 1 Zoll weit.</translation>
    </message>
    <message>
        <source>Only cavalry fires pistols.</source>
        <translation>Nur Kavallerie feuert mit Pistolen.</translation>
    </message>
    <message>
        <source>Pistols are fired at brigades of pikes.</source>
        <translation>Mit Pistolen wird auf Brigaden von Pikenieren gefeuert.</translation>
    </message>
    <message>
        <source>Nobody fires in heavy rain.</source>
        <translation>Bei starkem Regen feuert niemand.</translation>
    </message>
    <message>
        <source>It charged or is locked in melee and does not fire.</source>
        <translation>Sie hat attackiert oder ist im Nahkampf gebunden und feuert nicht.</translation>
    </message>
    <message>
        <source>There is no commander to give the order.</source>
        <translation>Es gibt keinen Kommandeur, der den Befehl geben könnte.</translation>
    </message>
    <message>
        <source>This commander has given his order for the turn.</source>
        <translation>Dieser Kommandeur hat seinen Befehl für diesen Zug gegeben.</translation>
    </message>
    <message>
        <source>The unit is not under his command.</source>
        <translation>Die Einheit steht nicht unter seinem Kommando.</translation>
    </message>
    <message>
        <source>The unit is out of his reach.</source>
        <translation>Die Einheit ist außerhalb seiner Reichweite.</translation>
    </message>
    <message>
        <source>The unit obeys one order a turn and has it.</source>
        <translation>Die Einheit befolgt einen Befehl je Zug und hat ihn schon.</translation>
    </message>
    <message>
        <source>The enemy has contacted it: it takes no order.</source>
        <translation>Der Feind hat sie erreicht: sie nimmt keinen Befehl an.</translation>
    </message>
    <message>
        <source>It is locked in melee and takes no order.</source>
        <translation>Sie ist im Nahkampf gebunden und nimmt keinen Befehl an.</translation>
    </message>
    <message>
        <source>It is running and takes no order.</source>
        <translation>Sie flieht und nimmt keinen Befehl an.</translation>
    </message>
    <message>
        <source>Its column waits for a new commander and only responds.</source>
        <translation>Ihre Kolonne wartet auf einen neuen Kommandeur und antwortet nur.</translation>
    </message>
    <message>
        <source>That needs an order.</source>
        <translation>Das braucht einen Befehl.</translation>
    </message>
    <message>
        <source>In this weather one does not see so far.</source>
        <translation>Bei diesem Wetter sieht man nicht so weit.</translation>
    </message>
    <message>
        <source>Woods hide what is more than 6 inches away.</source>
        <translation>Wald verbirgt, was mehr als 6 Zoll entfernt ist.</translation>
    </message>
    <message>
        <source>Nobody sees into or through a village or town.</source>
        <translation>Niemand sieht in ein Dorf oder eine Stadt hinein oder hindurch.</translation>
    </message>
    <message>
        <source>The crest of a hill hides it.</source>
        <translation>Der Kamm eines Hügels verbirgt es.</translation>
    </message>
    <message>
        <source>Squares are not played here.</source>
        <translation>Karrees werden hier nicht gespielt.</translation>
    </message>
    <message>
        <source>Only class 3 or 4 forms square.</source>
        <translation>Nur Klasse 3 oder 4 bildet Karree.</translation>
    </message>
    <message>
        <source>Only infantry with bayonets forms square.</source>
        <translation>Nur Infanterie mit Bajonetten bildet Karree.</translation>
    </message>
    <message>
        <source>The order of battle does not mark it for squares.</source>
        <translation>Die Schlachtordnung hat sie nicht für Karrees vorgemerkt.</translation>
    </message>
    <message>
        <source>A square is formed from line.</source>
        <translation>Ein Karree wird aus der Linie gebildet.</translation>
    </message>
    <message>
        <source>A square is formed in good order.</source>
        <translation>Ein Karree wird nur geordnet gebildet.</translation>
    </message>
    <message>
        <source>A square is formed when cavalry charges.</source>
        <translation>Ein Karree wird gebildet, wenn Kavallerie attackiert.</translation>
    </message>
    <message>
        <source>The charge comes from too near to form square.</source>
        <translation>Die Attacke kommt aus zu großer Nähe, um Karree zu bilden.</translation>
    </message>
    <message>
        <source>It is locked in melee.</source>
        <translation>Sie ist im Nahkampf gebunden.</translation>
    </message>
    <message>
        <source>{1:castings}: a brigade of this arm has {2} to {3}.</source>
        <translation>{1:castings}: eine Brigade dieser Waffengattung hat {2} bis {3}.</translation>
    </message>
    <message>
        <source>Its men are not known.</source>
        <translation>Die Zahl der Leute ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Its guns are not known.</source>
        <translation>Die Zahl der Geschütze ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It has no class; {1} is taken.</source>
        <translation>Eine Klasse fehlt; angenommen wird {1}.</translation>
    </message>
    <message>
        <source>It has no calibre; {1} is taken.</source>
        <translation>Ein Kaliber fehlt; angenommen wird {1}.</translation>
    </message>
    <message>
        <source>{1:guns} make {2} models; it stands as {3:models}.</source>
        <translation>{1:guns} ergeben {2} Modelle; aufgestellt ist sie mit {3:models}.</translation>
    </message>
    <message>
        <source>Class {1} does not form square: only 3 and 4 do.</source>
        <translation>Klasse {1} bildet kein Karree: nur 3 und 4 tun das.</translation>
    </message>
    <message>
        <source>It is armed with {1:value} and can&apos;t form square: that takes bayonets.</source>
        <translation>Mit der Bewaffnung „{1:value}“ bildet sie kein Karree: das braucht Bajonette.</translation>
    </message>
    <message>
        <source>Only dragoons dismount.</source>
        <translation>Nur Dragoner sitzen ab.</translation>
    </message>
    <message>
        <source>Dismounted dragoons are a house rule that is off here.</source>
        <translation>Abgesessene Dragoner sind eine Hausregel, die hier aus ist.</translation>
    </message>
    <message>
        <source>&quot;{2}&quot; is not a value for {1}. It can be: {3}.</source>
        <translation>„{2}“ ist kein Wert für {1}. Möglich sind: {3}.</translation>
    </message>
    <message>
        <source>{2} is out of range for {1}: {3} to {4}.</source>
        <translation>{2} liegt für {1} außerhalb der Grenzen: {3} bis {4}.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Doctrine</source>
        <translation>Feuerweise</translation>
    </message>
    <message>
        <source>Armament</source>
        <translation>Bewaffnung</translation>
    </message>
    <message>
        <source>Calibre</source>
        <translation>Kaliber</translation>
    </message>
    <message>
        <source>May form square</source>
        <translation>Darf Karree bilden</translation>
    </message>
    <message>
        <source>Dismounted</source>
        <translation>Abgesessen</translation>
    </message>
    <message>
        <source>Starts limbered</source>
        <translation>Beginnt aufgeprotzt</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>British</source>
        <translation>britisch</translation>
    </message>
    <message>
        <source>levy</source>
        <translation>Aufgebot</translation>
    </message>
    <message>
        <source>flintlock</source>
        <translation>Steinschlossmuskete</translation>
    </message>
    <message>
        <source>pike and matchlock</source>
        <translation>Pike und Luntenmuskete</translation>
    </message>
    <message>
        <source>matchlock</source>
        <translation>Luntenmuskete</translation>
    </message>
    <message>
        <source>plug bayonet</source>
        <translation>Spundbajonett</translation>
    </message>
    <message>
        <source>pike</source>
        <translation>Pike</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>3, elite</source>
        <translation>3, Elite</translation>
    </message>
    <message>
        <source>4, veteran</source>
        <translation>4, Veteranen</translation>
    </message>
    <message>
        <source>5, most</source>
        <translation>5, die meisten</translation>
    </message>
    <message>
        <source>6, unsteady</source>
        <translation>6, unsicher</translation>
    </message>
    <message>
        <source>as many as he likes</source>
        <translation>so viele er will</translation>
    </message>
    <message>
        <source>one a turn</source>
        <translation>einer je Zug</translation>
    </message>
    <message>
        <source>throw no die</source>
        <translation>kein Würfel</translation>
    </message>
    <message>
        <source>half a group throws</source>
        <translation>eine halbe Gruppe würfelt</translation>
    </message>
    <message>
        <source>as printed, for 15 mm</source>
        <translation>wie gedruckt, für 15 mm</translation>
    </message>
    <message>
        <source>15 mm: foot 0.4 by 0.4 in, horse 0.6 by 0.8, gun 1.5 by 1.5</source>
        <translation>15 mm: Infanterie 0,4 mal 0,4 Zoll, Kavallerie 0,6 mal 0,8, Geschütz 1,5 mal 1,5</translation>
    </message>
    <message>
        <source>6 mm: foot 0.2 by 0.2 in, horse 0.3 by 0.4, gun 0.8 by 0.8</source>
        <translation>6 mm: Infanterie 0,2 mal 0,2 Zoll, Kavallerie 0,3 mal 0,4, Geschütz 0,8 mal 0,8</translation>
    </message>
    <message>
        <source>10 mm: foot 0.3 by 0.3 in, horse 0.4 by 0.6, gun 1 by 1</source>
        <translation>10 mm: Infanterie 0,3 mal 0,3 Zoll, Kavallerie 0,4 mal 0,6, Geschütz 1 mal 1</translation>
    </message>
    <message>
        <source>20 mm: foot 0.5 by 0.5 in, horse 0.75 by 1, gun 2 by 2</source>
        <translation>20 mm: Infanterie 0,5 mal 0,5 Zoll, Kavallerie 0,75 mal 1, Geschütz 2 mal 2</translation>
    </message>
    <message>
        <source>28 mm: foot 0.6 by 0.75 in, horse 1 by 1.5, gun 2.5 by 2.5</source>
        <translation>28 mm: Infanterie 0,6 mal 0,75 Zoll, Kavallerie 1 mal 1,5, Geschütz 2,5 mal 2,5</translation>
    </message>
    <message>
        <source>Distances times</source>
        <translation>Entfernungen mal</translation>
    </message>
    <message>
        <source>Crew of a model gun</source>
        <translation>Bedienung eines Modellgeschützes</translation>
    </message>
    <message>
        <source>Two crew a gun, each saved on 4 to 6</source>
        <translation>Zwei Kanoniere je Geschütz, jeder gerettet bei 4 bis 6</translation>
    </message>
    <message>
        <source>Dragoons may dismount</source>
        <translation>Dragoner dürfen absitzen</translation>
    </message>
    <message>
        <source>Bases of foot, horse and guns</source>
        <translation>Bases von Infanterie, Kavallerie und Geschützen</translation>
    </message>
    <message>
        <source>Orders of an army commander</source>
        <translation>Befehle eines Armeekommandeurs</translation>
    </message>
    <message>
        <source>Infantry in line moves (in)</source>
        <translation>Infanterie in Linie bewegt sich (Zoll)</translation>
    </message>
    <message>
        <source>Guns may limber up again</source>
        <translation>Geschütze dürfen wieder aufprotzen</translation>
    </message>
    <message>
        <source>Castings left over</source>
        <translation>Übrige Figuren</translation>
    </message>
    <message>
        <source>Charges of up to two moves</source>
        <translation>Attacken über bis zu zwei Bewegungen</translation>
    </message>
    <message>
        <source>Routs run on every turn</source>
        <translation>Flucht geht jeden Zug weiter</translation>
    </message>
    <message>
        <source>A natural 6 always kills in melee</source>
        <translation>Eine gewürfelte 6 trifft im Nahkampf immer</translation>
    </message>
    <message>
        <source>Pikes keep infantry off too</source>
        <translation>Piken halten auch Infanterie fern</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Karrees</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Light rain</source>
        <translation>Leichter Regen</translation>
    </message>
    <message>
        <source>Heavy rain</source>
        <translation>Starker Regen</translation>
    </message>
    <message>
        <source>Reduced visibility</source>
        <translation>Schlechte Sicht</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Karree</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Besatzung</translation>
    </message>
</context>
<context>
    <name>corporal-john-battle</name>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Long-range artillery</source>
        <translation>Fernfeuer der Artillerie</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Musketry and canister</source>
        <translation>Musketen und Kartätschen</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Noch zu handeln</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>has fired</source>
        <translation>hat gefeuert</translation>
    </message>
    <message>
        <source>has tried to rally</source>
        <translation>hat versucht, sich zu sammeln</translation>
    </message>
    <message>
        <source>Good order</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>Disorder</source>
        <translation>Ungeordnet</translation>
    </message>
    <message>
        <source>Rout</source>
        <translation>Fliehend</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Abgegangen</translation>
    </message>
    <message>
        <source>Not yet on the table</source>
        <translation>Noch nicht da</translation>
    </message>
    <message>
        <source>Limbered</source>
        <translation>Aufgeprotzt</translation>
    </message>
    <message>
        <source>Unlimbered</source>
        <translation>Abgeprotzt</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Gefeuert</translation>
    </message>
    <message>
        <source>Under fire</source>
        <translation>Unter Feuer</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Attackiert</translation>
    </message>
    <message>
        <source>Contacted</source>
        <translation>Vom Feind erreicht</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Im Nahkampf</translation>
    </message>
    <message>
        <source>Has its order</source>
        <translation>Hat den Befehl</translation>
    </message>
    <message>
        <source>Changing formation</source>
        <translation>Wechselt die Formation</translation>
    </message>
    <message>
        <source>Bayonets plugged</source>
        <translation>Bajonette aufgepflanzt</translation>
    </message>
    <message>
        <source>Fire forfeited</source>
        <translation>Feuer verwirkt</translation>
    </message>
    <message>
        <source>May break through</source>
        <translation>Darf durchbrechen</translation>
    </message>
    <message>
        <source>Commander with it</source>
        <translation>Kommandeur dabei</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Wohlauf</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Vacant</source>
        <translation>Unbesetzt</translation>
    </message>
    <message>
        <source>Fire a volley</source>
        <translation>Salve feuern</translation>
    </message>
    <message>
        <source>Fire roundshot</source>
        <translation>Vollkugeln feuern</translation>
    </message>
    <message>
        <source>Fire canister</source>
        <translation>Kartätschen feuern</translation>
    </message>
    <message>
        <source>Fire pistols</source>
        <translation>Pistolen feuern</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Attackieren</translation>
    </message>
    <message>
        <source>Change formation or face</source>
        <translation>Formation oder Front wechseln</translation>
    </message>
    <message>
        <source>Limber or unlimber</source>
        <translation>Auf- oder abprotzen</translation>
    </message>
    <message>
        <source>Come up to fire pistols</source>
        <translation>Zum Pistolenfeuer herankommen</translation>
    </message>
    <message>
        <source>Plug or unplug bayonets</source>
        <translation>Bajonette aufpflanzen oder abnehmen</translation>
    </message>
    <message>
        <source>Move the commander</source>
        <translation>Kommandeur bewegen</translation>
    </message>
    <message>
        <source>Countercharge</source>
        <translation>Gegenattacke</translation>
    </message>
    <message>
        <source>Form square</source>
        <translation>Karree bilden</translation>
    </message>
    <message>
        <source>Split the dice</source>
        <translation>Würfel aufteilen</translation>
    </message>
    <message>
        <source>Fight the melee</source>
        <translation>Nahkampf austragen</translation>
    </message>
    <message>
        <source>Break through</source>
        <translation>Durchbrechen</translation>
    </message>
    <message>
        <source>Who holds an objective</source>
        <translation>Wer einen Zielort hält</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Agree on a draw</source>
        <translation>Unentschieden vereinbaren</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Die Nacht bricht herein</translation>
    </message>
    <message>
        <source>Change a strength</source>
        <translation>Eine Stärke ändern</translation>
    </message>
    <message>
        <source>Change a condition</source>
        <translation>Einen Zustand ändern</translation>
    </message>
    <message>
        <source>Change a commander</source>
        <translation>Einen Kommandeur ändern</translation>
    </message>
    <message>
        <source>Change the weather</source>
        <translation>Das Wetter ändern</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Würfel: {faces}</translation>
    </message>
    <message>
        <source>Answer: {value}</source>
        <translation>Antwort: {value}</translation>
    </message>
    <message>
        <source>End of the step{forced? by the umpire|}</source>
        <translation>Ende der Phase{forced? durch den Spielleiter|}</translation>
    </message>
    <message>
        <source>{unit} tries to rally</source>
        <translation>{unit} versucht, sich zu sammeln</translation>
    </message>
    <message>
        <source>{unit} fires at {target}, {range:in}</source>
        <translation>{unit} feuert auf {target}, {range:in}</translation>
    </message>
    <message>
        <source>{unit} fires roundshot at {target}, {range:in}</source>
        <translation>{unit} feuert Vollkugeln auf {target}, {range:in}</translation>
    </message>
    <message>
        <source>{unit} fires canister at {target}, {range:in}</source>
        <translation>{unit} feuert Kartätschen auf {target}, {range:in}</translation>
    </message>
    <message>
        <source>{unit} fires pistols at {target}</source>
        <translation>{unit} feuert mit Pistolen auf {target}</translation>
    </message>
    <message>
        <source>{commander} orders a march: {units}</source>
        <translation>{commander} befiehlt den Marsch: {units}</translation>
    </message>
    <message>
        <source>{commander} orders to retire: {units}</source>
        <translation>{commander} befiehlt zurückzugehen: {units}</translation>
    </message>
    <message>
        <source>{commander} orders a charge: {units}</source>
        <translation>{commander} befiehlt die Attacke: {units}</translation>
    </message>
    <message>
        <source>{commander} orders a change: {units}</source>
        <translation>{commander} befiehlt einen Wechsel: {units}</translation>
    </message>
    <message>
        <source>{commander} orders to limber or unlimber: {units}</source>
        <translation>{commander} befiehlt, auf- oder abzuprotzen: {units}</translation>
    </message>
    <message>
        <source>{commander} sends up to fire pistols: {units}</source>
        <translation>{commander} schickt zum Pistolenfeuer vor: {units}</translation>
    </message>
    <message>
        <source>{commander} orders bayonets: {units}</source>
        <translation>{commander} befiehlt wegen der Bajonette: {units}</translation>
    </message>
    <message>
        <source>{commander} moves{unit? to {unit}|}</source>
        <translation>{commander} bewegt sich{unit? zu {unit}|}</translation>
    </message>
    <message>
        <source>{unit} countercharges {charger}</source>
        <translation>{unit} reitet eine Gegenattacke auf {charger}</translation>
    </message>
    <message>
        <source>{unit} forms square</source>
        <translation>{unit} bildet Karree</translation>
    </message>
    <message>
        <source>{unit} splits its dice: {dice}</source>
        <translation>{unit} teilt die Würfel auf: {dice}</translation>
    </message>
    <message>
        <source>Melee of {unit}</source>
        <translation>Nahkampf von {unit}</translation>
    </message>
    <message>
        <source>{unit} breaks through, {distance:in}</source>
        <translation>{unit} bricht durch, {distance:in}</translation>
    </message>
    <message>
        <source>An objective changes hands</source>
        <translation>Ein Zielort wechselt den Besitzer</translation>
    </message>
    <message>
        <source>The battle is conceded</source>
        <translation>Die Schlacht wird aufgegeben</translation>
    </message>
    <message>
        <source>A draw is agreed</source>
        <translation>Ein Unentschieden wird vereinbart</translation>
    </message>
    <message>
        <source>Umpire: strength of {unit} is {castings:castings}</source>
        <translation>Spielleiter: Stärke von {unit}: {castings:castings}</translation>
    </message>
    <message>
        <source>Umpire: {unit} is in {condition:condition}</source>
        <translation>Spielleiter: Zustand von {unit}: {condition:condition}</translation>
    </message>
    <message>
        <source>Umpire: {commander}{killed? is killed| stands elsewhere}</source>
        <translation>Spielleiter: {commander}{killed? ist gefallen| steht anderswo}</translation>
    </message>
    <message>
        <source>Umpire: the weather is {weather:weather}</source>
        <translation>Spielleiter: Wetter: {weather:weather}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>{phase:phase}</source>
        <translation>{phase:phase}</translation>
    </message>
    <message>
        <source>{stage}{side?: {side}|}</source>
        <translation>{stage}{side?: {side}|}</translation>
    </message>
    <message>
        <source>{faces} for {purpose:purpose}</source>
        <translation>{purpose:purpose}: {faces}</translation>
    </message>
    <message>
        <source>{fact:ask} {value}</source>
        <translation>{fact:ask} {value}</translation>
    </message>
    <message>
        <source>{first} against {second}: {side?{side} moves first|again}</source>
        <translation>{first} gegen {second}: {side?{side} zieht zuerst|noch einmal}</translation>
    </message>
    <message>
        <source>{unit} tries to rally and needs {needed}</source>
        <translation>{unit} versucht, sich zu sammeln, und braucht {needed}</translation>
    </message>
    <message>
        <source>{unit} rallies: {condition:condition}</source>
        <translation>{unit} sammelt sich: {condition:condition}</translation>
    </message>
    <message>
        <source>{unit} does not rally</source>
        <translation>{unit} sammelt sich nicht</translation>
    </message>
    <message>
        <source>{unit} fires at {target}, {range:in}: {dice:dice}</source>
        <translation>{unit} feuert auf {target}, {range:in}: {dice:dice}</translation>
    </message>
    <message>
        <source>{unit} hits {target}: {kills:kills}</source>
        <translation>{unit} trifft {target}: {kills:kills}</translation>
    </message>
    <message>
        <source>The gunners of {unit} may be saved: {dice:dice}</source>
        <translation>Die Kanoniere von {unit} können gerettet werden: {dice:dice}</translation>
    </message>
    <message>
        <source>{saved:castings} of {unit} saved</source>
        <translation>Gerettet von {unit}: {saved:castings}</translation>
    </message>
    <message>
        <source>{unit} loses {count:castings} to {with}</source>
        <translation>{unit} verliert {count:castings} durch {with}</translation>
    </message>
    <message>
        <source>{unit} is removed: {why}</source>
        <translation>{unit} wird entfernt: {why}</translation>
    </message>
    <message>
        <source>{unit} leaves the table</source>
        <translation>{unit} verlässt den Tisch</translation>
    </message>
    <message>
        <source>{unit} arrives</source>
        <translation>{unit} trifft ein</translation>
    </message>
    <message>
        <source>{commander} is in danger</source>
        <translation>{commander} ist in Gefahr</translation>
    </message>
    <message>
        <source>{commander} is killed</source>
        <translation>{commander} ist gefallen</translation>
    </message>
    <message>
        <source>{commander} is unhurt</source>
        <translation>{commander} bleibt unverletzt</translation>
    </message>
    <message>
        <source>Whom {commander} goes to has to be said</source>
        <translation>Anzugeben ist, zu wem {commander} geht</translation>
    </message>
    <message>
        <source>{commander} goes to {unit}</source>
        <translation>{commander} geht zu {unit}</translation>
    </message>
    <message>
        <source>{column} has lost its commander</source>
        <translation>{column} hat den Kommandeur verloren</translation>
    </message>
    <message>
        <source>{column} is without a commander until turn {until}</source>
        <translation>{column} ist bis Zug {until} ohne Kommandeur</translation>
    </message>
    <message>
        <source>{commander} takes command of {column?{column}|the army}</source>
        <translation>{commander} übernimmt das Kommando über {column?{column}|die Armee}</translation>
    </message>
    <message>
        <source>Morale tests: {units}</source>
        <translation>Moraltests: {units}</translation>
    </message>
    <message>
        <source>{unit} stands: {cause}</source>
        <translation>{unit} hält stand: {cause}</translation>
    </message>
    <message>
        <source>{unit} fails its test: {cause}</source>
        <translation>{unit} besteht den Test nicht: {cause}</translation>
    </message>
    <message>
        <source>{unit} is disordered</source>
        <translation>{unit} gerät in Unordnung</translation>
    </message>
    <message>
        <source>{unit} tests again</source>
        <translation>{unit} testet noch einmal</translation>
    </message>
    <message>
        <source>{unit} routs, {distance:in}</source>
        <translation>{unit} flieht, {distance:in}</translation>
    </message>
    <message>
        <source>Where {unit} ends has to be said</source>
        <translation>Anzugeben ist, wo {unit} endet</translation>
    </message>
    <message>
        <source>Whom the rout of {unit} passes has to be said</source>
        <translation>Anzugeben ist, an wem die Flucht von {unit} vorbeiführt</translation>
    </message>
    <message>
        <source>{unit} runs past {units}</source>
        <translation>{unit} flieht vorbei an {units}</translation>
    </message>
    <message>
        <source>{commander} orders {verb}: {units}</source>
        <translation>{commander} befiehlt {verb}: {units}</translation>
    </message>
    <message>
        <source>{unit} {retiring?retires|moves} {distance:in}</source>
        <translation>{unit} {retiring?geht zurück|bewegt sich}, {distance:in}</translation>
    </message>
    <message>
        <source>{unit} has changed: {to}</source>
        <translation>{unit} hat gewechselt: {to}</translation>
    </message>
    <message>
        <source>{unit} begins to change: {to}, done in turn {done}</source>
        <translation>{unit} beginnt einen Wechsel: {to}, fertig in Zug {done}</translation>
    </message>
    <message>
        <source>{unit} enters the town</source>
        <translation>{unit} rückt in den Ort ein</translation>
    </message>
    <message>
        <source>{unit} unlimbers</source>
        <translation>{unit} protzt ab</translation>
    </message>
    <message>
        <source>{unit} limbers up</source>
        <translation>{unit} protzt auf</translation>
    </message>
    <message>
        <source>{unit} plugs its bayonets</source>
        <translation>{unit} pflanzt die Bajonette auf</translation>
    </message>
    <message>
        <source>{unit} unplugs its bayonets</source>
        <translation>{unit} nimmt die Bajonette ab</translation>
    </message>
    <message>
        <source>{unit} comes up to {target} to fire pistols</source>
        <translation>{unit} kommt zum Pistolenfeuer an {target} heran</translation>
    </message>
    <message>
        <source>{unit} charges {target} from {distance:in}</source>
        <translation>{unit} attackiert {target} aus {distance:in}</translation>
    </message>
    <message>
        <source>{unit} charges on</source>
        <translation>{unit} attackiert weiter</translation>
    </message>
    <message>
        <source>{unit} gives its charge up</source>
        <translation>{unit} gibt die Attacke auf</translation>
    </message>
    <message>
        <source>{unit} halts before the horse of {by}</source>
        <translation>{unit} hält vor der Kavallerie von {by}</translation>
    </message>
    <message>
        <source>{unit} tries to form square and needs {needed}</source>
        <translation>{unit} versucht, Karree zu bilden, und braucht {needed}</translation>
    </message>
    <message>
        <source>{unit} fails to form square</source>
        <translation>{unit} misslingt das Karree</translation>
    </message>
    <message>
        <source>{unit} reaches {target}</source>
        <translation>{unit} erreicht {target}</translation>
    </message>
    <message>
        <source>{unit} halts {shortBy:in} short of {target}</source>
        <translation>{unit} hält {shortBy:in} vor {target} an</translation>
    </message>
    <message>
        <source>{unit} has the ground</source>
        <translation>{unit} nimmt das Gelände ein</translation>
    </message>
    <message>
        <source>{unit} closes with {target}</source>
        <translation>{unit} geht gegen {target} in den Nahkampf</translation>
    </message>
    <message>
        <source>Melee: {units}</source>
        <translation>Nahkampf: {units}</translation>
    </message>
    <message>
        <source>{unit} against {enemy}: {dice:dice}, kills from {least}</source>
        <translation>{unit} gegen {enemy}: {dice:dice}, Verlust ab {least}</translation>
    </message>
    <message>
        <source>{unit} against {enemy}: {kills:kills}</source>
        <translation>{unit} gegen {enemy}: {kills:kills}</translation>
    </message>
    <message>
        <source>Attackers lose {attackers}, defenders {defenders}</source>
        <translation>Angreifer verlieren {attackers}, Verteidiger {defenders}</translation>
    </message>
    <message>
        <source>{unit} falls back {distance:in}</source>
        <translation>{unit} fällt zurück, {distance:in}</translation>
    </message>
    <message>
        <source>{locked?The melee goes on next turn|The melee is over}</source>
        <translation>{locked?Der Nahkampf geht im nächsten Zug weiter|Der Nahkampf ist vorbei}</translation>
    </message>
    <message>
        <source>{unit} breaks through, {distance:in}{target?, at {target}|}</source>
        <translation>{unit} bricht durch, {distance:in}{target?, auf {target}|}</translation>
    </message>
    <message>
        <source>Objective {objective} is held by {side?{side}|nobody}</source>
        <translation>Zielort {objective} wird gehalten von: {side?{side}|niemand}</translation>
    </message>
    <message>
        <source>Umpire: {unit} has {castings:castings}. {reason}</source>
        <translation>Spielleiter: {unit} hat {castings:castings}. {reason}</translation>
    </message>
    <message>
        <source>Umpire: {unit} is in {condition:condition}. {reason}</source>
        <translation>Spielleiter: Zustand von {unit}: {condition:condition}. {reason}</translation>
    </message>
    <message>
        <source>Umpire: {commander} {killed?is killed|stands elsewhere}. {reason}</source>
        <translation>Spielleiter: {commander} {killed?ist gefallen|steht anderswo}. {reason}</translation>
    </message>
    <message>
        <source>The weather is {weather:weather}. {reason}</source>
        <translation>Wetter: {weather:weather}. {reason}</translation>
    </message>
    <message>
        <source>The umpire ends the phase</source>
        <translation>Der Spielleiter beendet die Phase</translation>
    </message>
    <message>
        <source>The battle is over: {winner?{winner} wins|a draw} ({why})</source>
        <translation>Die Schlacht ist vorbei: {winner?{winner} siegt|unentschieden} ({why})</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Target in a town</source>
        <translation>Ziel in einem Ort</translation>
    </message>
    <message>
        <source>In its front</source>
        <translation>Vor seiner Front</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Screened</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>A stream is in the way</source>
        <translation>Ein Bach liegt dazwischen</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>From commander</source>
        <translation>Vom Kommandeur</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Worst ground</source>
        <translation>Schlechtestes Gelände</translation>
    </message>
    <message>
        <source>Of it slow</source>
        <translation>Davon langsam</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Trifft auf</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>Joins its melee</source>
        <translation>Schließt sich dem Nahkampf an</translation>
    </message>
    <message>
        <source>Charge of</source>
        <translation>Attacke von</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>It has gone half its move</source>
        <translation>Hat die halbe Bewegung gemacht</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielort</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Castings</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Forced by the umpire</source>
        <translation>Vom Spielleiter erzwungen</translation>
    </message>
    <message>
        <source>Needs: {1} or more on two dice</source>
        <translation>Braucht: {1} oder mehr mit zwei Würfeln</translation>
    </message>
    <message>
        <source>Class: {1}</source>
        <translation>Klasse: {1}</translation>
    </message>
    <message>
        <source>Commander: {1}</source>
        <translation>Kommandeur: {1}</translation>
    </message>
    <message>
        <source>Castings firing: {1} of {2}, {3}</source>
        <translation>Feuernde Figuren: {1} von {2}, {3}</translation>
    </message>
    <message>
        <source>Shot this phase: {1}, and they still fire</source>
        <translation>In dieser Phase getroffen: {1}, und sie feuern noch</translation>
    </message>
    <message>
        <source>Doctrine: {1}: 1 die for {2}</source>
        <translation>Feuerweise: {1}: 1 Würfel für {2}</translation>
    </message>
    <message>
        <source>Share that fires: {1} in {2}</source>
        <translation>Anteil, der feuert: {1} von {2}</translation>
    </message>
    <message>
        <source>Range band: {1}, from {2:in}</source>
        <translation>Entfernungsstufe: {1}, aus {2:in}</translation>
    </message>
    <message>
        <source>Each die: 1 misses, 2 to 5 kill 1, 6 kills 2</source>
        <translation>Je Würfel: 1 verfehlt, 2 bis 5 kosten 1 Figur, 6 kostet 2</translation>
    </message>
    <message>
        <source>Each die: 1 to 3 miss, 4 to 6 kill 1</source>
        <translation>Je Würfel: 1 bis 3 verfehlen, 4 bis 6 kosten 1 Figur</translation>
    </message>
    <message>
        <source>Dice: {1}</source>
        <translation>Würfel: {1}</translation>
    </message>
    <message>
        <source>Target tests: {1} or more on two dice</source>
        <translation>Das Ziel testet: {1} oder mehr mit zwei Würfeln</translation>
    </message>
    <message>
        <source>Guns firing: {1} of {2}</source>
        <translation>Feuernde Geschütze: {1} von {2}</translation>
    </message>
    <message>
        <source>Calibre: {1}</source>
        <translation>Kaliber: {1}</translation>
    </message>
    <message>
        <source>Shot: {1}</source>
        <translation>Geschoss: {1}</translation>
    </message>
    <message>
        <source>May move: {1}: {2:in}</source>
        <translation>Darf sich bewegen: {1}: {2:in}</translation>
    </message>
    <message>
        <source>Charge reaches: {1}: {2:in}</source>
        <translation>Attacke reicht: {1}: {2:in}</translation>
    </message>
    <message>
        <source>They meet after: {1:in}</source>
        <translation>Sie treffen sich nach: {1:in}</translation>
    </message>
    <message>
        <source>Round: {1}</source>
        <translation>Runde: {1}</translation>
    </message>
    <message>
        <source>Blows: {1} against {2}: {3:dice}, kills from {4}</source>
        <translation>Hiebe: {1} gegen {2}: {3:dice}, Verlust ab {4}</translation>
    </message>
    <message>
        <source>May still go: {1:in}</source>
        <translation>Darf noch gehen: {1:in}</translation>
    </message>
    <message>
        <source>How does the rout end?</source>
        <translation>Wie endet die Flucht?</translation>
    </message>
    <message>
        <source>How does falling back end?</source>
        <translation>Wie endet das Zurückfallen?</translation>
    </message>
    <message>
        <source>Which friends within 4 in does the rout pass?</source>
        <translation>An welchen eigenen Truppen innerhalb von 4 Zoll führt die Flucht vorbei?</translation>
    </message>
    <message>
        <source>His brigade is gone: which are the nearest friends?</source>
        <translation>Seine Brigade ist verloren: welche eigenen Truppen sind die nächsten?</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>Wer zuerst zieht</translation>
    </message>
    <message>
        <source>the rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>the volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>canister</source>
        <translation>Kartätschen</translation>
    </message>
    <message>
        <source>roundshot</source>
        <translation>Vollkugeln</translation>
    </message>
    <message>
        <source>the pistols</source>
        <translation>Pistolen</translation>
    </message>
    <message>
        <source>the gunners&apos; saves</source>
        <translation>Rettung der Kanoniere</translation>
    </message>
    <message>
        <source>the commander&apos;s life</source>
        <translation>Leben des Kommandeurs</translation>
    </message>
    <message>
        <source>the turns without a commander</source>
        <translation>Züge ohne Kommandeur</translation>
    </message>
    <message>
        <source>the morale test</source>
        <translation>Moraltest</translation>
    </message>
    <message>
        <source>the second morale test</source>
        <translation>zweiter Moraltest</translation>
    </message>
    <message>
        <source>forming square</source>
        <translation>Karree bilden</translation>
    </message>
    <message>
        <source>the blows</source>
        <translation>Hiebe</translation>
    </message>
    <message>
        <source>Orders and choices</source>
        <translation>Befehle und Entscheidungen</translation>
    </message>
    <message>
        <source>Answers to the charges</source>
        <translation>Antworten auf die Attacken</translation>
    </message>
    <message>
        <source>Fire at the breakthrough</source>
        <translation>Feuer auf den Durchbruch</translation>
    </message>
    <message>
        <source>Casualties come off</source>
        <translation>Verluste werden abgenommen</translation>
    </message>
    <message>
        <source>musketry</source>
        <translation>Musketenfeuer</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation>der Spielleiter</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>nichts ist davon übrig</translation>
    </message>
    <message>
        <source>its guns are abandoned</source>
        <translation>die Geschütze sind aufgegeben</translation>
    </message>
    <message>
        <source>caught while it ran</source>
        <translation>auf der Flucht eingeholt</translation>
    </message>
    <message>
        <source>No room: it is removed</source>
        <translation>Kein Platz: wird entfernt</translation>
    </message>
    <message>
        <source>caught limbered</source>
        <translation>aufgeprotzt erwischt</translation>
    </message>
    <message>
        <source>Clear of enemies</source>
        <translation>Frei von Feinden</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line square to the march</source>
        <translation>Linie quer zum Marsch</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Karree</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>About face</source>
        <translation>Kehrtwendung</translation>
    </message>
    <message>
        <source>Another facing</source>
        <translation>Andere Front</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Unlimber</source>
        <translation>Abprotzen</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Offenes Gelände</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Light woods</source>
        <translation>Lichter Wald</translation>
    </message>
    <message>
        <source>Dense woods</source>
        <translation>Dichter Wald</translation>
    </message>
    <message>
        <source>Village or town</source>
        <translation>Dorf oder Stadt</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>Stream that guns may ford</source>
        <translation>Bach mit Furt für Geschütze</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Lake or river</source>
        <translation>See oder Fluss</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Left flank</source>
        <translation>Linke Flanke</translation>
    </message>
    <message>
        <source>Right flank</source>
        <translation>Rechte Flanke</translation>
    </message>
    <message>
        <source>Rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>Light rain</source>
        <translation>Leichter Regen</translation>
    </message>
    <message>
        <source>Heavy rain</source>
        <translation>Starker Regen</translation>
    </message>
    <message>
        <source>Reduced visibility</source>
        <translation>Schlechte Sicht</translation>
    </message>
    <message>
        <source>close</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>long</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>levy</source>
        <translation>Aufgebot</translation>
    </message>
    <message>
        <source>British</source>
        <translation>britisch</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>under fire</source>
        <translation>unter Feuer</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>attackiert</translation>
    </message>
    <message>
        <source>before melee</source>
        <translation>vor dem Nahkampf</translation>
    </message>
    <message>
        <source>rout past</source>
        <translation>Flucht vorbei</translation>
    </message>
    <message>
        <source>melee lost</source>
        <translation>Nahkampf verloren</translation>
    </message>
    <message>
        <source>to march</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>to charge</source>
        <translation>Attacke</translation>
    </message>
    <message>
        <source>to change</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>to limber or unlimber</source>
        <translation>Auf- oder Abprotzen</translation>
    </message>
    <message>
        <source>to retire</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>to fire pistols</source>
        <translation>Pistolenfeuer</translation>
    </message>
    <message>
        <source>to plug or unplug</source>
        <translation>Bajonette aufpflanzen oder abnehmen</translation>
    </message>
    <message>
        <source>an army is broken</source>
        <translation>eine Armee ist gebrochen</translation>
    </message>
    <message>
        <source>the last turn is over</source>
        <translation>der letzte Zug ist vorbei</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>die erste Seite</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>die zweite Seite</translation>
    </message>
    <message>
        <source>This belongs to another phase or step.</source>
        <translation>Das gehört zu einer anderen Phase oder einem anderen Schritt.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>Dice are wanted first.</source>
        <translation>Zuerst werden Würfel gebraucht.</translation>
    </message>
    <message>
        <source>A question is to be answered first.</source>
        <translation>Zuerst ist eine Frage zu beantworten.</translation>
    </message>
    <message>
        <source>No dice are wanted now.</source>
        <translation>Jetzt werden keine Würfel gebraucht.</translation>
    </message>
    <message>
        <source>No answer is wanted now.</source>
        <translation>Jetzt wird keine Antwort gebraucht.</translation>
    </message>
    <message>
        <source>That does not answer the question.</source>
        <translation>Das beantwortet die Frage nicht.</translation>
    </message>
    <message>
        <source>This unit is not in the battle.</source>
        <translation>Diese Einheit ist nicht in der Schlacht.</translation>
    </message>
    <message>
        <source>{1} is not on the table.</source>
        <translation>{1} ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>It is not the turn of {1}.</source>
        <translation>{1} ist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>{1} is in good order.</source>
        <translation>{1} ist geordnet.</translation>
    </message>
    <message>
        <source>{1} has tried to rally this turn.</source>
        <translation>{1} hat in diesem Zug schon versucht, sich zu sammeln.</translation>
    </message>
    <message>
        <source>A range can&apos;t be less than nothing.</source>
        <translation>Eine Entfernung kann nicht kleiner als nichts sein.</translation>
    </message>
    <message>
        <source>{1} has fired.</source>
        <translation>{1} hat gefeuert.</translation>
    </message>
    <message>
        <source>{1} has too few castings for a die.</source>
        <translation>{1} hat zu wenige Figuren für einen Würfel.</translation>
    </message>
    <message>
        <source>{1} is of its own side.</source>
        <translation>{1} gehört zur eigenen Seite.</translation>
    </message>
    <message>
        <source>{1} is not infantry.</source>
        <translation>{1} ist keine Infanterie.</translation>
    </message>
    <message>
        <source>{1} is not artillery.</source>
        <translation>{1} ist keine Artillerie.</translation>
    </message>
    <message>
        <source>{1} is not cavalry.</source>
        <translation>{1} ist keine Kavallerie.</translation>
    </message>
    <message>
        <source>{1} has not come up to fire pistols.</source>
        <translation>{1} ist nicht zum Pistolenfeuer herangekommen.</translation>
    </message>
    <message>
        <source>This commander is not in the field.</source>
        <translation>Dieser Kommandeur ist nicht im Feld.</translation>
    </message>
    <message>
        <source>It is the other side that moves.</source>
        <translation>Es zieht die andere Seite.</translation>
    </message>
    <message>
        <source>The order names no unit.</source>
        <translation>Der Befehl nennt keine Einheit.</translation>
    </message>
    <message>
        <source>The columns of the table do not have the same length.</source>
        <translation>Die Spalten der Tabelle sind nicht gleich lang.</translation>
    </message>
    <message>
        <source>{1} is named twice.</source>
        <translation>{1} ist zweimal genannt.</translation>
    </message>
    <message>
        <source>{1} may go {2:in} at most.</source>
        <translation>{1} darf höchstens {2:in} gehen.</translation>
    </message>
    <message>
        <source>A distance of {1} is not possible.</source>
        <translation>Eine Entfernung von {1} ist nicht möglich.</translation>
    </message>
    <message>
        <source>{1} is in the middle of a change.</source>
        <translation>{1} ist mitten in einem Wechsel.</translation>
    </message>
    <message>
        <source>There is no such change for {1} as it stands.</source>
        <translation>So, wie {1} steht, gibt es diesen Wechsel nicht.</translation>
    </message>
    <message>
        <source>{1} has a facing but no formation.</source>
        <translation>{1} hat eine Front, aber keine Formation.</translation>
    </message>
    <message>
        <source>Only infantry garrisons a town; {1} is not.</source>
        <translation>Nur Infanterie besetzt einen Ort; {1} ist keine.</translation>
    </message>
    <message>
        <source>{1} has no plug bayonets.</source>
        <translation>{1} hat keine Spundbajonette.</translation>
    </message>
    <message>
        <source>He has moved this turn.</source>
        <translation>Er hat sich in diesem Zug schon bewegt.</translation>
    </message>
    <message>
        <source>A commander moves 12 in at most.</source>
        <translation>Ein Kommandeur bewegt sich höchstens 12 Zoll.</translation>
    </message>
    <message>
        <source>He is not there.</source>
        <translation>Er ist nicht dort.</translation>
    </message>
    <message>
        <source>{1} charges already.</source>
        <translation>{1} attackiert schon.</translation>
    </message>
    <message>
        <source>There is no charge of {1} to meet.</source>
        <translation>Es gibt keine Attacke von {1}, der zu begegnen wäre.</translation>
    </message>
    <message>
        <source>The charge of {1} is met already.</source>
        <translation>Der Attacke von {1} wird schon begegnet.</translation>
    </message>
    <message>
        <source>{1} has tried to form square.</source>
        <translation>{1} hat schon versucht, Karree zu bilden.</translation>
    </message>
    <message>
        <source>{1} is not in this melee.</source>
        <translation>{1} ist nicht in diesem Nahkampf.</translation>
    </message>
    <message>
        <source>This melee has been fought this turn.</source>
        <translation>Dieser Nahkampf ist in diesem Zug schon ausgetragen.</translation>
    </message>
    <message>
        <source>{1} has {2} dice to split.</source>
        <translation>{1} hat {2} Würfel aufzuteilen.</translation>
    </message>
    <message>
        <source>{1} may not break through.</source>
        <translation>{1} darf nicht durchbrechen.</translation>
    </message>
    <message>
        <source>Melees wait to be fought.</source>
        <translation>Noch sind Nahkämpfe auszutragen.</translation>
    </message>
    <message>
        <source>There is no such objective.</source>
        <translation>Diesen Zielort gibt es nicht.</translation>
    </message>
    <message>
        <source>{1} may have 1 to {2} castings.</source>
        <translation>{1} darf 1 bis {2} Figuren haben.</translation>
    </message>
    <message>
        <source>The umpire gives a reason.</source>
        <translation>Der Spielleiter gibt einen Grund an.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be in this condition and formation.</source>
        <translation>{1} kann nicht in diesem Zustand und dieser Formation sein.</translation>
    </message>
    <message>
        <source>That changes nothing.</source>
        <translation>Das ändert nichts.</translation>
    </message>
    <message>
        <source>{1} is locked in melee.</source>
        <translation>{1} ist im Nahkampf gebunden.</translation>
    </message>
    <message>
        <source>Now only the unit that breaks through may be shot at.</source>
        <translation>Jetzt darf nur auf die Einheit gefeuert werden, die durchbricht.</translation>
    </message>
    <message>
        <source>A stored event names a unit or column that is not in the battle: {1}.</source>
        <translation>Ein gespeichertes Ereignis nennt eine Einheit oder Kolonne, die nicht in der Schlacht ist: {1}.</translation>
    </message>
    <message>
        <source>A stored event has an impossible number: {1}.</source>
        <translation>Ein gespeichertes Ereignis hat eine unmögliche Zahl: {1}.</translation>
    </message>
    <message>
        <source>A stored event does not follow from what went before.</source>
        <translation>Ein gespeichertes Ereignis folgt nicht aus dem Vorangegangenen.</translation>
    </message>
    <message>
        <source>{1} can&apos;t unlimber: it is not limbered artillery.</source>
        <translation>{1} kann nicht abprotzen: das ist keine aufgeprotzte Artillerie.</translation>
    </message>
    <message>
        <source>{1} has no known strength.</source>
        <translation>{1} hat keine bekannte Stärke.</translation>
    </message>
    <message>
        <source>{1} has more men or guns than a battle is played with.</source>
        <translation>{1} hat mehr Leute oder Geschütze, als in einer Schlacht gespielt werden.</translation>
    </message>
    <message>
        <source>Unknown weather: {1}.</source>
        <translation>Unbekanntes Wetter: {1}.</translation>
    </message>
    <message>
        <source>{1} stands in the battle twice.</source>
        <translation>{1} steht zweimal in der Schlacht.</translation>
    </message>
    <message>
        <source>{1} belongs to a column that is not on its side.</source>
        <translation>{1} gehört zu einer Kolonne, die nicht auf dieser Seite steht.</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Platz für</translation>
    </message>
    <message>
        <source>Enters the place it won</source>
        <translation>Rückt in den gewonnenen Ort ein</translation>
    </message>
    <message>
        <source>{1} finds no room: the place holds no more brigades.</source>
        <translation>{1} findet keinen Platz: der Ort fasst nicht mehr Brigaden.</translation>
    </message>
    <message>
        <source>{1} either enters the place or attacks further on.</source>
        <translation>{1} rückt entweder in den Ort ein oder greift weiter an.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Which place</source>
        <translation>Welcher Ort</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Ein anderer Ort</translation>
    </message>
    <message>
        <source>The scenario knows no place {1} that brigades can hold.</source>
        <translation>Das Szenario kennt keinen Ort {1}, den Brigaden halten können.</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>A title.</source>
        <translation>Ein Titel.</translation>
    </message>
    <message>
        <source>The heads of the columns.</source>
        <translation>Die Köpfe der Spalten.</translation>
    </message>
    <message>
        <source>A sum: used as a check, not added.</source>
        <translation>Eine Summe: zur Prüfung verwendet, nicht hinzugezählt.</translation>
    </message>
    <message>
        <source>A note.</source>
        <translation>Eine Anmerkung.</translation>
    </message>
    <message>
        <source>No unit ({1}).</source>
        <translation>Keine Einheit ({1}).</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no arm. Known are infantry, light infantry, cavalry, heavy cavalry, light cavalry, dragoons, artillery.</source>
        <translation>„{1}“ ist keine Waffengattung. Bekannt sind infantry, light infantry, cavalry, heavy cavalry, light cavalry, dragoons, artillery.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is less than nothing.</source>
        <translation>{1}: „{2}“ ist weniger als nichts.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is more than the {3} that one unit may have.</source>
        <translation>{1}: „{2}“ ist mehr als die {3}, die eine Einheit haben darf.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is no whole number.</source>
        <translation>{1}: „{2}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The line names no unit.</source>
        <translation>Die Zeile nennt keine Einheit.</translation>
    </message>
    <message>
        <source>The name has {1} bytes; {2} are the most.</source>
        <translation>Der Name hat {1} Bytes; höchstens {2} sind möglich.</translation>
    </message>
    <message>
        <source>A cell has {1} bytes; {2} are the most.</source>
        <translation>Eine Zelle hat {1} Bytes; höchstens {2} sind möglich.</translation>
    </message>
    <message>
        <source>The quotation mark in cell {1} is not closed.</source>
        <translation>Das Anführungszeichen in Zelle {1} ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The line has {1} cells; {2} are the most.</source>
        <translation>Die Zeile hat {1} Zellen; höchstens {2} sind möglich.</translation>
    </message>
    <message>
        <source>The line reads neither as a unit nor as a heading.</source>
        <translation>Die Zeile liest sich weder als Einheit noch als Überschrift.</translation>
    </message>
    <message>
        <source>What it stands under{1? (&quot;{1}&quot;)|} is not in the file.</source>
        <translation>Das, worunter es steht{1? („{1}“)|}, ist nicht in der Datei.</translation>
    </message>
    <message>
        <source>It stands under itself, by way of &quot;{1}&quot;.</source>
        <translation>Es steht, über „{1}“, unter sich selbst.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in the file twice; the first was taken.</source>
        <translation>„{1}“ steht zweimal in der Datei; das erste wurde genommen.</translation>
    </message>
    <message>
        <source>The line of a template: it has marks where figures belong.</source>
        <translation>Die Zeile einer Vorlage: sie hat Platzhalter, wo Zahlen hingehören.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; says {3} ({2}), but the lines make {4}.</source>
        <translation>„{1}“ sagt {3} ({2}), aber die Zeilen ergeben {4}.</translation>
    </message>
    <message>
        <source>The file has no heads: what its columns mean is a guess from what they hold.</source>
        <translation>Die Datei hat keine Köpfe: was ihre Spalten bedeuten, ist aus ihrem Inhalt erraten.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; was read as about {3}.</source>
        <translation>{1}: „{2}“ wurde als etwa {3} gelesen.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is a range; its middle, {3}, was taken as an estimate.</source>
        <translation>{1}: „{2}“ ist ein Bereich; seine Mitte, {3}, wurde als Schätzung genommen.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; holds several figures; none was taken.</source>
        <translation>{1}: „{2}“ enthält mehrere Zahlen; keine wurde genommen.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; looks like a number that a spreadsheet has turned into a date; it was not taken.</source>
        <translation>{1}: „{2}“ sieht aus wie eine Zahl, aus der eine Tabellenkalkulation ein Datum gemacht hat; sie wurde nicht genommen.</translation>
    </message>
    <message>
        <source>{1}: {2:men}, worked out from the rate, marked as estimated.</source>
        <translation>{1}: {2:men}, aus dem Satz errechnet, als geschätzt gekennzeichnet.</translation>
    </message>
    <message>
        <source>{1:field}: &quot;{2}&quot; is not one of its values; kept as a note.</source>
        <translation>{1:field}: „{2}“ gehört nicht zu den Werten; als Notiz behalten.</translation>
    </message>
    <message>
        <source>Nothing tells the arm of {1}; {2:arm} was taken.</source>
        <translation>Nichts sagt die Waffengattung von {1}; genommen wurde: {2:arm}.</translation>
    </message>
    <message>
        <source>Cell {1} has text behind its quotation mark; it was taken as it stands.</source>
        <translation>Zelle {1} hat Text hinter ihrem Anführungszeichen; sie wurde genommen, wie sie ist.</translation>
    </message>
    <message>
        <source>{1} is commanded by {2} above and by {3} here; the first was taken.</source>
        <translation>{1} wird oben von {2} und hier von {3} geführt; der erste wurde genommen.</translation>
    </message>
    <message>
        <source>Some letters could not be read as {1}.</source>
        <translation>Einige Buchstaben ließen sich nicht als {1} lesen.</translation>
    </message>
    <message>
        <source>{1} stands in the file twice.</source>
        <translation>{1} steht zweimal in der Datei.</translation>
    </message>
    <message>
        <source>The list nests deeper than {1} levels; what is deeper was put under the last.</source>
        <translation>Die Liste ist tiefer als {1} Ebenen geschachtelt; was tiefer liegt, kam unter die letzte.</translation>
    </message>
    <message>
        <source>The cell is a formula without a value; it was left out.</source>
        <translation>Die Zelle ist eine Formel ohne Wert; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>{1} is empty.</source>
        <translation>{1} ist leer.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be read{2?: {2}|}.</source>
        <translation>{1} ist nicht lesbar{2?: {2}|}.</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MB, too large for an order of battle.</source>
        <translation>{1} ist größer als {2} MB, zu groß für eine Schlachtordnung.</translation>
    </message>
    <message>
        <source>{1} is not text, and no kind of file that can be imported.</source>
        <translation>{1} ist kein Text und keine Dateiart, die sich importieren lässt.</translation>
    </message>
    <message>
        <source>{1} holds no list of units that could be read.</source>
        <translation>{1} enthält keine lesbare Liste von Einheiten.</translation>
    </message>
    <message>
        <source>The file has more than {1} lines.</source>
        <translation>Die Datei hat mehr als {1} Zeilen.</translation>
    </message>
    <message>
        <source>Line {1} has more than {2} bytes: this is no list.</source>
        <translation>Zeile {1} hat mehr als {2} Bytes: das ist keine Liste.</translation>
    </message>
    <message>
        <source>{1} is a packed file that can&apos;t be opened, or holds no list.</source>
        <translation>{1} ist eine gepackte Datei, die sich nicht öffnen lässt oder keine Liste enthält.</translation>
    </message>
    <message>
        <source>{1} unpacks to more than {2} MB, too large for an order of battle.</source>
        <translation>{1} ist entpackt größer als {2} MB, zu groß für eine Schlachtordnung.</translation>
    </message>
    <message>
        <source>The file is damaged at line {1}, column {2}.</source>
        <translation>Die Datei ist in Zeile {1}, Spalte {2} beschädigt.</translation>
    </message>
    <message>
        <source>The file defines entities of its own; such files are not read.</source>
        <translation>Die Datei definiert eigene Entitäten; solche Dateien werden nicht gelesen.</translation>
    </message>
    <message>
        <source>The file nests deeper than {1} levels.</source>
        <translation>Die Datei ist tiefer als {1} Ebenen geschachtelt.</translation>
    </message>
    <message>
        <source>{1} is a catalogue of what could be chosen, not a list of what was. Import the roster (.ros, .rosz) instead.</source>
        <translation>{1} ist ein Katalog dessen, was gewählt werden könnte, keine Liste des Gewählten. Stattdessen die Truppenliste (.ros, .rosz) importieren.</translation>
    </message>
    <message>
        <source>{1} is a template: it has marks where the figures belong.</source>
        <translation>{1} ist eine Vorlage: sie hat Platzhalter, wo die Zahlen hingehören.</translation>
    </message>
    <message>
        <source>{1} is a spreadsheet of the old kind (.xls). Save it as .xlsx, .ods or CSV.</source>
        <translation>{1} ist eine Tabelle der alten Art (.xls). Als .xlsx, .ods oder CSV speichern.</translation>
    </message>
    <message>
        <source>The mapping can&apos;t be used: {1} is missing or wrong.</source>
        <translation>Die Zuordnung lässt sich nicht verwenden: {1} fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>The file is not in this program&apos;s JSON form (at {1}).</source>
        <translation>Die Datei ist nicht in der JSON-Form dieses Programms (bei {1}).</translation>
    </message>
    <message>
        <source>The file is of version {1} of the form; this program knows version {2}.</source>
        <translation>Die Datei hat Version {1} der Form; dieses Programm kennt Version {2}.</translation>
    </message>
    <message>
        <source>The encoding {1} is not known.</source>
        <translation>Die Kodierung {1} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Army commander</source>
        <translation>Armeekommandeur</translation>
    </message>
    <message>
        <source>Army&apos;s nation</source>
        <translation>Nation der Armee</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Formation&apos;s commander</source>
        <translation>Kommandeur des Verbands</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Battalions or squadrons</source>
        <translation>Bataillone oder Schwadronen</translation>
    </message>
    <message>
        <source>Battalions</source>
        <translation>Bataillone</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Schwadronen</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Kompanien</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Offiziere</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Id within the file</source>
        <translation>Kennung in der Datei</translation>
    </message>
    <message>
        <source>Id of what it stands under</source>
        <translation>Kennung dessen, worunter es steht</translation>
    </message>
    <message>
        <source>Path of numbers, 1.2.3</source>
        <translation>Pfad aus Nummern, 1.2.3</translation>
    </message>
    <message>
        <source>Id of the unit</source>
        <translation>Kennung der Einheit</translation>
    </message>
    <message>
        <source>Id of the column</source>
        <translation>Kennung der Kolonne</translation>
    </message>
    <message>
        <source>Id of the army</source>
        <translation>Kennung der Armee</translation>
    </message>
    <message>
        <source>More of ours</source>
        <translation>Weiteres von uns</translation>
    </message>
    <message>
        <source>Formation: wing</source>
        <translation>Verband: Flügel</translation>
    </message>
    <message>
        <source>Formation: line</source>
        <translation>Verband: Treffen</translation>
    </message>
    <message>
        <source>Formation: corps</source>
        <translation>Verband: Korps</translation>
    </message>
    <message>
        <source>Formation: division</source>
        <translation>Verband: Division</translation>
    </message>
    <message>
        <source>Formation: brigade</source>
        <translation>Verband: Brigade</translation>
    </message>
    <message>
        <source>Formation: column</source>
        <translation>Verband: Kolonne</translation>
    </message>
    <message>
        <source>by blanks before the name</source>
        <translation>durch Leerzeichen vor dem Namen</translation>
    </message>
    <message>
        <source>by ids and parents</source>
        <translation>durch Kennungen und was darüber steht</translation>
    </message>
    <message>
        <source>Table of text</source>
        <translation>Texttabelle</translation>
    </message>
    <message>
        <source>List of lines</source>
        <translation>Liste aus Zeilen</translation>
    </message>
    <message>
        <source>Scourge of War order of battle</source>
        <translation>Schlachtordnung von Scourge of War</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabellenkalkulation</translation>
    </message>
    <message>
        <source>BattleScribe roster</source>
        <translation>Truppenliste von BattleScribe</translation>
    </message>
    <message>
        <source>Armies of ours (JSON)</source>
        <translation>Armeen in unserer Form (JSON)</translation>
    </message>
    <message>
        <source>An army to be copied is not there.</source>
        <translation>Eine Armee, die kopiert werden soll, ist nicht da.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Spreadsheet (XLSX)</source>
        <translation>Tabellenkalkulation (XLSX)</translation>
    </message>
    <message>
        <source>Book of its own</source>
        <translation>Eigenes Buch</translation>
    </message>
    <message>
        <source>A line for each unit, for spreadsheets and other programs. Read back without loss.</source>
        <translation>Eine Zeile je Einheit, für Tabellenkalkulationen und andere Programme. Lässt sich verlustfrei wieder importieren.</translation>
    </message>
    <message>
        <source>Everything, documented by a schema, for programs and for keeping. Read back without loss.</source>
        <translation>Alles, durch ein Schema beschrieben, für Programme und zum Aufbewahren. Lässt sich verlustfrei wieder importieren.</translation>
    </message>
    <message>
        <source>A table to be read in a browser, printed or put on a web site.</source>
        <translation>Eine Tabelle zum Lesen im Browser, zum Drucken oder für eine Website.</translation>
    </message>
    <message>
        <source>Headings and tables as text, for forums, blogs and wikis.</source>
        <translation>Überschriften und Tabellen als Text, für Foren, Blogs und Wikis.</translation>
    </message>
    <message>
        <source>A sheet for each army whose columns fold; opens in any spreadsheet.</source>
        <translation>Ein Blatt je Armee mit einklappbaren Spalten; öffnet sich in jeder Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>The armies alone as a new book, to be handed to someone. Battles and the campaign stay behind.</source>
        <translation>Nur die Armeen als neues Buch, zum Weitergeben. Schlachten und Feldzug bleiben zurück.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be written{2?: {2}|}.</source>
        <translation>{1} lässt sich nicht schreiben{2?: {2}|}.</translation>
    </message>
    <message>
        <source>The book has no army named {1}.</source>
        <translation>Das Buch hat keine Armee namens {1}.</translation>
    </message>
    <message>
        <source>Bns/Sqns</source>
        <translation>Btl./Schw.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>The reading was stopped; nothing was taken in.</source>
        <translation>Das Lesen wurde abgebrochen; nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>What the formation is</source>
        <translation>Was der Verband ist</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>in columns, in each row</source>
        <translation>in Spalten, in jeder Zeile</translation>
    </message>
    <message>
        <source>in columns, blank as above</source>
        <translation>in Spalten, leer heißt wie oben</translation>
    </message>
    <message>
        <source>as rows with a name alone</source>
        <translation>als Zeilen nur mit einem Namen</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>The rules forbid that.</source>
        <translation>Die Regeln verbieten das.</translation>
    </message>
    <message>
        <source>{1} on average</source>
        <translation>im Mittel {1}</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Aussicht</translation>
    </message>
    <message>
        <source>or more</source>
        <translation>oder mehr</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Geschoss</translation>
    </message>
    <message>
        <source>canister</source>
        <translation>Kartätschen</translation>
    </message>
    <message>
        <source>roundshot</source>
        <translation>Vollkugeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The attacker&apos;s dice</source>
        <translation>Würfel des Angreifers</translation>
    </message>
    <message>
        <source>The defender&apos;s dice</source>
        <translation>Würfel des Verteidigers</translation>
    </message>
    <message>
        <source>The attacker kills</source>
        <translation>Der Angreifer schaltet aus</translation>
    </message>
    <message>
        <source>The defender kills</source>
        <translation>Der Verteidiger schaltet aus</translation>
    </message>
    <message>
        <source>Who loses more</source>
        <translation>Wer mehr verliert</translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation>der Angreifer</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>der Verteidiger</translation>
    </message>
    <message>
        <source>both the same</source>
        <translation>beide gleich viel</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Besteht</translation>
    </message>
    <message>
        <source>Is disordered</source>
        <translation>Gerät in Unordnung</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Fails once and holds</source>
        <translation>Versagt einmal und hält</translation>
    </message>
    <message>
        <source>Abandons its guns</source>
        <translation>Gibt die Geschütze auf</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <translation>Gelingt</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Verwundet</translation>
    </message>
    <message>
        <source>Paces</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Hält stand</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Misslingt</translation>
    </message>
    <message>
        <source>Both lose the same</source>
        <translation>Beide verlieren gleich viel</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Points back</source>
        <translation>Zurückerhaltene Punkte</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Standhaft</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>The attack halts</source>
        <translation>Der Angriff hält an</translation>
    </message>
    <message>
        <source>The attacker wins</source>
        <translation>Der Angreifer siegt</translation>
    </message>
    <message>
        <source>The attacker is beaten</source>
        <translation>Der Angreifer wird geschlagen</translation>
    </message>
    <message>
        <source>They stay locked</source>
        <translation>Sie bleiben gebunden</translation>
    </message>
    <message>
        <source>The target evades</source>
        <translation>Das Ziel weicht aus</translation>
    </message>
    <message>
        <source>Disorder</source>
        <translation>Ungeordnet</translation>
    </message>
    <message>
        <source>Rout</source>
        <translation>Fliehend</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Sammelt sich</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Forms square</source>
        <translation>Bildet Karree</translation>
    </message>
    <message>
        <source>The attackers lose</source>
        <translation>Verlust der Angreifer</translation>
    </message>
    <message>
        <source>The defenders lose</source>
        <translation>Verlust der Verteidiger</translation>
    </message>
    <message>
        <source>The attackers lose more</source>
        <translation>Die Angreifer verlieren mehr</translation>
    </message>
    <message>
        <source>The defenders lose more</source>
        <translation>Die Verteidiger verlieren mehr</translation>
    </message>
    <message>
        <source>The charger loses</source>
        <translation>Verlust des Attackierenden</translation>
    </message>
    <message>
        <source>The target loses</source>
        <translation>Verlust des Ziels</translation>
    </message>
    <message>
        <source>The target fires</source>
        <translation>Feuer des Ziels</translation>
    </message>
    <message>
        <source>The target countercharges</source>
        <translation>Das Ziel macht eine Gegenattacke</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Falls back</source>
        <translation>Fällt zurück</translation>
    </message>
    <message>
        <source>Stops short</source>
        <translation>Hält vorher an</translation>
    </message>
    <message>
        <source>Locked in melee</source>
        <translation>Im Nahkampf gebunden</translation>
    </message>
    <message>
        <source>Victor</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not of the form KEY=VALUE.</source>
        <translation>„{1}“ hat nicht die Form SCHLÜSSEL=WERT.</translation>
    </message>
    <message>
        <source>There are no odds for the rules &quot;{1}&quot;. There are: {2}.</source>
        <translation>Für die Regeln „{1}“ gibt es keine Aussichten. Es gibt: {2}.</translation>
    </message>
    <message>
        <source>There are no odds of the kind &quot;{1}&quot;. There are: {2}.</source>
        <translation>Es gibt keine Aussichten der Art „{1}“. Es gibt: {2}.</translation>
    </message>
    <message>
        <source>There is no key &quot;{1}&quot; here. There are: {2}.</source>
        <translation>Hier gibt es keinen Schlüssel „{1}“. Es gibt: {2}.</translation>
    </message>
    <message>
        <source>The key {1} is given twice.</source>
        <translation>Der Schlüssel {1} ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>The key {1} is missing: it has no usual value.</source>
        <translation>Der Schlüssel {1} fehlt: er hat keinen üblichen Wert.</translation>
    </message>
    <message>
        <source>&quot;{2}&quot; is not a value for {1}. It can be: {3}.</source>
        <translation>„{2}“ ist kein Wert für {1}. Möglich sind: {3}.</translation>
    </message>
    <message>
        <source>&quot;{2}&quot; is not a number for {1}.</source>
        <translation>„{2}“ ist keine Zahl für {1}.</translation>
    </message>
    <message>
        <source>{2} is out of range for {1}: {3} to {4}.</source>
        <translation>{2} liegt für {1} außerhalb der Grenzen: {3} bis {4}.</translation>
    </message>
    <message>
        <source>There is no house rule &quot;{1}&quot; in these rules.</source>
        <translation>In diesen Regeln gibt es keine Hausregel „{1}“.</translation>
    </message>
    <message>
        <source>The enemy&apos;s answer</source>
        <translation>Antwort des Feindes</translation>
    </message>
    <message>
        <source>The enemy&apos;s fire</source>
        <translation>Feuer des Feindes</translation>
    </message>
    <message>
        <source>Evading</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Stands to receive it</source>
        <translation>Erwartet sie stehend</translation>
    </message>
    <message>
        <source>Countercharges</source>
        <translation>Gegenattacke</translation>
    </message>
    <message>
        <source>Fires when it comes</source>
        <translation>Feuert beim Herankommen</translation>
    </message>
    <message>
        <source>Does not fire</source>
        <translation>Feuert nicht</translation>
    </message>
    <message>
        <source>Tries to get away</source>
        <translation>Versucht zu entkommen</translation>
    </message>
    <message>
        <source>Does not try</source>
        <translation>Versucht es nicht</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Rules: {1}</source>
        <translation>Regeln: {1}</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>{1}, continued</source>
        <translation>{1}, Fortsetzung</translation>
    </message>
    <message>
        <source>gun {1}</source>
        <translation>Geschütz {1}</translation>
    </message>
    <message>
        <source>about {1}</source>
        <translation>etwa {1}</translation>
    </message>
    <message>
        <source>Strength not known</source>
        <translation>Stärke nicht bekannt</translation>
    </message>
    <message>
        <source>Unit, commander</source>
        <translation>Einheit, Kommandeur</translation>
    </message>
    <message>
        <source>{1}: tick from the left.</source>
        <translation>{1}: von links abstreichen.</translation>
    </message>
    <message>
        <source>{1}: tick from the left. A heavy box costs a die, or a gun.</source>
        <translation>{1}: von links abstreichen. Ein fettes Kästchen kostet einen Würfel oder ein Geschütz.</translation>
    </message>
    <message>
        <source>{1}: tick from the left. With the heavy box it counts as lost.</source>
        <translation>{1}: von links abstreichen. Mit dem fetten Kästchen zählt sie als verloren.</translation>
    </message>
    <message>
        <source>Honours: {1}</source>
        <translation>Auszeichnungen: {1}</translation>
    </message>
    <message>
        <source>Source: {1}</source>
        <translation>Quelle: {1}</translation>
    </message>
    <message>
        <source>turns leaderless</source>
        <translation>Züge ohne Kommandeur</translation>
    </message>
    <message>
        <source>Routed, removed or off the table</source>
        <translation>Geflohen, entfernt oder abgegangen</translation>
    </message>
    <message>
        <source>At 2 or less, gone or off the table</source>
        <translation>Bei 2 oder weniger, vernichtet oder abgegangen</translation>
    </message>
    <message>
        <source>{1} of {2}: the army breaks</source>
        <translation>{1} von {2}: die Armee bricht</translation>
    </message>
    <message>
        <source>This page: {1}.</source>
        <translation>Diese Seite: {1}.</translation>
    </message>
    <message>
        <source>In all: {1}.</source>
        <translation>Insgesamt: {1}.</translation>
    </message>
    <message>
        <source>Page {1} of {2}</source>
        <translation>Seite {1} von {2}</translation>
    </message>
    <message>
        <source>commands {1}</source>
        <translation>führt {1}</translation>
    </message>
    <message>
        <source>Figures are {1}.</source>
        <translation>Die Zahlen bedeuten: {1}.</translation>
    </message>
    <message>
        <source>Figures are {1}, of guns their crews.</source>
        <translation>Die Zahlen bedeuten: {1}, bei Geschützen deren Kanoniere.</translation>
    </message>
    <message>
        <source>Return after battle: {1}</source>
        <translation>Rapport nach der Schlacht: {1}</translation>
    </message>
    <message>
        <source>To be filled in when the battle is over, and entered line by line in the campaign&apos;s grid.</source>
        <translation>Nach der Schlacht auszufüllen und Zeile für Zeile in die Tabelle des Feldzugs einzutragen.</translation>
    </message>
    <message>
        <source>Battle: ________________________</source>
        <translation>Schlacht: ______________________</translation>
    </message>
    <message>
        <source>Date: __________________________</source>
        <translation>Datum: _________________________</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Gekämpft</translation>
    </message>
    <message>
        <source>of {1}:</source>
        <translation>von {1}:</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>Fought: it fired, was fired at or meleed. Lost: at its start less at its end. Routed: it left the table in rout, with how many. Removed: it was meleed in rout, or its guns were abandoned, with how many.</source>
        <translation>Gekämpft: sie feuerte, wurde beschossen oder stand im Nahkampf. Verloren: was sie zu Beginn hatte, weniger dem, was sie am Ende hatte. Geflohen: sie verließ den Tisch auf der Flucht, mit wie vielen. Entfernt: sie wurde auf der Flucht im Nahkampf gestellt oder ihre Geschütze wurden aufgegeben, mit wie vielen.</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie sie endete</translation>
    </message>
    <message>
        <source>Who held the field</source>
        <translation>Wer das Feld behauptete</translation>
    </message>
    <message>
        <source>This side</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Turns fought</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Objectives held, points</source>
        <translation>Gehaltene Zielorte, Punkte</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Orders: {1}</source>
        <translation>Befehle: {1}</translation>
    </message>
    <message>
        <source>Under him: {1}.</source>
        <translation>Unter ihm: {1}.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Where to, target</source>
        <translation>Wohin, Ziel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Quick reference. No house rule is changed in this book.</source>
        <translation>Kurzreferenz. In diesem Buch ist keine Hausregel geändert.</translation>
    </message>
    <message>
        <source>Quick reference. A bar at the left marks what a house rule of this book changes.</source>
        <translation>Kurzreferenz. Ein Balken links zeigt, was eine Hausregel dieses Buchs ändert.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>House rules of this book</source>
        <translation>Hausregeln dieses Buchs</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Truppenliste</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Einheitenkarten</translation>
    </message>
    <message>
        <source>Base labels</source>
        <translation>Base-Schilder</translation>
    </message>
    <message>
        <source>Commander cards</source>
        <translation>Kommandeurskarten</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzreferenz</translation>
    </message>
    <message>
        <source>Return after battle</source>
        <translation>Rapport nach der Schlacht</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Befehlsblätter</translation>
    </message>
    <message>
        <source>Order of battle diagram</source>
        <translation>Schaubild der Schlachtordnung</translation>
    </message>
    <message>
        <source>Return sheets of this battle</source>
        <translation>Rapportblätter dieser Schlacht</translation>
    </message>
    <message>
        <source>Report of this battle</source>
        <translation>Bericht über diese Schlacht</translation>
    </message>
    <message>
        <source>State of the campaign</source>
        <translation>Stand des Feldzugs</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Service records</source>
        <translation>Dienstbücher</translation>
    </message>
    <message>
        <source>Turn {1} of {2}; the battle goes on.</source>
        <translation>Zug {1} von {2}; die Schlacht geht weiter.</translation>
    </message>
    <message>
        <source>A draw after turn {1}.</source>
        <translation>Unentschieden nach Zug {1}.</translation>
    </message>
    <message>
        <source>{1} has won in turn {2}.</source>
        <translation>{1} hat in Zug {2} gesiegt.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Units gone</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>{1} of {2}</source>
        <translation>{1} von {2}</translation>
    </message>
    <message>
        <source>Breaks at</source>
        <translation>Bricht bei</translation>
    </message>
    <message>
        <source>Objective points</source>
        <translation>Punkte für Zielorte</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Strength by turn</source>
        <translation>Stärke nach Zügen</translation>
    </message>
    <message>
        <source>At the end of turn</source>
        <translation>Am Ende von Zug</translation>
    </message>
    <message>
        <source>Losses: {1}</source>
        <translation>Verluste: {1}</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <source>{1} dice of six sides: each face is to be expected {2} times. They average {3}; fair dice average 3.5.</source>
        <translation>{1} sechsseitige Würfel: jede Augenzahl ist {2}-mal zu erwarten. Ihr Mittel ist {3}; bei fairen Würfeln 3,5.</translation>
    </message>
    <message>
        <source>Castings in the pool for drafts</source>
        <translation>Figuren im Rekrutenvorrat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallene</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Vermisste</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Nothing has happened to it yet.</source>
        <translation>Ihr ist noch nichts widerfahren.</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>Points at the end of each turn</source>
        <translation>Punkte am Ende jedes Zuges</translation>
    </message>
    <message>
        <source>Strength of the sides</source>
        <translation>Stärke der Seiten</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Supplies of</source>
        <translation>Nachschub für</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>in depot</source>
        <translation>im Depot</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Prints are written as .pdf, .svg or .png, not as &quot;.{1}&quot;.</source>
        <translation>Drucke werden als .pdf, .svg oder .png geschrieben, nicht als „.{1}“.</translation>
    </message>
    <message>
        <source>{1} can&apos;t be written: {2}.</source>
        <translation>{1} lässt sich nicht schreiben: {2}.</translation>
    </message>
    <message>
        <source>Orders reach {1} ({2})</source>
        <translation>Befehle reichen {1} ({2})</translation>
    </message>
    <message>
        <source>Report: what the first side may know</source>
        <translation>Bericht: was die erste Seite wissen darf</translation>
    </message>
    <message>
        <source>Report: what the second side may know</source>
        <translation>Bericht: was die zweite Seite wissen darf</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>{1:in}</source>
        <translation>{1:in}</translation>
    </message>
    <message>
        <source>{1:paces}</source>
        <translation>{1:paces}</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{1}+</source>
        <translation>{1}+</translation>
    </message>
    <message>
        <source>{1} or less</source>
        <translation>höchstens {1}</translation>
    </message>
    <message>
        <source>{1} %</source>
        <translation>{1} %</translation>
    </message>
    <message>
        <source>{1}/{2}</source>
        <translation>{1}/{2}</translation>
    </message>
    <message>
        <source>+{1}</source>
        <translation>+{1}</translation>
    </message>
    <message>
        <source>−{1}</source>
        <translation>−{1}</translation>
    </message>
    <message>
        <source>+{1:dice}</source>
        <translation>+{1:dice}</translation>
    </message>
    <message>
        <source>−{1:dice}</source>
        <translation>−{1:dice}</translation>
    </message>
    <message>
        <source>{1:points}</source>
        <translation>{1:points}</translation>
    </message>
    <message>
        <source>{1:castings}</source>
        <translation>{1:castings}</translation>
    </message>
    <message>
        <source>1 die for {1}</source>
        <translation>1 Würfel je {1}</translation>
    </message>
    <message>
        <source>Class {1:value}</source>
        <translation>Klasse {1:value}</translation>
    </message>
    <message>
        <source>{1:value}</source>
        <translation>{1:value}</translation>
    </message>
    <message>
        <source>{1:arm}</source>
        <translation>{1:arm}</translation>
    </message>
    <message>
        <source>{1:phase}</source>
        <translation>{1:phase}</translation>
    </message>
    <message>
        <source>To {1:in}</source>
        <translation>Bis {1:in}</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Charges to</source>
        <translation>Attacke bis</translation>
    </message>
    <message>
        <source>Routs</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Guns, limbered</source>
        <translation>Aufgeprotzt</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Column to line across the march</source>
        <translation>Kolonne zu Linie quer zum Marsch</translation>
    </message>
    <message>
        <source>About face</source>
        <translation>Kehrtwendung</translation>
    </message>
    <message>
        <source>Any other formation</source>
        <translation>Jede andere Formation</translation>
    </message>
    <message>
        <source>Any other facing</source>
        <translation>Jede andere Front</translation>
    </message>
    <message>
        <source>Leaving a square</source>
        <translation>Ein Karree verlassen</translation>
    </message>
    <message>
        <source>Unlimbering</source>
        <translation>Abprotzen</translation>
    </message>
    <message>
        <source>Limbering up</source>
        <translation>Aufprotzen</translation>
    </message>
    <message>
        <source>Turning guns on the spot</source>
        <translation>Geschütze auf der Stelle schwenken</translation>
    </message>
    <message>
        <source>Plugging or unplugging bayonets</source>
        <translation>Bajonette aufpflanzen oder abnehmen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>½ Bewegung</translation>
    </message>
    <message>
        <source>two moves</source>
        <translation>2 Bewegungen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Foot, line</source>
        <translation>Fuß, Linie</translation>
    </message>
    <message>
        <source>Foot, column</source>
        <translation>Fuß, Kol.</translation>
    </message>
    <message>
        <source>Horse, line</source>
        <translation>Pferd, Linie</translation>
    </message>
    <message>
        <source>Horse, column</source>
        <translation>Pferd, Kol.</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Gesch.</translation>
    </message>
    <message>
        <source>Foot, horse</source>
        <translation>Infanterie, Kavallerie</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Light woods</source>
        <translation>Lichter Wald</translation>
    </message>
    <message>
        <source>Dense woods</source>
        <translation>Dichter Wald</translation>
    </message>
    <message>
        <source>Village, town</source>
        <translation>Dorf, Stadt</translation>
    </message>
    <message>
        <source>Uphill</source>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>Stream with a ford for guns</source>
        <translation>Bach mit Furt für Geschütze</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Lake, river</source>
        <translation>See, Fluss</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Kills by what a die shows</source>
        <translation>Verluste je nach Augenzahl</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>Musketry dice</source>
        <translation>Würfel für Musketenfeuer</translation>
    </message>
    <message>
        <source>Castings for a die</source>
        <translation>Figuren je Würfel</translation>
    </message>
    <message>
        <source>Less fire</source>
        <translation>Vermindertes Feuer</translation>
    </message>
    <message>
        <source>Fires with</source>
        <translation>Feuert mit</translation>
    </message>
    <message>
        <source>In disorder</source>
        <translation>Ungeordnet</translation>
    </message>
    <message>
        <source>Light rain</source>
        <translation>Leichter Regen</translation>
    </message>
    <message>
        <source>Heavy rain</source>
        <translation>Starker Regen</translation>
    </message>
    <message>
        <source>At a village or town</source>
        <translation>Auf ein Dorf oder eine Stadt</translation>
    </message>
    <message>
        <source>Square, on each face</source>
        <translation>Karree, je Seite</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Dice for a gun</source>
        <translation>Würfel je Geschütz</translation>
    </message>
    <message>
        <source>At a square</source>
        <translation>Auf ein Karree</translation>
    </message>
    <message>
        <source>Medium, canister</source>
        <translation>Mittel, Kartätschen</translation>
    </message>
    <message>
        <source>Medium, roundshot</source>
        <translation>Mittel, Vollkugeln</translation>
    </message>
    <message>
        <source>Heavy, canister</source>
        <translation>Schwer, Kartätschen</translation>
    </message>
    <message>
        <source>Heavy, roundshot</source>
        <translation>Schwer, Vollkugeln</translation>
    </message>
    <message>
        <source>Morale: two dice</source>
        <translation>Moral: zwei Würfel</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Steht</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Enters melee</source>
        <translation>Greift an</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Sammelt</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Karree</translation>
    </message>
    <message>
        <source>Commander touching</source>
        <translation>Kdr. dabei</translation>
    </message>
    <message>
        <source>Tests are taken</source>
        <translation>Tests fallen an</translation>
    </message>
    <message>
        <source>Once for each cause in a phase</source>
        <translation>Einmal je Anlass und Phase</translation>
    </message>
    <message>
        <source>Shot at in this phase, hit or not</source>
        <translation>In dieser Phase beschossen, getroffen oder nicht</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Attackiert</translation>
    </message>
    <message>
        <source>Before entering melee</source>
        <translation>Vor dem Nahkampf</translation>
    </message>
    <message>
        <source>Formed foot of its side routs past within {1:in}</source>
        <translation>Formierte eigene Infanterie flieht innerhalb von {1:in} vorbei</translation>
    </message>
    <message>
        <source>Lost more in a round of melee</source>
        <translation>Verlor in einer Nahkampfrunde mehr</translation>
    </message>
    <message>
        <source>Melee: a die kills on</source>
        <translation>Nahkampf: ein Würfel kostet eine Figur bei</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Castings of two ranks</source>
        <translation>Aus zwei Gliedern</translation>
    </message>
    <message>
        <source>Melee changes</source>
        <translation>Änderungen im Nahkampf</translation>
    </message>
    <message>
        <source>On the die</source>
        <translation>Am Würfel</translation>
    </message>
    <message>
        <source>Worse class than an enemy of its arm</source>
        <translation>Schlechtere Klasse als ein Feind derselben Waffengattung</translation>
    </message>
    <message>
        <source>In disorder: a class worse, so against equals</source>
        <translation>Ungeordnet: eine Klasse schlechter, also gegen Gleiche</translation>
    </message>
    <message>
        <source>Horse that does not charge against horse that does</source>
        <translation>Kavallerie ohne Attacke gegen attackierende Kavallerie</translation>
    </message>
    <message>
        <source>Horse struck in flank or rear</source>
        <translation>Kavallerie, in Flanke oder Rücken getroffen</translation>
    </message>
    <message>
        <source>Horse in light woods</source>
        <translation>Kavallerie im lichten Wald</translation>
    </message>
    <message>
        <source>Attacks a town: castings that count</source>
        <translation>Greift einen Ort an: Figuren, die zählen</translation>
    </message>
    <message>
        <source>A 6 as thrown always kills</source>
        <translation>Eine gewürfelte 6 trifft immer</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>Radius of orders</source>
        <translation>Befehlsradius</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Orders of the army&apos;s commander</source>
        <translation>Befehle des Armeekommandeurs</translation>
    </message>
    <message>
        <source>Killed by roundshot, two dice</source>
        <translation>Fällt durch Vollkugeln, zwei Würfel</translation>
    </message>
    <message>
        <source>Killed by canister</source>
        <translation>Fällt durch Kartätschen</translation>
    </message>
    <message>
        <source>Killed by musketry</source>
        <translation>Fällt durch Musketenfeuer</translation>
    </message>
    <message>
        <source>Killed in melee</source>
        <translation>Fällt im Nahkampf</translation>
    </message>
    <message>
        <source>His brigade is removed</source>
        <translation>Seine Brigade wird entfernt</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Reduced visibility</source>
        <translation>Schlechte Sicht</translation>
    </message>
    <message>
        <source>In and into woods</source>
        <translation>Im Wald und in den Wald</translation>
    </message>
    <message>
        <source>Voluntary withdrawal</source>
        <translation>Freiwilliger Rückzug</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Fire before moving: guns, then muskets</source>
        <translation>Feuer vor der Bewegung: Geschütze, dann Musketen</translation>
    </message>
    <message>
        <source>Movement and contact</source>
        <translation>Bewegung und Kontakt</translation>
    </message>
    <message>
        <source>Fire: guns, then muskets</source>
        <translation>Feuer: Geschütze, dann Musketen</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Movement: paces by the die</source>
        <translation>Bewegung: Schritt nach dem Würfel</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Heavy cavalry</source>
        <translation>Schwere Kavallerie</translation>
    </message>
    <message>
        <source>Light cavalry</source>
        <translation>Leichte Kavallerie</translation>
    </message>
    <message>
        <source>Fire: a die for each point</source>
        <translation>Feuer: ein Würfel je Punkt</translation>
    </message>
    <message>
        <source>Hits on</source>
        <translation>Trifft bei</translation>
    </message>
    <message>
        <source>Artillery to {1:paces}</source>
        <translation>Artillerie bis {1:paces}</translation>
    </message>
    <message>
        <source>Musketry to {1:paces}</source>
        <translation>Musketen bis {1:paces}</translation>
    </message>
    <message>
        <source>Leader attached</source>
        <translation>Anführer angeschlossen</translation>
    </message>
    <message>
        <source>Cover, or at guns: a hit is saved on</source>
        <translation>Deckung, oder auf Geschütze: Treffer abgewehrt bei</translation>
    </message>
    <message>
        <source>Combat: a die for each point</source>
        <translation>Kampf: ein Würfel je Punkt</translation>
    </message>
    <message>
        <source>Front to front, hits on</source>
        <translation>Front gegen Front, trifft bei</translation>
    </message>
    <message>
        <source>Against flank or rear, hits on</source>
        <translation>Gegen Flanke oder Rücken, trifft bei</translation>
    </message>
    <message>
        <source>An enemy on its flank or rear</source>
        <translation>Ein Feind in Flanke oder Rücken</translation>
    </message>
    <message>
        <source>Who lost more goes back</source>
        <translation>Wer mehr verlor, geht zurück</translation>
    </message>
    <message>
        <source>Winning horse goes up to</source>
        <translation>Siegreiche Kavallerie geht bis zu</translation>
    </message>
    <message>
        <source>Guns, light foot and light horse evade on</source>
        <translation>Geschütze, leichte Infanterie und leichte Kavallerie weichen aus bei</translation>
    </message>
    <message>
        <source>their number or less</source>
        <translation>ihrem Wert oder weniger</translation>
    </message>
    <message>
        <source>Attacks no more at</source>
        <translation>Greift nicht mehr an bei</translation>
    </message>
    <message>
        <source>Withdrawal and recovery</source>
        <translation>Rückzug und Erholung</translation>
    </message>
    <message>
        <source>Costs, for good</source>
        <translation>Kostet, für immer</translation>
    </message>
    <message>
        <source>A point comes back, {1:paces} from the enemy, on</source>
        <translation>Ein Punkt kommt zurück, {1:paces} vom Feind, bei</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Radius for each unit under him</source>
        <translation>Radius je Einheit unter ihm</translation>
    </message>
    <message>
        <source>Outside it units</source>
        <translation>Außerhalb dürfen Einheiten</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>nur halten</translation>
    </message>
    <message>
        <source>are free</source>
        <translation>frei handeln</translation>
    </message>
    <message>
        <source>Killed when his unit loses, on</source>
        <translation>Fällt, wenn seine Einheit verliert, bei</translation>
    </message>
    <message>
        <source>Wounded on</source>
        <translation>Verwundet bei</translation>
    </message>
    <message>
        <source>march</source>
        <translation>Marsch</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>Attacke</translation>
    </message>
    <message>
        <source>change formation or face</source>
        <translation>Formation oder Front wechseln</translation>
    </message>
    <message>
        <source>limber, unlimber</source>
        <translation>Auf-, Abprotzen</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>pistols</source>
        <translation>Pistolen</translation>
    </message>
    <message>
        <source>bayonets</source>
        <translation>Bajonette</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ArmyPage</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>New &amp;column</source>
        <translation>Neue &amp;Kolonne</translation>
    </message>
    <message>
        <source>Add column</source>
        <translation>Kolonne hinzufügen</translation>
    </message>
    <message>
        <source>New &amp;brigade of foot</source>
        <translation>Neue &amp;Infanteriebrigade</translation>
    </message>
    <message>
        <source>Add brigade</source>
        <translation>Brigade hinzufügen</translation>
    </message>
    <message>
        <source>New brigade of &amp;horse</source>
        <translation>Neue Ka&amp;valleriebrigade</translation>
    </message>
    <message>
        <source>New b&amp;attery</source>
        <translation>Neue &amp;Batterie</translation>
    </message>
    <message>
        <source>Add battery</source>
        <translation>Batterie hinzufügen</translation>
    </message>
    <message>
        <source>New column of bri&amp;gades…</source>
        <translation>Neue Kolonne aus Bri&amp;gaden…</translation>
    </message>
    <message>
        <source>Spl&amp;it in two</source>
        <translation>In zwei &amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Merge into one</source>
        <translation>&amp;Zusammenlegen</translation>
    </message>
    <message>
        <source>&amp;Totals and points…</source>
        <translation>&amp;Summen und Punkte…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move &amp;out of its column</source>
        <translation>Aus der Kolonne &amp;heraus</translation>
    </message>
    <message>
        <source>Move &amp;into the column above</source>
        <translation>In die Kolonne da&amp;rüber</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>A&amp;lles ausklappen</translation>
    </message>
    <message>
        <source>Co&amp;llapse all</source>
        <translation>Alles ei&amp;nklappen</translation>
    </message>
    <message>
        <source>Show the &amp;stored order</source>
        <translation>Gespeicherte Reihen&amp;folge zeigen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aus&amp;schneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Wei&amp;tersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorheriges suchen</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>&amp;Rule set of the book</source>
        <translation>Regel&amp;werk des Buchs</translation>
    </message>
    <message>
        <source>Type into the filter what to look for.</source>
        <translation>In den Filter schreiben, was gesucht wird.</translation>
    </message>
    <message>
        <source>Nothing holds &quot;%1&quot;.</source>
        <translation>Nichts enthält „%1“.</translation>
    </message>
    <message>
        <source>No problem in this army.</source>
        <translation>Kein Problem in dieser Armee.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Filter: name, commander, arms</source>
        <translation>Filter: Name, Kommandeur, Waffengattung</translation>
    </message>
    <message>
        <source>Filter the order of battle</source>
        <translation>Schlachtordnung filtern</translation>
    </message>
    <message>
        <source>Shown in the stored order.</source>
        <translation>In der gespeicherten Reihenfolge gezeigt.</translation>
    </message>
    <message>
        <source>This book holds no army yet. Add one, or import a list from a book, a web page or a spreadsheet.</source>
        <translation>Dieses Buch enthält noch keine Armee. Eine hinzufügen oder eine Liste aus einem Buch, von einer Webseite oder aus einer Tabellenkalkulation importieren.</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Kolonne hinzufügen</translation>
    </message>
    <message>
        <source>Add an army</source>
        <translation>Armee hinzufügen</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Liste importieren…</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>Neue Kolonne</translation>
    </message>
    <message>
        <source>New battery</source>
        <translation>Neue Batterie</translation>
    </message>
    <message>
        <source>New brigade of horse</source>
        <translation>Neue Kavalleriebrigade</translation>
    </message>
    <message>
        <source>New brigade</source>
        <translation>Neue Brigade</translation>
    </message>
    <message>
        <source>Copied %1 as text.</source>
        <translation>Als Text kopiert: %1.</translation>
    </message>
    <message>
        <source>Split in se&amp;veral…</source>
        <translation>In &amp;mehrere teilen…</translation>
    </message>
    <message>
        <source>Reti&amp;red brigades and commanders…</source>
        <translation>Ausges&amp;chiedene Brigaden und Kommandeure…</translation>
    </message>
    <message>
        <source>Remove the army</source>
        <translation>Armee entfernen</translation>
    </message>
    <message>
        <source>Shown col&amp;umns</source>
        <translation>Ge&amp;zeigte Spalten</translation>
    </message>
    <message>
        <source>&amp;Fit all columns</source>
        <translation>&amp;Alle Spalten anpassen</translation>
    </message>
    <message>
        <source>Nothing stands in this army yet. Add a column (%1), then brigades (%2, %3) and batteries (%4) under it, or import a list from a spreadsheet.</source>
        <translation>In dieser Armee steht noch nichts. Eine Kolonne hinzufügen (%1), dann Brigaden (%2, %3) und Batterien (%4) darunter, oder eine Liste aus einer Tabellenkalkulation importieren.</translation>
    </message>
    <message>
        <source>%1 is removed; undo brings it back.</source>
        <translation>%1 ist entfernt; „Rückgängig“ holt es zurück.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ArmyView</name>
    <message>
        <source>Order of battle</source>
        <translation>Schlachtordnung</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BattleDesk</name>
    <message>
        <source>turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>the battle stands at</source>
        <translation>die Schlacht steht bei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>locked with</source>
        <translation>gebunden mit</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BattlePage</name>
    <message>
        <source>What would differ?</source>
        <translation>Was wäre anders?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>To the newest step</source>
        <translation>Zum neuesten Schritt</translation>
    </message>
    <message>
        <source>What the middle shows</source>
        <translation>Was die Mitte zeigt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>Both armies</source>
        <translation>Beide Armeen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>The umpire ends the phase, whatever is undone</source>
        <translation>Der Spielleiter beendet die Phase, was auch ungetan ist</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Vormerken</translation>
    </message>
    <message>
        <source>Hold it back and throw for it with others (Ctrl+Enter)</source>
        <translation>Zurückhalten und mit anderen zusammen würfeln (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Changes by the umpire, each with a reason</source>
        <translation>Änderungen durch den Spielleiter, jede mit einem Grund</translation>
    </message>
    <message>
        <source>This step asks for nothing that could be entered otherwise.</source>
        <translation>Dieser Schritt fragt nach nichts, was anders einzugeben wäre.</translation>
    </message>
    <message>
        <source>Correcting step %1: the battle as it was before it. Enter shows what would differ; nothing changes until it is accepted.</source>
        <translation>Schritt %1 wird berichtigt: die Schlacht, wie sie davor war. Enter zeigt, was anders wäre; nichts ändert sich, bis es angenommen wird.</translation>
    </message>
    <message>
        <source>Looking back: the battle as it was after step %1 of %2. Nothing can be changed here.</source>
        <translation>Rückblick: die Schlacht nach Schritt %1 von %2. Hier lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>What %1 may know: the enemy&apos;s strength and class are hidden, and what has not come yet.</source>
        <translation>Was %1 wissen darf: Stärke und Klasse des Feindes sind verborgen, ebenso, was noch nicht eingetroffen ist.</translation>
    </message>
    <message>
        <source>End phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>End phase (%1 left)</source>
        <translation>Phase beenden (noch %1)</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>%1 can still act (Ctrl+E)</source>
        <translation>Noch zu handeln: %1 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Waits for dice: %1</source>
        <translation>Wartet auf Würfel: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 can still act:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;Noch zu handeln: %1&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 mehr</translation>
    </message>
    <message>
        <source> &lt;b&gt;Enter&lt;/b&gt; ends the phase, &lt;b&gt;Esc&lt;/b&gt; goes on.</source>
        <translation> &lt;b&gt;Enter&lt;/b&gt; beendet die Phase, &lt;b&gt;Esc&lt;/b&gt; macht weiter.</translation>
    </message>
    <message>
        <source>Nothing to change now</source>
        <translation>Jetzt gibt es nichts zu ändern</translation>
    </message>
    <message>
        <source>The curtain is drawn. Enter lifts it for the next player.</source>
        <translation>Der Vorhang ist zu. Enter öffnet ihn für den nächsten Spieler.</translation>
    </message>
    <message>
        <source>From paper</source>
        <translation>Von Papier</translation>
    </message>
    <message>
        <source>Entered from paper; steps of the record: %1</source>
        <translation>Vom Papier übernommen; Schritte im Verlauf: %1</translation>
    </message>
    <message>
        <source>By force</source>
        <translation>Gewaltsam</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BattleReport</name>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Turn %1 of %2; the battle goes on.</source>
        <translation>Zug %1 von %2; die Schlacht geht weiter.</translation>
    </message>
    <message>
        <source>A draw after turn %1.</source>
        <translation>Unentschieden nach Zug %1.</translation>
    </message>
    <message>
        <source>%1 has won in turn %2.</source>
        <translation>%1 hat in Zug %2 gesiegt.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Strength at the start of each turn</source>
        <translation>Stärke zu Beginn jedes Zuges</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 gone, breaks at %2</source>
        <translation>%1 verloren, bricht bei %2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>each expected</source>
        <translation>je zu erwarten</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>chi-square</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>fair dice stray so far in</source>
        <translation>so weit weichen faire Würfel ab in</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Der Hergang</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BeginPanel</name>
    <message>
        <source>Begin a campaign</source>
        <translation>Einen Feldzug beginnen</translation>
    </message>
    <message>
        <source>(an army without a side)</source>
        <translation>(eine Armee ohne Seite)</translation>
    </message>
    <message>
        <source>Many battles, and what they leave behind: losses, commanders and honours live on. All armies of the book take part, a side for each of their words: %1.</source>
        <translation>Viele Schlachten und was sie hinterlassen: Verluste, Kommandeure und Auszeichnungen leben fort. Alle Armeen des Buchs nehmen teil, eine Seite für jedes ihrer Worte: %1.</translation>
    </message>
    <message>
        <source>Many battles, and what they leave behind: losses, commanders and honours live on. A campaign needs armies of two sides in the book: give each army the word of its side on its page.</source>
        <translation>Viele Schlachten und was sie hinterlassen: Verluste, Kommandeure und Auszeichnungen leben fort. Ein Feldzug braucht im Buch Armeen zweier Seiten: auf der Buchseite jeder Armee das Wort ihrer Seite eintragen.</translation>
    </message>
    <message>
        <source>&amp;Begin the campaign</source>
        <translation>Feldzug &amp;beginnen</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BeginningForm</name>
    <message>
        <source>Show &amp;old style dates</source>
        <translation>Daten &amp;alten Stils zeigen</translation>
    </message>
    <message>
        <source>With a &amp;map: places, roads, marches, supply</source>
        <translation>Mit &amp;Karte: Orte, Straßen, Märsche, Nachschub</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>kein Ende</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;First day</source>
        <translation>&amp;Erster Tag</translation>
    </message>
    <message>
        <source>A turn is a</source>
        <translation>Länge eines Zuges</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BookBattlePage</name>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>the last step of the battle</source>
        <translation>der letzte Schritt der Schlacht</translation>
    </message>
    <message>
        <source>&amp;End the phase	Ctrl+E</source>
        <translation>Phase be&amp;enden	Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Find a unit	Ctrl+F</source>
        <translation>Einheit &amp;suchen	Ctrl+F</translation>
    </message>
    <message>
        <source>The &amp;program throws the dice	Ctrl+1</source>
        <translation>Das &amp;Programm würfelt	Ctrl+1</translation>
    </message>
    <message>
        <source>Dice are &amp;typed in	Ctrl+2</source>
        <translation>&amp;Würfel werden eingegeben	Ctrl+2</translation>
    </message>
    <message>
        <source>The &amp;umpire sets the dice	Ctrl+3</source>
        <translation>Der Spiel&amp;leiter setzt die Würfel	Ctrl+3</translation>
    </message>
    <message>
        <source>Show the &amp;odds</source>
        <translation>&amp;Aussichten zeigen</translation>
    </message>
    <message>
        <source>&amp;Threats to the chosen unit	Ctrl+T</source>
        <translation>&amp;Bedrohungen der gewählten Einheit	Ctrl+T</translation>
    </message>
    <message>
        <source>&amp;Rules of the phase	Ctrl+R</source>
        <translation>&amp;Regeln der Phase	Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Big type	F11</source>
        <translation>&amp;Große Schrift	F11</translation>
    </message>
    <message>
        <source>&amp;Umpire&apos;s changes, end of the battle	Ctrl+U</source>
        <translation>Änderungen des Spielleiters, En&amp;de der Schlacht	Ctrl+U</translation>
    </message>
    <message>
        <source>&amp;Correct the chosen step of the log	Ctrl+K</source>
        <translation>Gewählten Schritt des Proto&amp;kolls berichtigen	Ctrl+K</translation>
    </message>
    <message>
        <source>C&amp;urtain between the players</source>
        <translation>&amp;Vorhang zwischen den Spielern</translation>
    </message>
    <message>
        <source>Show what %1 may know</source>
        <translation>Zeigen, was %1 wissen darf</translation>
    </message>
    <message>
        <source>Show everything (umpire)</source>
        <translation>Alles zeigen (Spielleiter)</translation>
    </message>
    <message>
        <source>Export the battle as a &amp;web page…</source>
        <translation>Schlacht als Webse&amp;ite exportieren…</translation>
    </message>
    <message>
        <source>Export the battle</source>
        <translation>Schlacht exportieren</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 ließ sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>&amp;Look through the log	Ctrl+Shift+F</source>
        <translation>Ver&amp;lauf durchsuchen	Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Begin in the middle, turns from &amp;paper	F10</source>
        <translation>Mittendrin beginnen, Züge von &amp;Papier	F10</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::BreakGauge</name>
    <message>
        <source>%1 gone, break point hidden</source>
        <translation>%1 verloren, Bruchpunkt verborgen</translation>
    </message>
    <message>
        <source>%1 gone, breaks at %2</source>
        <translation>%1 verloren, bricht bei %2</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::CampaignPage</name>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parts of the campaign</source>
        <translation>Teile des Feldzugs</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>The campaign has ended</source>
        <translation>Der Feldzug ist beendet</translation>
    </message>
    <message>
        <source>&amp;Done: %1</source>
        <translation>&amp;Erledigt: %1</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Returns</source>
        <translation>&amp;Rapporte</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Brigades</source>
        <translation>&amp;Brigaden</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Zwischen&amp;stand</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>Export the chronicle as a &amp;web page…</source>
        <translation>Chronik als &amp;Webseite exportieren…</translation>
    </message>
    <message>
        <source>Reports for the s&amp;ides…</source>
        <translation>Berichte für die Se&amp;iten…</translation>
    </message>
    <message>
        <source>&amp;Copy of the campaign…</source>
        <translation>Ko&amp;pie des Feldzugs…</translation>
    </message>
    <message>
        <source>Copy of the campaign</source>
        <translation>Kopie des Feldzugs</translation>
    </message>
    <message>
        <source>Books (*.sabretache)</source>
        <translation>Bücher (*.sabretache)</translation>
    </message>
    <message>
        <source>Copied to %1</source>
        <translation>Kopiert nach %1</translation>
    </message>
    <message>
        <source>&amp;End the campaign</source>
        <translation>Feldzug be&amp;enden</translation>
    </message>
    <message>
        <source>Ne&amp;xt campaign with the survivors…</source>
        <translation>Nächster &amp;Feldzug mit den Überlebenden…</translation>
    </message>
    <message>
        <source>The next campaign</source>
        <translation>Der nächste Feldzug</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>Export the chronicle as Mar&amp;kdown…</source>
        <translation>Chronik als Mark&amp;down exportieren…</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ChroniclePanel</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>What a side may know</source>
        <translation>Was eine Seite wissen darf</translation>
    </message>
    <message>
        <source>Find in the chronicle</source>
        <translation>In der Chronik suchen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>As &amp;Markdown…</source>
        <translation>Als &amp;Markdown…</translation>
    </message>
    <message>
        <source>As a &amp;web page…</source>
        <translation>Als &amp;Webseite…</translation>
    </message>
    <message>
        <source>A &amp;report for every side…</source>
        <translation>Ein &amp;Bericht für jede Seite…</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Old style</source>
        <translation>Alter Stil</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Your own &amp;words to this entry</source>
        <translation>Eigene &amp;Worte zu diesem Eintrag</translation>
    </message>
    <message>
        <source>Your own words to this entry</source>
        <translation>Eigene Worte zu diesem Eintrag</translation>
    </message>
    <message>
        <source>&amp;Keep the note</source>
        <translation>Notiz &amp;behalten</translation>
    </message>
    <message>
        <source>The umpire&apos;s: everything</source>
        <translation>Die des Spielleiters: alles</translation>
    </message>
    <message>
        <source>What %1 knows</source>
        <translation>Was %1 weiß</translation>
    </message>
    <message>
        <source>&lt;b&gt;Chronicle&lt;/b&gt; %1, newest first</source>
        <translation>&lt;b&gt;Chronik&lt;/b&gt; %1, Neuestes zuerst</translation>
    </message>
    <message>
        <source>Export the chronicle</source>
        <translation>Chronik exportieren</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Folder for the reports</source>
        <translation>Ordner für die Berichte</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) written.</source>
        <translation>
            <numerusform>%n Bericht geschrieben.</numerusform>
            <numerusform>%n Berichte geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ColumnDialog</name>
    <message>
        <source>New column</source>
        <translation>Neue Kolonne</translation>
    </message>
    <message>
        <source>New column of brigades</source>
        <translation>Neue Kolonne aus Brigaden</translation>
    </message>
    <message>
        <source>like %1</source>
        <translation>wie %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Kind of brigade</source>
        <translation>&amp;Art der Brigade</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Wie viele</translation>
    </message>
    <message>
        <source>&amp;Called</source>
        <translation>&amp;Benannt</translation>
    </message>
    <message>
        <source>The kinds are made up on the usual figures of their time: what a list gives is better.</source>
        <translation>Die Arten folgen den üblichen Zahlen ihrer Zeit: was eine Liste angibt, ist besser.</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>Au&amp;fstellen</translation>
    </message>
    <message>
        <source>Brigade #</source>
        <translation>Brigade #</translation>
    </message>
    <message>
        <source># stands for the number</source>
        <translation># steht für die Nummer</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::CommandersPage</name>
    <message>
        <source>New &amp;commander</source>
        <translation>Neuer &amp;Kommandeur</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Add commander</source>
        <translation>Kommandeur hinzufügen</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>Filter: name, rank, command</source>
        <translation>Filter: Name, Rang, Kommando</translation>
    </message>
    <message>
        <source>Filter the commanders</source>
        <translation>Kommandeure filtern</translation>
    </message>
    <message>
        <source>Register of commanders</source>
        <translation>Verzeichnis der Kommandeure</translation>
    </message>
    <message>
        <source>Commanders of %1</source>
        <translation>Kommandeure von %1</translation>
    </message>
    <message>
        <source>New commander</source>
        <translation>Neuer Kommandeur</translation>
    </message>
    <message>
        <source>Copied %1 as text.</source>
        <translation>Als Text kopiert: %1.</translation>
    </message>
    <message>
        <source>&amp;Vacancies only</source>
        <translation>Nur &amp;unbesetzte</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>&amp;Verzeichnis</translation>
    </message>
    <message>
        <source>Changes hold &amp;from</source>
        <translation>Änderungen &amp;gelten ab</translation>
    </message>
    <message>
        <source>With a date the former holder&apos;s time ends on it and is kept; without one the new holder takes his place</source>
        <translation>Mit einem Datum endet die Zeit des Vorgängers an ihm und bleibt erhalten; ohne tritt der neue Inhaber an seine Stelle</translation>
    </message>
    <message>
        <source>Commands and who holds them</source>
        <translation>Kommandos und wer sie innehat</translation>
    </message>
    <message>
        <source>Co&amp;mmands</source>
        <translation>Ko&amp;mmandos</translation>
    </message>
    <message>
        <source>Co&amp;mmands (%1 vacant)</source>
        <translation>Ko&amp;mmandos (%1 unbesetzt)</translation>
    </message>
    <message>
        <source>%1 vacant</source>
        <translation>%1 unbesetzt</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::CorrectionPanel</name>
    <message>
        <source>Accept the correction</source>
        <translation>Berichtigung annehmen</translation>
    </message>
    <message>
        <source>What would differ</source>
        <translation>Was anders wäre</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Who corrects</source>
        <translation>Wer berichtigt</translation>
    </message>
    <message>
        <source>wh&amp;y</source>
        <translation>waru&amp;m</translation>
    </message>
    <message>
        <source>The range was measured wrongly</source>
        <translation>Die Entfernung war falsch gemessen</translation>
    </message>
    <message>
        <source>Why it is corrected</source>
        <translation>Warum berichtigt wird</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>&lt;b&gt;Step %1 otherwise: what would differ now&lt;/b&gt;</source>
        <translation>&lt;b&gt;Schritt %1 anders: was jetzt anders wäre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nothing: both armies would stand as they do.</source>
        <translation>Nichts: beide Armeen stünden so, wie sie stehen.</translation>
    </message>
    <message numerus="yes">
        <source>The dice or answers of %n step(s) are no longer asked for.</source>
        <translation>
            <numerusform>Nach Würfeln oder Antworten von %n Schritt wird nicht mehr gefragt.</numerusform>
            <numerusform>Nach Würfeln oder Antworten von %n Schritten wird nicht mehr gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 no longer fits</source>
        <translation>Schritt %1 passt nicht mehr</translation>
    </message>
    <message>
        <source>: something else is asked there.</source>
        <translation>: dort wird etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>You will be asked there; the steps after it follow of themselves as far as they fit.</source>
        <translation>Dort wird nachgefragt; die Schritte danach folgen von selbst, soweit sie passen.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::CountChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>expected %1 each</source>
        <translation>je %1 zu erwarten</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::DiceDialog</name>
    <message>
        <source>Type the faces of real dice, one key a die, or let the program throw. Enter goes to the next roll.</source>
        <translation>Die Augen echter Würfel eingeben, eine Taste je Würfel, oder das Programm würfeln lassen. Enter geht zum nächsten Wurf.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>&amp;Program throws</source>
        <translation>Das &amp;Programm würfelt</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::DicePanel</name>
    <message>
        <source>Dice of the campaign</source>
        <translation>Würfel des Feldzugs</translation>
    </message>
    <message>
        <source>How often each face fell</source>
        <translation>Wie oft jede Augenzahl fiel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Each expected</source>
        <translation>Je erwartet</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Chi-square</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>Fair dice stray so far in</source>
        <translation>So weit streuen faire Würfel in</translation>
    </message>
    <message>
        <source>Dice of the battles fought in the program and of the returns. A throw that was taken back does not count.</source>
        <translation>Würfel der Schlachten, die im Programm geschlagen wurden, und der Rapporte. Ein zurückgenommener Wurf zählt nicht.</translation>
    </message>
    <message>
        <source>No dice yet: they are counted from battles fought in the program and from returns.</source>
        <translation>Noch keine Würfel: Sie werden aus Schlachten, die im Programm geschlagen wurden, und aus Rapporten gezählt.</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>Returns</source>
        <translation>Rapporte</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1 of %2 dice: %3</source>
        <translation>%1 von %2 Würfeln: %3</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::DistributionChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>or more, %</source>
        <translation>oder mehr, %</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>&amp;Armeen</translation>
    </message>
    <message>
        <source>Armies to export</source>
        <translation>Zu exportierende Armeen</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>The book holds no army yet.</source>
        <translation>Das Buch enthält noch keine Armee.</translation>
    </message>
    <message>
        <source>Choose an army.</source>
        <translation>Eine Armee wählen.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Copied %1 as text.</source>
        <translation>Als Text kopiert: %1.</translation>
    </message>
    <message>
        <source>The file is being written</source>
        <translation>Die Datei wird geschrieben</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::FactsView</name>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::FormPanel</name>
    <message>
        <source>&lt;b&gt;What follows, with the state on record&lt;/b&gt;</source>
        <translation>&lt;b&gt;Was folgt, nach dem aufgezeichneten Stand&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;From the table&lt;/b&gt;</source>
        <translation>&lt;b&gt;Vom Tisch&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>title of a form: action and actor, target</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>You are looking back at step %1 of %2. Nothing can be entered here; End brings you to the newest step.</source>
        <translation>Dies ist ein Rückblick auf Schritt %1 von %2. Hier lässt sich nichts eingeben; Ende führt zum neuesten Schritt.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>Everyone has acted who could. Ctrl+E ends the phase.</source>
        <translation>Alle, die konnten, haben gehandelt. Ctrl+E beendet die Phase.</translation>
    </message>
    <message>
        <source>Choose on the left who is to act.</source>
        <translation>Links wählen, wer handeln soll.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>There is no help on this yet.</source>
        <translation>Dazu gibt es noch keine Hilfe.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::HousePanel</name>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pool now</source>
        <translation>Vorrat jetzt</translation>
    </message>
    <message>
        <source>Recruits a turn</source>
        <translation>Rekruten je Zug</translation>
    </message>
    <message>
        <source>House rules; a change is on the record</source>
        <translation>Hausregeln; eine Änderung wird aufgezeichnet</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>as the rule</source>
        <translation>wie die Regel</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ImportDialog</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Gattung</translation>
    </message>
    <message>
        <source>Bns/Sqns</source>
        <translation>Btl./Schw.</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>As it stands there</source>
        <translation>Wie es dort steht</translation>
    </message>
    <message>
        <source>Units read</source>
        <translation>Gelesene Einheiten</translation>
    </message>
    <message>
        <source>Meaning of the columns</source>
        <translation>Bedeutung der Spalten</translation>
    </message>
    <message>
        <source>The file as it stands</source>
        <translation>Die Datei, wie sie ist</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Lines with remarks</source>
        <translation>Zeilen mit Bemerkungen</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>none: a list of lines</source>
        <translation>nichts: eine Liste aus Zeilen</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>wie die Datei sagt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Ko&amp;dierung</translation>
    </message>
    <message>
        <source>Cells are parted &amp;by</source>
        <translation>Zellen get&amp;rennt durch</translation>
    </message>
    <message>
        <source>&amp;Heads stand in line</source>
        <translation>&amp;Köpfe stehen in Zeile</translation>
    </message>
    <message>
        <source>&amp;Rows of heads</source>
        <translation>Zeilen mit Köp&amp;fen</translation>
    </message>
    <message>
        <source>&amp;Formations stand</source>
        <translation>&amp;Verbände stehen</translation>
    </message>
    <message>
        <source>&amp;Army, if none is named</source>
        <translation>&amp;Armee, wenn keine genannt ist</translation>
    </message>
    <message>
        <source>Men to a ba&amp;ttalion, if not given</source>
        <translation>Mann je &amp;Bataillon, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>Men to a s&amp;quadron, if not given</source>
        <translation>Mann je &amp;Schwadron, wenn nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>The fi&amp;le</source>
        <translation>Die Da&amp;tei</translation>
    </message>
    <message>
        <source>Lines &amp;not read</source>
        <translation>&amp;Nicht gelesene Zeilen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Use a &amp;mapping…</source>
        <translation>Zuordnung ver&amp;wenden…</translation>
    </message>
    <message>
        <source>&amp;Save the mapping…</source>
        <translation>Zuordnung speic&amp;hern…</translation>
    </message>
    <message>
        <source>Reads the file in a way that was saved before</source>
        <translation>Liest die Datei so, wie es früher gespeichert wurde</translation>
    </message>
    <message>
        <source>Keeps how the file is read, also for import --mapping</source>
        <translation>Behält, wie die Datei gelesen wird, auch für import --mapping</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3, %4.&lt;br&gt;%5 new, %6 changed, %7 in the book but not in the list (they stay). %8 not read, %9 doubtful.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2, %3, %4.&lt;br&gt;%5 neu, %6 geändert, %7 im Buch, aber nicht in der Liste (sie bleiben). %8 nicht gelesen, %9 zweifelhaft.</translation>
    </message>
    <message>
        <source>The book holds all of this already.</source>
        <translation>Das Buch enthält das alles schon.</translation>
    </message>
    <message>
        <source>as found (%1)</source>
        <translation>wie gefunden (%1)</translation>
    </message>
    <message>
        <source>Nothing that could be read</source>
        <translation>Nichts Lesbares</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Wird gelesen als</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Meaning of column %1</source>
        <translation>Bedeutung von Spalte %1</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>bns/sqns</source>
        <translation>Btl./Schw.</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not in the list, stays</source>
        <translation>nicht in der Liste, bleibt</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>&amp;Units (%1)</source>
        <translation>&amp;Einheiten (%1)</translation>
    </message>
    <message>
        <source>Lines &amp;not read (%1), doubtful (%2)</source>
        <translation>&amp;Nicht gelesene Zeilen (%1), zweifelhafte (%2)</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>Zuordnung speichern</translation>
    </message>
    <message>
        <source>Mappings (*.json)</source>
        <translation>Zuordnungen (*.json)</translation>
    </message>
    <message>
        <source>Use a mapping</source>
        <translation>Zuordnung verwenden</translation>
    </message>
    <message>
        <source>Mappings (*.json);;All files (*)</source>
        <translation>Zuordnungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>B&amp;latt</translation>
    </message>
    <message>
        <source>Reading %1 (%2) …</source>
        <translation>%1 wird gelesen (%2) …</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>%1 werden geschrieben …</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Choose a row to see its particulars here.</source>
        <translation>Eine Zeile wählen, um hier ihre Einzelheiten zu sehen.</translation>
    </message>
    <message>
        <source>A change here goes to all of them.</source>
        <translation>Eine Änderung hier gilt für alle.</translation>
    </message>
    <message>
        <source>Second colour of the nation</source>
        <translation>Zweite Farbe der Nation</translation>
    </message>
    <message>
        <source>First colour of the nation</source>
        <translation>Erste Farbe der Nation</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Its colours</source>
        <translation>Ihre Farben</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Gun crew</source>
        <translation>Kanoniere</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Geschätzt</translation>
    </message>
    <message>
        <source>Worked out, not from a source</source>
        <translation>Errechnet, nicht aus einer Quelle</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Its commander gives orders</source>
        <translation>Kommandeur gibt Befehle</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::LogModel</name>
    <message>
        <source>%1 typed, the rest thrown by the program</source>
        <translation>%1 eingegeben, den Rest warf das Programm</translation>
    </message>
    <message>
        <source>taken back, %1</source>
        <translation>zurückgenommen, %1</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>House rule: %1 – %2, by default %3</source>
        <translation>Hausregel: %1 – %2, sonst %3</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::LogPanel</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take back the newest step (Ctrl+Z)</source>
        <translation>Den neuesten Schritt zurücknehmen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Restore what was taken back (Ctrl+Shift+Z)</source>
        <translation>Zurückgenommenes wiederherstellen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Enter the chosen step otherwise; what would differ is shown before it is accepted (Ctrl+K)</source>
        <translation>Den gewählten Schritt anders eingeben; was anders wäre, wird vor dem Annehmen gezeigt (Ctrl+K)</translation>
    </message>
    <message>
        <source>Look back through the battle</source>
        <translation>Auf die Schlacht zurückblicken</translation>
    </message>
    <message>
        <source>Look back through the battle; nothing changes</source>
        <translation>Auf die Schlacht zurückblicken; nichts ändert sich</translation>
    </message>
    <message>
        <source>Unit or words</source>
        <translation>Einheit oder Worte</translation>
    </message>
    <message>
        <source>Filter the log by unit or words</source>
        <translation>Protokoll nach Einheit oder Worten filtern</translation>
    </message>
    <message>
        <source>Filter by phase</source>
        <translation>Nach Phase filtern</translation>
    </message>
    <message>
        <source>Filter by side</source>
        <translation>Nach Seite filtern</translation>
    </message>
    <message>
        <source>Filter by kind</source>
        <translation>Nach Art filtern</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>All phases</source>
        <translation>Alle Phasen</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>Log of the battle</source>
        <translation>Protokoll der Schlacht</translation>
    </message>
    <message>
        <source>Correct this step…</source>
        <translation>Diesen Schritt berichtigen…</translation>
    </message>
    <message>
        <source>Show the battle as it was then</source>
        <translation>Die Schlacht zeigen, wie sie damals war</translation>
    </message>
    <message>
        <source>Take back this step and all after it</source>
        <translation>Diesen Schritt und alle danach zurücknehmen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Show only some of the log (Ctrl+Shift+F)</source>
        <translation>Nur einen Teil des Verlaufs zeigen (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Den Verlauf exportieren</translation>
    </message>
    <message>
        <source>Undo and the like</source>
        <translation>Rückgängig und dergleichen</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::MainWindow</name>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Contents of the book</source>
        <translation>Inhalt des Buchs</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Choose something to see its particulars here.</source>
        <translation>Etwas wählen, um hier die Einzelheiten zu sehen.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All changes on disk %1</source>
        <translation>Alle Änderungen gespeichert %1</translation>
    </message>
    <message>
        <source>Problems: none</source>
        <translation>Probleme: keine</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>All changes on disk</source>
        <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Book: %1</source>
        <translation>Buch: %1</translation>
    </message>
    <message>
        <source>There is no page for this yet.</source>
        <translation>Dafür gibt es noch keine Seite.</translation>
    </message>
    <message>
        <source>%1 – Sabretache</source>
        <translation>%1 – Sabretache</translation>
    </message>
    <message>
        <source>%1 – %2 – Sabretache</source>
        <translation>%1 – %2 – Sabretache</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>This book is open for reading: nothing can be imported.</source>
        <translation>Dieses Buch ist zum Lesen geöffnet: nichts lässt sich importieren.</translation>
    </message>
    <message>
        <source>Open a book</source>
        <translation>Buch öffnen</translation>
    </message>
    <message>
        <source>Sabretache books (*.sabretache);;All files (*)</source>
        <translation>Sabretache-Bücher (*.sabretache);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New book</source>
        <translation>Neues Buch</translation>
    </message>
    <message>
        <source>New book.sabretache</source>
        <translation>Neues Buch.sabretache</translation>
    </message>
    <message>
        <source>Sabretache books (*.sabretache)</source>
        <translation>Sabretache-Bücher (*.sabretache)</translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.tsv *.xlsx *.ods *.json *.ros *.rosz);;All files (*)</source>
        <translation>Listen (*.csv *.txt *.tsv *.xlsx *.ods *.json *.ros *.rosz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 copy.sabretache</source>
        <comment>file name</comment>
        <translation>%1 Kopie.sabretache</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Kopiert nach %1.</translation>
    </message>
    <message>
        <source>The book is as it was opened.</source>
        <translation>Das Buch ist so, wie es geöffnet wurde.</translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation>Armee %1</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>A&amp;rmee</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Schlacht</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Feldzug</translation>
    </message>
    <message>
        <source>New &amp;army</source>
        <translation>Neue &amp;Armee</translation>
    </message>
    <message>
        <source>&amp;New battle…</source>
        <translation>&amp;Neue Schlacht…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New book</source>
        <translation>&amp;Neues Buch</translation>
    </message>
    <message>
        <source>For %1…</source>
        <translation>Für %1…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Return to the &amp;book as it was opened</source>
        <translation>Zurück zum B&amp;uch, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Book</source>
        <translation>&amp;Buch</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nächster Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <translation>Schrift bei %1 %</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normale Schrift</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;About Sabretache</source>
        <translation>Ü&amp;ber Sabretache</translation>
    </message>
    <message>
        <source>About Sabretache</source>
        <translation>Über Sabretache</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sabretache %1&lt;/h3&gt;&lt;p&gt;Orders of battle, battles and campaigns of the horse-and-musket age.&lt;/p&gt;%2&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sabretache %1&lt;/h3&gt;&lt;p&gt;Schlachtordnungen, Schlachten und Feldzüge aus der Zeit von Pferd und Muskete.&lt;/p&gt;%2&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 is not a file: choose a list or a book.</source>
        <translation>%1 ist keine Datei: Liste oder Buch wählen.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>The new language is there when the program is started again.</source>
        <translation>Die neue Sprache gilt, wenn das Programm neu gestartet ist.</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::MapPanel</name>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>Drag an army to a place</source>
        <translation>Eine Armee an einen Ort ziehen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Click to add a place, drag one to move it; arrow keys move the chosen</source>
        <translation>Klicken fügt einen Ort hinzu, Ziehen verschiebt ihn; Pfeiltasten bewegen den gewählten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Drag from place to place</source>
        <translation>Von Ort zu Ort ziehen</translation>
    </message>
    <message>
        <source>Square: supplies; (2): points</source>
        <translation>Quadrat: Nachschub; (2): Punkte</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>&amp;No picture</source>
        <translation>&amp;Kein Bild</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>New place</source>
        <translation>Neuer Ort</translation>
    </message>
    <message>
        <source>New road</source>
        <translation>Neue Straße</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Marching days</source>
        <translation>Marschtage</translation>
    </message>
    <message>
        <source>Supplies of</source>
        <translation>Nachschub für</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp)</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read.</source>
        <translation>%1 ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>%1 is too large a picture even when made smaller.</source>
        <translation>%1 ist ein zu großes Bild, auch verkleinert.</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Gewaltmarsch</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::MapView</name>
    <message>
        <source>Map of the campaign</source>
        <translation>Karte des Feldzugs</translation>
    </message>
    <message>
        <source>Places, roads and armies; all of it stands in the tables beside</source>
        <translation>Orte, Straßen und Armeen; alles steht auch in den Tabellen daneben</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::OddsPanel</name>
    <message>
        <source>&lt;b&gt;Odds of this&lt;/b&gt; &lt;span style=&quot;color:%1&quot;&gt;percent, before the dice&lt;/span&gt;</source>
        <translation>&lt;b&gt;Aussichten&lt;/b&gt; &lt;span style=&quot;color:%1&quot;&gt;Prozent, vor dem Würfeln&lt;/span&gt;</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Expect &lt;b&gt;%1&lt;/b&gt; %2%3, %4 to %5 in %6 of 100.</source>
        <translation>Zu erwarten: &lt;b&gt;%1&lt;/b&gt; %2%3, %4 bis %5 in %6 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Then %1 is tested:</source>
        <translation>Dann testet %1:</translation>
    </message>
    <message>
        <source>The odds take this as chosen; it is the enemy&apos;s to choose.</source>
        <translation>Die Chancen nehmen dies als gewählt an; wählen darf der Feind.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::OffersModel</name>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::OffersPanel</name>
    <message>
        <source>&lt;b&gt;Can act now&lt;/b&gt;</source>
        <translation>&lt;b&gt;Können jetzt handeln&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Show side: %1</source>
        <translation>Seite zeigen: %1</translation>
    </message>
    <message>
        <source>Who can act now</source>
        <translation>Wer jetzt handeln kann</translation>
    </message>
    <message>
        <source>Find a unit by name (Ctrl+F)</source>
        <translation>Einheit nach Namen suchen (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find a unit by name</source>
        <translation>Einheit nach Namen suchen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dice first&lt;/b&gt;&lt;br&gt;%1</source>
        <translation>&lt;b&gt;Zuerst Würfel&lt;/b&gt;&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;A question first&lt;/b&gt;&lt;br&gt;%1</source>
        <translation>&lt;b&gt;Zuerst eine Frage&lt;/b&gt;&lt;br&gt;%1</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::PaperModel</name>
    <message>
        <source>On record: %1</source>
        <translation>Aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::PaperPanel</name>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>For a battle that begins in the middle, or turns that were fought on paper: set where it stands and what each unit has left. Phases until then are ended by force; everything goes into the record with its reason and can be taken back.</source>
        <translation>Für eine Schlacht, die mitten beginnt, oder Züge, die auf Papier gespielt wurden: angeben, wo sie steht und was jede Einheit noch hat. Die Phasen bis dahin werden gewaltsam beendet; alles kommt mit seinem Grund in die Aufzeichnung und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>from paper</source>
        <translation>von Papier</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>What each unit has left</source>
        <translation>Was jede Einheit noch hat</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Dice or a question are waiting: answer first.</source>
        <translation>Würfel oder eine Frage warten: zuerst antworten.</translation>
    </message>
    <message>
        <source>Nothing can be entered here.</source>
        <translation>Hier lässt sich nichts eintragen.</translation>
    </message>
    <message>
        <source>As on record. F2 or a digit changes a cell, cells can be pasted.</source>
        <translation>Wie aufgezeichnet. F2 oder eine Ziffer ändert eine Zelle, Zellen lassen sich einfügen.</translation>
    </message>
    <message>
        <source>Goes to turn %1, %2</source>
        <translation>Geht zu Zug %1, %2</translation>
    </message>
    <message>
        <source>units otherwise than on record: %1</source>
        <translation>Einheiten anders als im Verlauf: %1</translation>
    </message>
    <message>
        <source>Say why first: the record keeps it.</source>
        <translation>Erst sagen, warum: es wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Entered; steps of the record: %1</source>
        <translation>Übernommen; Schritte im Verlauf: %1</translation>
    </message>
    <message>
        <source>Cells that do not fit and stay as they were: %1</source>
        <translation>Felder, die nicht passen und bleiben, wie sie waren: %1</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>Not in the view of one side: it tells what both have left.</source>
        <translation>Nicht in der Sicht einer Seite: es verrät, was beiden bleibt.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::PersonPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank since</source>
        <translation>Rang seit</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Posts</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Choose a commander to see his particulars here.</source>
        <translation>Einen Kommandeur wählen, um hier die Angaben zu ihm zu sehen.</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>He holds none.</source>
        <translation>Er hat keinen inne.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::PhaseBar</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>%1 %2, %3: %4</source>
        <translation>%1 %2, %3: %4</translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation>Phasen des Zuges</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 erledigt</translation>
    </message>
    <message>
        <source>%1 to do</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 to do, %2 done</source>
        <translation>%1 offen, %2 erledigt</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Gezeigte Seite</translation>
    </message>
    <message>
        <source>Pag&amp;e</source>
        <translation>Se&amp;ite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>As wide as the view</source>
        <translation>So breit wie die Ansicht</translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <translation>Ctrl+1</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or picture…</source>
        <translation>Als &amp;PDF oder Bild speichern…</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two, where the paper is wide enough</source>
        <translation>Zwei, wo das Papier breit genug ist</translation>
    </message>
    <message>
        <source>Poker, 63.5 × 88.9 mm</source>
        <translation>Poker, 63,5 × 88,9 mm</translation>
    </message>
    <message>
        <source>A6, 105 × 148 mm</source>
        <translation>A6, 105 × 148 mm</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of a label</source>
        <translation>Breite eines Schilds</translation>
    </message>
    <message>
        <source>Height of a label</source>
        <translation>Höhe eines Schilds</translation>
    </message>
    <message>
        <source>As the scenario has</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation>K&amp;lasse</translation>
    </message>
    <message>
        <source>Con&amp;ditions</source>
        <translation>Z&amp;ustände</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>Nation, &amp;arms</source>
        <translation>Nation, Waffen&amp;gattung</translation>
    </message>
    <message>
        <source>&amp;Men, guns</source>
        <translation>&amp;Mann, Geschütze</translation>
    </message>
    <message>
        <source>Hono&amp;urs</source>
        <translation>Aus&amp;zeichnungen</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>Sourc&amp;e</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Totals</source>
        <translation>&amp;Summen</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Lar&amp;ge print</source>
        <translation>Gr&amp;oßer Druck</translation>
    </message>
    <message>
        <source>Text of at least 14 points and larger boxes</source>
        <translation>Text von mindestens 14 Punkt und größere Kästchen</translation>
    </message>
    <message>
        <source>Save &amp;ink</source>
        <translation>&amp;Tinte sparen</translation>
    </message>
    <message>
        <source>Thin rules and no dark fills</source>
        <translation>Dünne Linien und keine dunklen Flächen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>One line on each page; {page}, {pages} and {date} are filled in</source>
        <translation>Eine Zeile auf jeder Seite; {page}, {pages} und {date} werden ausgefüllt</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>W&amp;as</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Papie&amp;r</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Kopfzeile</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>&amp;Fußzeile</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>There is no army to print yet.</source>
        <translation>Es gibt noch keine Armee zu drucken.</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Save as PDF or picture</source>
        <translation>Als PDF oder Bild speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;SVG pictures (*.svg);;PNG pictures (*.png)</source>
        <translation>PDF (*.pdf);;SVG-Bilder (*.svg);;PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>This printer needs margins of %1 mm: look at the pages once more.</source>
        <translation>Dieser Drucker braucht Ränder von %1 mm: die Seiten noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Onl&amp;y the units ticked</source>
        <translation>Nur angekreuzte &amp;Einheiten</translation>
    </message>
    <message>
        <source>Units to print</source>
        <translation>Zu druckende Einheiten</translation>
    </message>
    <message>
        <source>No unit is ticked.</source>
        <translation>Keine Einheit ist angekreuzt.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Enter goes to the place, M mends, R opens the rule</source>
        <translation>Enter geht zur Stelle, M behebt, R öffnet die Regel</translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>The rule set finds nothing to point out.</source>
        <translation>Das Regelwerk hat nichts zu beanstanden.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::QuestionPanel</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>The program throws (Ctrl+1)</source>
        <translation>Das Programm würfelt (Ctrl+1)</translation>
    </message>
    <message>
        <source>Type what the dice show (Ctrl+2)</source>
        <translation>Eingeben, was die Würfel zeigen (Ctrl+2)</translation>
    </message>
    <message>
        <source>The umpire sets the dice, with a reason (Ctrl+3)</source>
        <translation>Der Spielleiter setzt die Würfel, mit einem Grund (Ctrl+3)</translation>
    </message>
    <message>
        <source>Why the umpire sets these dice</source>
        <translation>Warum der Spielleiter diese Würfel setzt</translation>
    </message>
    <message>
        <source>The umpire&apos;s reason</source>
        <translation>Grund des Spielleiters</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source> with %1 sides</source>
        <translation> mit %1 Seiten</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Y&lt;/b&gt; and &lt;b&gt;N&lt;/b&gt; answer at once, &lt;b&gt;Space&lt;/b&gt; changes, &lt;b&gt;Enter&lt;/b&gt; answers</source>
        <translation>&lt;b&gt;Y&lt;/b&gt; (ja) und &lt;b&gt;N&lt;/b&gt; (nein) antworten sofort, &lt;b&gt;Leertaste&lt;/b&gt; ändert, &lt;b&gt;Enter&lt;/b&gt; antwortet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; answers</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; antwortet</translation>
    </message>
    <message>
        <source>&lt;span style=&quot;font-size:large; font-weight:600&quot;&gt;%1&lt;/span&gt; in all so far</source>
        <translation>&lt;span style=&quot;font-size:large; font-weight:600&quot;&gt;%1&lt;/span&gt; bisher insgesamt</translation>
    </message>
    <message>
        <source>%1 to come</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Diese Würfel nehmen</translation>
    </message>
    <message>
        <source>First die: %1, second: %2. </source>
        <translation>Erster Würfel: %1, zweiter: %2. </translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; rolls</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; würfelt</translation>
    </message>
    <message>
        <source>Keys &lt;b&gt;1&lt;/b&gt;–&lt;b&gt;%1&lt;/b&gt; fill a box, &lt;b&gt;Backspace&lt;/b&gt; empties the last. </source>
        <translation>Die Tasten &lt;b&gt;1&lt;/b&gt;–&lt;b&gt;%1&lt;/b&gt; füllen ein Kästchen, &lt;b&gt;Rücktaste&lt;/b&gt; leert das letzte. </translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt; takes them, &lt;b&gt;Backspace&lt;/b&gt; empties the last</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt; nimmt sie, &lt;b&gt;Rücktaste&lt;/b&gt; leert das letzte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alt+G&lt;/b&gt;: the program throws them, and they count at once</source>
        <translation>&lt;b&gt;Alt+G&lt;/b&gt;: das Programm wirft sie, und sie gelten sofort</translation>
    </message>
    <message>
        <source>&lt;b&gt;Alt+G&lt;/b&gt;: the program throws the rest, &lt;b&gt;Enter&lt;/b&gt; takes them</source>
        <translation>&lt;b&gt;Alt+G&lt;/b&gt;: das Programm wirft den Rest, &lt;b&gt;Enter&lt;/b&gt; nimmt sie</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>One after the other, as they are named in the log. </source>
        <translation>Einer nach dem anderen, wie sie im Verlauf genannt sind. </translation>
    </message>
</context>
<context>
    <name>sabretache::ui::QueuePanel</name>
    <message>
        <source>Drop the last</source>
        <translation>Letzte verwerfen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Enter</source>
        <translation>Ctrl+Shift+Enter</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 queued:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1 vorgemerkt:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Waits for what is asked</source>
        <translation>Wartet auf das, wonach gefragt ist</translation>
    </message>
    <message>
        <source>Throw for all</source>
        <translation>Für alle würfeln</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::RecordsPanel</name>
    <message>
        <source>Brigades</source>
        <translation>Brigaden</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Werdegang</translation>
    </message>
    <message>
        <source>Filter: brigade, army</source>
        <translation>Filter: Brigade, Armee</translation>
    </message>
    <message>
        <source>Filter the brigades</source>
        <translation>Brigaden filtern</translation>
    </message>
    <message>
        <source>Brigade or battery</source>
        <translation>Brigade oder Batterie</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Auszeichnungen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gefallene</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Vermisste</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>%1 of %2 present; %3 killed, %4 missing, %5 prisoners%6</source>
        <translation>%1 von %2 zur Stelle; %3 gefallen, %4 vermisst, %5 gefangen%6</translation>
    </message>
    <message>
        <source>, %1 spent</source>
        <translation>, %1 verbraucht</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>in depot</source>
        <translation>im Depot</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Honours: %1</source>
        <translation>Auszeichnungen: %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source> An honour.</source>
        <translation> Eine Auszeichnung.</translation>
    </message>
    <message>
        <source> Class %1.</source>
        <translation> Klasse %1.</translation>
    </message>
    <message>
        <source>Strength of %1 over the turns</source>
        <translation>Stärke von %1 im Lauf der Züge</translation>
    </message>
    <message>
        <source>Nothing has changed it yet.</source>
        <translation>Bisher hat sich nichts an ihr geändert.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ReferencePanel</name>
    <message>
        <source>Rules of this phase</source>
        <translation>Regeln dieser Phase</translation>
    </message>
    <message>
        <source>Show or fold the rules that apply now (Ctrl+R)</source>
        <translation>Die Regeln, die jetzt gelten, zeigen oder einklappen (Ctrl+R)</translation>
    </message>
    <message>
        <source>No rules are named by what is asked now.</source>
        <translation>Was jetzt gefragt ist, nennt keine Regeln.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ReportPanel</name>
    <message>
        <source>Strength at the start of each turn</source>
        <translation>Stärke zu Beginn jedes Zuges</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Der Hergang</translation>
    </message>
    <message>
        <source>How often each face fell</source>
        <translation>Wie oft jede Augenzahl fiel</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::RetiredDialog</name>
    <message>
        <source>Retired brigades and commanders</source>
        <translation>Ausgeschiedene Brigaden und Kommandeure</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>What battles, returns or honours name is kept when it is removed. What is put back stands at the end of its army.</source>
        <translation>Was Schlachten, Rapporte oder Auszeichnungen nennen, bleibt beim Entfernen erhalten. Was zurückgeholt wird, steht am Ende seiner Armee.</translation>
    </message>
    <message>
        <source>Nothing is retired. A brigade or a commander whom battles, returns or honours name comes here when it is removed, and can be put back.</source>
        <translation>Nichts ist ausgeschieden. Eine Brigade oder ein Kommandeur, den Schlachten, Rapporte oder Auszeichnungen nennen, kommt beim Entfernen hierher und lässt sich zurückholen.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ReturnGrid</name>
    <message>
        <source>Return of this side</source>
        <translation>Rapport dieser Seite</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n cell(s).</source>
        <translation>
            <numerusform>%n Zelle kopiert.</numerusform>
            <numerusform>%n Zellen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasted %1 cells.</source>
        <translation>%1 Zellen eingefügt.</translation>
    </message>
    <message>
        <source>Pasted %1 of %2 cells; the others can&apos;t stand there.</source>
        <translation>%1 von %2 Zellen eingefügt; die anderen passen dort nicht hin.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ReturnModel</name>
    <message>
        <source>not thrown</source>
        <translation>nicht gewürfelt</translation>
    </message>
    <message>
        <source>%1: die %2 (CA-6.1, CA-6.2)</source>
        <translation>%1: Würfel %2 (CA-6.1, CA-6.2)</translation>
    </message>
    <message>
        <source>%1: away %2 turns (CA-6.1)</source>
        <translation>%1: abwesend, Züge: %2 (CA-6.1)</translation>
    </message>
    <message>
        <source>%1 dice, back on %2 or more: %3 (CA-4.1)</source>
        <translation>%1 Würfel, zurück bei %2 oder mehr: %3 (CA-4.1)</translation>
    </message>
    <message>
        <source>left in rout with %1, back on %2 or more: %3 (CA-4.2)</source>
        <translation>auf der Flucht abgegangen mit %1, zurück bei %2 oder mehr: %3 (CA-4.2)</translation>
    </message>
    <message>
        <source>%1 captured (CA-4.3)</source>
        <translation>%1 gefangen (CA-4.3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ReturnPanel</name>
    <message>
        <source>The enemy &amp;broke</source>
        <translation>Der Feind ist &amp;gebrochen</translation>
    </message>
    <message>
        <source>No battle yet. Open one in the step of contacts and battles; its return stands here, to be filled from the program or by hand.</source>
        <translation>Noch keine Schlacht. Eine im Schritt „Feindberührung und Schlachten“ öffnen; ihr Rapport steht dann hier, aus dem Programm oder von Hand auszufüllen.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Field &amp;held by</source>
        <translation>Feld &amp;behauptet von</translation>
    </message>
    <message>
        <source>Field held by</source>
        <translation>Feld behauptet von</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Fi&amp;ght in the program</source>
        <translation>Im Programm &amp;kämpfen</translation>
    </message>
    <message>
        <source>&amp;Read the battle</source>
        <translation>Schlacht &amp;auslesen</translation>
    </message>
    <message>
        <source>Dice: &amp;program</source>
        <translation>Würfel: &amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Type dice…</source>
        <translation>Würfel &amp;eingeben…</translation>
    </message>
    <message>
        <source>&amp;Call off</source>
        <translation>&amp;Absagen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Apply return</source>
        <translation>Rapport &amp;verbuchen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Return: %1, %2</source>
        <translation>Rapport: %1, %2</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>Im Programm</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>&amp;Go to the battle</source>
        <translation>Zur &amp;Schlacht</translation>
    </message>
    <message>
        <source>set by the umpire; empty Back to let the dice speak</source>
        <translation>vom Spielleiter gesetzt; „Zurück“ leeren, um die Würfel sprechen zu lassen</translation>
    </message>
    <message>
        <source>%1 lines. &lt;b&gt;%2&lt;/b&gt; start − &lt;b&gt;%3&lt;/b&gt; killed − &lt;b&gt;%4&lt;/b&gt; missing − &lt;b&gt;%5&lt;/b&gt; prisoners%6 = &lt;b&gt;%7&lt;/b&gt; present after %8&lt;br&gt;&lt;b&gt;%9&lt;/b&gt; lost</source>
        <translation>%1 Zeilen. &lt;b&gt;%2&lt;/b&gt; Beginn − &lt;b&gt;%3&lt;/b&gt; Gefallene − &lt;b&gt;%4&lt;/b&gt; Vermisste − &lt;b&gt;%5&lt;/b&gt; Gefangene%6 = &lt;b&gt;%7&lt;/b&gt; Ist danach %8&lt;br&gt;&lt;b&gt;%9&lt;/b&gt; verloren</translation>
    </message>
    <message>
        <source> − &lt;b&gt;%1&lt;/b&gt; spent</source>
        <translation> − &lt;b&gt;%1&lt;/b&gt; verbraucht</translation>
    </message>
    <message>
        <source> = &lt;b&gt;%1&lt;/b&gt; killed + &lt;b&gt;%2&lt;/b&gt; back + &lt;b&gt;%3&lt;/b&gt; prisoners; guns &lt;b&gt;%4&lt;/b&gt; − &lt;b&gt;%5&lt;/b&gt; lost = &lt;b&gt;%6&lt;/b&gt;</source>
        <translation> = &lt;b&gt;%1&lt;/b&gt; gefallen + &lt;b&gt;%2&lt;/b&gt; zurück + &lt;b&gt;%3&lt;/b&gt; gefangen; Geschütze &lt;b&gt;%4&lt;/b&gt; − &lt;b&gt;%5&lt;/b&gt; verloren = &lt;b&gt;%6&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Applied. It can be taken back whole until something it touched changes (CA-3.3).</source>
        <translation>Verbucht. Lässt sich ganz zurücknehmen, bis sich etwas ändert, was der Rapport berührt hat (CA-3.3).</translation>
    </message>
    <message>
        <source>Called off.</source>
        <translation>Abgesagt.</translation>
    </message>
    <message>
        <source>%1 wanted.</source>
        <translation>Gebraucht: %1.</translation>
    </message>
    <message>
        <source>It comes out, on both sides. Nothing has moved yet.</source>
        <translation>Es geht auf, auf beiden Seiten. Noch hat sich nichts bewegt.</translation>
    </message>
    <message>
        <source>Dice of the return</source>
        <translation>Würfel des Rapports</translation>
    </message>
    <message>
        <source>The return is applied.</source>
        <translation>Der Rapport ist verbucht.</translation>
    </message>
    <message>
        <source>The return is taken back whole.</source>
        <translation>Der Rapport ist ganz zurückgenommen.</translation>
    </message>
    <message>
        <source>The battle is read: throw the dice.</source>
        <translation>Die Schlacht ist gelesen: jetzt würfeln.</translation>
    </message>
    <message>
        <source>The battle is not over: what stands now is read.</source>
        <translation>Die Schlacht ist nicht vorbei: gelesen wird, was jetzt steht.</translation>
    </message>
    <message>
        <source>All dice…</source>
        <translation>Alle Würfel…</translation>
    </message>
    <message>
        <source>Every die of this return, both sides</source>
        <translation>Jeder Würfel dieses Rapports, beide Seiten</translation>
    </message>
    <message>
        <source>No dice are wanted.</source>
        <translation>Es werden keine Würfel gebraucht.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::RulePopup</name>
    <message>
        <source>This rule has no words yet.</source>
        <translation>Diese Regel hat noch keine Worte.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Search: number or words</source>
        <translation>Suche: Nummer oder Worte</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Rules in our words</source>
        <translation>Regeln in unseren Worten</translation>
    </message>
    <message>
        <source>No line has these words.</source>
        <translation>Keine Zeile hat diese Worte.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ScenarioOptions</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <translation>weicht ab von %1</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ScenarioPage</name>
    <message>
        <source>&amp;Start the battle</source>
        <translation>Schlacht &amp;beginnen</translation>
    </message>
    <message>
        <source>Freezes the armies as they stand now and opens the battle</source>
        <translation>Friert die Armeen ein, wie sie jetzt stehen, und öffnet die Schlacht</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Turns</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>%1 units against %2. The battle works on a copy of the armies as they stand now.</source>
        <translation>%1 Einheiten gegen %2. Die Schlacht arbeitet mit einer Kopie der Armeen, wie sie jetzt stehen.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ScenarioSides</name>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Name of the side</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>Breaks when this share of its units is gone</source>
        <translation>Bricht, wenn dieser Anteil ihrer Einheiten verloren ist</translation>
    </message>
    <message>
        <source>breaks at</source>
        <translation>bricht bei</translation>
    </message>
    <message>
        <source>Armies, columns and units that fight on this side</source>
        <translation>Armeen, Kolonnen und Einheiten, die auf dieser Seite kämpfen</translation>
    </message>
    <message>
        <source>%1: %2 units, %3 men</source>
        <translation>%1: %2 Einheiten, %3 Mann</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ScenarioTables</name>
    <message>
        <source>From turn</source>
        <translation>Ab Zug</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Zielorte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deployment&lt;/b&gt;</source>
        <translation>&lt;b&gt;Aufstellung&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Notes on the ground&lt;/b&gt;</source>
        <translation>&lt;b&gt;Notizen zum Gelände&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Hinzufügen zu: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Entfernen aus: %1</translation>
    </message>
    <message>
        <source>New objective</source>
        <translation>Neuer Zielort</translation>
    </message>
    <message>
        <source>%1 and on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Weather of turn %1</source>
        <translation>Wetter in Zug %1</translation>
    </message>
    <message>
        <source>Unit that comes later</source>
        <translation>Einheit, die später kommt</translation>
    </message>
    <message>
        <source>Holds brigades</source>
        <translation>Fasst Brigaden</translation>
    </message>
    <message>
        <source>How many brigades it holds as a village or town; 0 where the scenario does not say.</source>
        <translation>Wie viele Brigaden es als Dorf oder Stadt fasst; 0, wo das Szenario nichts sagt.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::SidesPanel</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>coming off</source>
        <translation>noch abzunehmen</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>break point</source>
        <translation>Bruchpunkt</translation>
    </message>
    <message>
        <source>objectives, leaderless columns</source>
        <translation>Zielorte, Kolonnen ohne Kommandeur</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>hält %1</translation>
    </message>
    <message>
        <source>%1 leaderless for %2</source>
        <translation>%1 ohne Kommandeur (Züge: %2)</translation>
    </message>
    <message>
        <source>%1 vacant</source>
        <translation>%1 unbesetzt</translation>
    </message>
    <message>
        <source> &lt;b&gt;broken&lt;/b&gt;</source>
        <translation> &lt;b&gt;gebrochen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gone</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; verloren</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; gone, breaks at &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; verloren, bricht bei &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::SplitDialog</name>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Bns/Sqns</source>
        <translation>Btl./Schw.</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>What each part will be</source>
        <translation>Was jeder Teil wird</translation>
    </message>
    <message>
        <source>In &amp;how many</source>
        <translation>In &amp;wie viele</translation>
    </message>
    <message>
        <source>The first part keeps the commander and the history.</source>
        <translation>Der erste Teil behält Kommandeur und Werdegang.</translation>
    </message>
    <message>
        <source>&amp;Split</source>
        <translation>&amp;Teilen</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Strength by turn</source>
        <translation>Stärke nach Zügen</translation>
    </message>
    <message>
        <source>Losses by battle</source>
        <translation>Verluste nach Schlachten</translation>
    </message>
    <message>
        <source>Standings (CA-9.1)</source>
        <translation>Zwischenstand (CA-9.1)</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Gun crew</source>
        <translation>Kanoniere</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Points at the end of each turn</source>
        <translation>Punkte am Ende jedes Zuges</translation>
    </message>
    <message>
        <source>Strength by side and arm</source>
        <translation>Stärke nach Seite und Waffengattung</translation>
    </message>
    <message>
        <source>Losses by battle, for good</source>
        <translation>Verluste nach Schlachten, für immer</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Castings</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Strength of each side</source>
        <translation>Stärke jeder Seite</translation>
    </message>
    <message>
        <source>Points of each side</source>
        <translation>Punkte jeder Seite</translation>
    </message>
    <message>
        <source>held, the enemy broke</source>
        <translation>behauptet, der Feind ist gebrochen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>behauptet</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>Fuß</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Orders of battle, battles and campaigns of the horse-and-musket age, for people who fight them with miniatures.</source>
        <translation>Schlachtordnungen, Schlachten und Feldzüge aus der Zeit von Pferd und Muskete, für alle, die sie mit Miniaturen schlagen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>New book for %1</source>
        <translation>Neues Buch für %1</translation>
    </message>
    <message>
        <source>Empty, ready for the first army</source>
        <translation>Leer, bereit für die erste Armee</translation>
    </message>
    <message>
        <source>Open a book…</source>
        <translation>Buch öffnen…</translation>
    </message>
    <message>
        <source>A .sabretache file, or drag it onto the window</source>
        <translation>Eine .sabretache-Datei, oder sie auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Recent books</source>
        <translation>Zuletzt geöffnete Bücher</translation>
    </message>
    <message>
        <source>Books that you have opened will stand here. Start with a sample to look around.</source>
        <translation>Hier stehen später die geöffneten Bücher. Zum Umsehen mit einem Beispiel beginnen.</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <translation>%1, geändert %2</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Liste importieren…</translation>
    </message>
    <message>
        <source>A spreadsheet, a table or plain text, into a book of its own</source>
        <translation>Tabellenkalkulation, Tabelle oder Text, in ein eigenes Buch</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StatePanel</name>
    <message>
        <source>Show only units, columns or conditions that hold these words</source>
        <translation>Nur Einheiten, Kolonnen oder Zustände zeigen, die diese Worte enthalten</translation>
    </message>
    <message>
        <source>Filter the units</source>
        <translation>Einheiten filtern</translation>
    </message>
    <message>
        <source>State of all units</source>
        <translation>Zustand aller Einheiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Strength and class are known to %1</source>
        <translation>Stärke und Klasse sind %1 bekannt</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StatusLine</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>State of the disk</source>
        <translation>Zustand des Speicherns</translation>
    </message>
    <message>
        <source>Totals: %1</source>
        <translation>Summen: %1</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StepsPanel</name>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Schritte des Zuges</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 mehr</translation>
    </message>
    <message>
        <source>%1 is back in turn %2</source>
        <translation>%1 ist in Zug %2 zurück</translation>
    </message>
    <message>
        <source>Turn %1 ends the campaign</source>
        <translation>Zug %1 beendet den Feldzug</translation>
    </message>
    <message>
        <source>Steps of turn %1</source>
        <translation>Schritte von Zug %1</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::StrengthBar</name>
    <message>
        <source>Strength: hidden</source>
        <translation>Stärke: verborgen</translation>
    </message>
    <message>
        <source>Strength: %1 of %2, %3 coming off</source>
        <translation>Stärke: %1 von %2, noch abzunehmen: %3</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ThreatsModel</name>
    <message>
        <source>Enemy</source>
        <translation>Feind</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Could</source>
        <translation>Könnte</translation>
    </message>
    <message>
        <source>Expect</source>
        <translation>Zu erwarten</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>do nothing from there</source>
        <translation>von dort nichts tun</translation>
    </message>
    <message>
        <source>hidden from this side</source>
        <translation>dieser Seite verborgen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::ThreatsPanel</name>
    <message>
        <source>Enemy in reach</source>
        <translation>Feind in Reichweite</translation>
    </message>
    <message>
        <source>How far he stands</source>
        <translation>Wie weit er entfernt ist</translation>
    </message>
    <message>
        <source>Name him</source>
        <translation>Nennen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What the enemy could do</source>
        <translation>Was der Feind tun könnte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Threats&lt;/b&gt; to the unit that is chosen on the left</source>
        <translation>&lt;b&gt;Bedrohungen&lt;/b&gt; der Einheit, die links gewählt ist</translation>
    </message>
    <message>
        <source>&lt;b&gt;Threats to %1&lt;/b&gt; &lt;span style=&quot;color:%2&quot;&gt;name each enemy that is in reach, with his distance&lt;/span&gt;</source>
        <translation>&lt;b&gt;Bedrohungen für %1&lt;/b&gt; &lt;span style=&quot;color:%2&quot;&gt;jeden Feind in Reichweite mit seiner Entfernung nennen&lt;/span&gt;</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::TotalsDialog</name>
    <message>
        <source>Totals and points</source>
        <translation>Summen und Punkte</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>keine andere</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;Beside</source>
        <translation>&amp;Daneben</translation>
    </message>
    <message>
        <source>Points &amp;limit of an army</source>
        <translation>&amp;Punktgrenze einer Armee</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ohne)</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>%1 is %2 points over the limit of %3.</source>
        <translation>%1 liegt %2 Punkte über der Grenze von %3.</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 points.</source>
        <translation>%1 hat %2 von %3 Punkten.</translation>
    </message>
    <message>
        <source>By points they stand as %1 to 100.</source>
        <translation>Nach Punkten stehen sie %1 zu 100.</translation>
    </message>
    <message>
        <source>A standard unit of the rule set has 100 points; help says how they are worked out.</source>
        <translation>Eine Standardeinheit des Regelwerks hat 100 Punkte; die Hilfe sagt, wie sie errechnet werden.</translation>
    </message>
    <message>
        <source>Totals b&amp;y</source>
        <translation>Summen &amp;nach</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::TurnHead</name>
    <message>
        <source>&lt;span style=&quot;font-size:large; font-weight:600&quot;&gt;Turn %1&lt;/span&gt; of %2</source>
        <translation>&lt;span style=&quot;font-size:large; font-weight:600&quot;&gt;Zug %1&lt;/span&gt; von %2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 zieht zuerst</translation>
    </message>
    <message>
        <source>over: %1 has won</source>
        <translation>vorbei: %1 hat gesiegt</translation>
    </message>
    <message>
        <source>over: a draw</source>
        <translation>vorbei: unentschieden</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::TurnPanel</name>
    <message>
        <source>Who is due comes when the step is done. A brigade takes up to a quarter of its establishment in recruits; more makes it a class worse (CA-7.2).</source>
        <translation>Wer fällig ist, kommt, wenn der Schritt erledigt ist. Eine Brigade nimmt bis zu einem Viertel ihrer Sollstärke an Rekruten auf; mehr macht sie eine Klasse schlechter (CA-7.2).</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Expected arrivals</source>
        <translation>Erwartete Ankünfte</translation>
    </message>
    <message>
        <source>Army or units</source>
        <translation>Armee oder Einheiten</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;New arrival…</source>
        <translation>&amp;Neue Ankunft…</translation>
    </message>
    <message>
        <source>&amp;Let it arrive</source>
        <translation>Ein&amp;treffen lassen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Rekruten</translation>
    </message>
    <message>
        <source>Brigades that can take recruits</source>
        <translation>Brigaden, die Rekruten aufnehmen können</translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation>Brigade</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Ohne Nachteil</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Recruits</source>
        <translation>Rekruten</translation>
    </message>
    <message>
        <source>&amp;Draft</source>
        <translation>&amp;Rekrutieren</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>has come</source>
        <translation>ist gekommen</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>%1: pool of %2</source>
        <translation>%1: Vorrat von %2</translation>
    </message>
    <message>
        <source>New arrival</source>
        <translation>Neue Ankunft</translation>
    </message>
    <message>
        <source>where the army is</source>
        <translation>wo die Armee ist</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;Units (none: the whole army)</source>
        <translation>&amp;Einheiten (keine: die ganze Armee)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>An army marches the days of the turn along the roads, and one day more by force: then every brigade throws (CA-8.1). Drag an army on the map, or choose here.</source>
        <translation>Eine Armee marschiert die Tage des Zuges die Straßen entlang, im Gewaltmarsch einen Tag mehr: dann würfelt jede Brigade (CA-8.1). Eine Armee auf der Karte ziehen oder hier wählen.</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Marched</source>
        <translation>Marschiert</translation>
    </message>
    <message>
        <source>Days left</source>
        <translation>Tage übrig</translation>
    </message>
    <message>
        <source>March to</source>
        <translation>Marschiert nach</translation>
    </message>
    <message>
        <source>&amp;March</source>
        <translation>&amp;Marschieren</translation>
    </message>
    <message>
        <source>Show the ma&amp;p</source>
        <translation>Karte &amp;zeigen</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <translation>%1, %2%3</translation>
    </message>
    <message>
        <source>, forced</source>
        <translation>, Gewaltmarsch</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>Armies that met can fight, or one declines and goes back a road, once a turn (CA-8.2). A battle can be fought here, in the program, or on paper.</source>
        <translation>Armeen, die aufeinandertrafen, können kämpfen, oder eine weicht aus und geht eine Straße zurück, einmal je Zug (CA-8.2). Eine Schlacht lässt sich hier im Programm schlagen oder auf Papier.</translation>
    </message>
    <message>
        <source>Armies in contact</source>
        <translation>Armeen mit Feindberührung</translation>
    </message>
    <message>
        <source>met</source>
        <translation>traf auf</translation>
    </message>
    <message>
        <source>at</source>
        <translation>in</translation>
    </message>
    <message>
        <source>later came</source>
        <translation>später kam</translation>
    </message>
    <message>
        <source>&amp;Fight</source>
        <translation>&amp;Kämpfen</translation>
    </message>
    <message>
        <source>The &amp;first declines</source>
        <translation>Die &amp;erste weicht aus</translation>
    </message>
    <message>
        <source>The &amp;second declines</source>
        <translation>Die &amp;zweite weicht aus</translation>
    </message>
    <message>
        <source>&amp;Other battle…</source>
        <translation>&amp;Andere Schlacht…</translation>
    </message>
    <message>
        <source>No armies are in contact.</source>
        <translation>Keine Armeen haben Feindberührung.</translation>
    </message>
    <message>
        <source>Declining battle</source>
        <translation>Der Schlacht ausweichen</translation>
    </message>
    <message>
        <source>%1 goes back to</source>
        <translation>%1 geht zurück nach</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Eine Schlacht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Armies that fight</source>
        <translation>Armeen, die kämpfen</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation>&amp;Erste Seite</translation>
    </message>
    <message>
        <source>S&amp;econd side</source>
        <translation>&amp;Zweite Seite</translation>
    </message>
    <message>
        <source>&amp;Armies</source>
        <translation>&amp;Armeen</translation>
    </message>
    <message>
        <source>&amp;Open the battle</source>
        <translation>Schlacht ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>A battle&apos;s return is applied whole and once; then who did not hold the field goes back a road, posts are filled and the weak are dealt with.</source>
        <translation>Der Rapport einer Schlacht wird ganz und einmal verbucht; dann geht, wer das Feld nicht behauptete, eine Straße zurück, Posten werden besetzt, und über die Schwachen wird entschieden.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Battles of the campaign</source>
        <translation>Schlachten des Feldzugs</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Gekämpft</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Open the &amp;return</source>
        <translation>&amp;Rapport öffnen</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Zurück nach</translation>
    </message>
    <message>
        <source>&amp;Retreat</source>
        <translation>Z&amp;urückgehen</translation>
    </message>
    <message>
        <source>Posts to fill, by seniority (CA-6.3)</source>
        <translation>Zu besetzende Posten, nach Dienstalter (CA-6.3)</translation>
    </message>
    <message>
        <source>Posts to fill</source>
        <translation>Zu besetzende Posten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>&amp;Appoint the next</source>
        <translation>&amp;Nächsten ernennen</translation>
    </message>
    <message>
        <source>&amp;Promote somebody…</source>
        <translation>Jemanden &amp;befördern…</translation>
    </message>
    <message>
        <source>Too weak to stay (CA-4.5)</source>
        <translation>Zu schwach zum Bleiben (CA-4.5)</translation>
    </message>
    <message>
        <source>Weak brigades</source>
        <translation>Schwache Brigaden</translation>
    </message>
    <message>
        <source>Disband into</source>
        <translation>Auflösen in</translation>
    </message>
    <message>
        <source>Leave in &amp;depot</source>
        <translation>Im &amp;Depot lassen</translation>
    </message>
    <message>
        <source>Dis&amp;band into</source>
        <translation>Au&amp;flösen in</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Wounded and prisoners</source>
        <translation>Verwundete und Gefangene</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>E&amp;xchange the prisoner</source>
        <translation>Gefangenen aus&amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Back to duty</source>
        <translation>&amp;Wieder zum Dienst</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>in the program</source>
        <translation>im Programm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Goes back (CA-3.6)</source>
        <translation>Geht zurück (CA-3.6)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1, away</source>
        <translation>%1, abwesend</translation>
    </message>
    <message>
        <source>promote somebody</source>
        <translation>jemanden befördern</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>wounded, back in turn %1</source>
        <translation>verwundet, zurück in Zug %1</translation>
    </message>
    <message>
        <source>prisoner of %1</source>
        <translation>Gefangener von %1</translation>
    </message>
    <message>
        <source>Promote somebody</source>
        <translation>Jemanden befördern</translation>
    </message>
    <message>
        <source>Name of the new commander of %1</source>
        <translation>Name des neuen Kommandeurs von %1</translation>
    </message>
    <message>
        <source>An army is supplied if a road free of enemies leads to a supply place of its side within seven days. If not, every brigade loses one for each week of the turn, at its end (CA-8.3).</source>
        <translation>Eine Armee ist versorgt, wenn eine Straße ohne Feinde innerhalb von sieben Tagen zu einem Nachschubort ihrer Seite führt. Wenn nicht, verliert jede Brigade am Ende des Zuges je Woche des Zuges eine Figur (CA-8.3).</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Supplied by</source>
        <translation>Versorgt aus</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Each loses</source>
        <translation>Jede verliert</translation>
    </message>
    <message>
        <source>not supplied</source>
        <translation>nicht versorgt</translation>
    </message>
    <message>
        <source>Supply takes its toll, the standings go on the record, pools fill, and the next turn begins.</source>
        <translation>Der Nachschub fordert seinen Preis, der Zwischenstand wird aufgezeichnet, die Vorräte füllen sich, und der nächste Zug beginnt.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>Zug be&amp;enden</translation>
    </message>
    <message>
        <source>Every brigade in the field has its full establishment.</source>
        <translation>Jede Brigade im Feld hat ihre volle Sollstärke.</translation>
    </message>
    <message>
        <source>Short of men, but in contact with the enemy: %1.</source>
        <translation>Unter Soll, aber mit Feindberührung: %1.</translation>
    </message>
    <message>
        <source>Short of men: %1; but the side&apos;s pool is empty, or this turn&apos;s quarter is taken.</source>
        <translation>Unter Soll: %1; aber der Vorrat der Seite ist leer oder das Viertel dieses Zuges aufgenommen.</translation>
    </message>
    <message>
        <source>No battle has been opened.</source>
        <translation>Noch ist keine Schlacht eröffnet.</translation>
    </message>
    <message>
        <source>Every post is filled.</source>
        <translation>Alle Posten sind besetzt.</translation>
    </message>
    <message>
        <source>No brigade is too weak.</source>
        <translation>Keine Brigade ist zu schwach.</translation>
    </message>
    <message>
        <source>No commander is away.</source>
        <translation>Kein Kommandeur ist abwesend.</translation>
    </message>
    <message>
        <source>Nobody is expected.</source>
        <translation>Niemand wird erwartet.</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::UnitsModel</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Coming off</source>
        <translation>Noch abzunehmen</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Locked with</source>
        <translation>Gebunden mit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sabretache::ui::WritingBar</name>
    <message>
        <source>Writing the book …</source>
        <translation>Das Buch wird geschrieben …</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Kommandeur</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Gattung</translation>
    </message>
    <message>
        <source>Battalions, squadrons</source>
        <translation>Bataillone, Schwadronen</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Sollstärke</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Verbleib</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>Ausfüllen…</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(kein Name)</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Das Buch</translation>
    </message>
    <message>
        <source>{1}, as second</source>
        <translation>{1}, als Stellvertreter</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>wohlauf</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Kommandeure</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>turn {1}</source>
        <translation>Zug {1}</translation>
    </message>
    <message>
        <source>rules as written</source>
        <translation>Regel wie geschrieben</translation>
    </message>
    <message>
        <source>our ruling</source>
        <translation>unsere Auslegung</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>worked out by the program</source>
        <translation>vom Programm ausgerechnet</translation>
    </message>
    <message>
        <source>asked of you</source>
        <translation>wird erfragt</translation>
    </message>
    <message>
        <source>left to the table</source>
        <translation>dem Tisch überlassen</translation>
    </message>
    <message>
        <source>Choose a commander…</source>
        <translation>Einen Kommandeur wählen…</translation>
    </message>
    <message>
        <source>Rank since</source>
        <translation>Rang seit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Stellvertreter</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Give it a name…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Enter its men…</source>
        <translation>Mannschaft eingeben…</translation>
    </message>
    <message>
        <source>Enter its guns…</source>
        <translation>Geschütze eingeben…</translation>
    </message>
    <message>
        <source>Make it {1:arm}</source>
        <translation>Zu {1:arm} machen</translation>
    </message>
    <message>
        <source>Split it in {1}</source>
        <translation>In {1} teilen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Drop the value {1}</source>
        <translation>Den Wert {1} verwerfen</translation>
    </message>
</context>
</TS>
