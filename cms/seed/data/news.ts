import type { NewsItemSeed } from '../types-programme.ts'

/** News about the fair and its exhibitors; one item waits to be published. */
export const newsItems: NewsItemSeed[] = [
  {
    slug: 'programma-dakwaarts-2027-gepubliceerd',
    title: {
      nl: 'Zestig sessies: het programma van Dakwaarts 2027 staat online',
      en: 'Sixty sessions: the Dakwaarts 2027 programme is online',
    },
    date: '2026-11-19',
    author: 'Redactie Dakwaarts',
    pressRelease: true,
    intro: {
      nl: 'Veertien lezingen, 26 kennissessies, twaalf tours en zes debatten op 17 en 18 maart. Kennissessies en tours hebben een beperkt aantal plaatsen.',
      en: 'Fourteen lectures, 26 knowledge sessions, twelve tours and six debates on 17 and 18 March. Places at sessions and tours are limited.',
    },
    image: 'news/programma-dakwaarts-2027-gepubliceerd',
    imageAlt: {
      nl: 'Lijntekening van een zaal met een podium onder een houten kap',
      en: 'Line drawing of a hall with a stage under a timber roof',
    },
    featured: true,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Het volledige [programma](/programma) van Dakwaarts 2027 is bekend, twee maanden eerder dan bij de vorige editie. Per dag zijn er dertig onderdelen, verdeeld over het Hoofdpodium, twee kennislabs, de Debattafel en het Tourpunt.

De programmacommissie ontving 143 voorstellen. Zij koos op één criterium: staat er een uitkomst in die een ander kan narekenen? Verkooppraatjes vielen af, ook van standhouders. Van de veertig [sprekers](/sprekers) werken er 22 bij een corporatie of overheid.

## Plaatsen

Lezingen en debatten zijn vrij toegankelijk zolang er plaats is. De 26 kennissessies hebben elk zestig plaatsen, de twaalf tours twintig; u reserveert er een met de knop Aanmelden bij het onderdeel. Daar ziet u ook hoeveel er nog vrij zijn.

Twee sessies zijn in het Engels. Alle zalen zijn drempelvrij. De rolstoelplaatsen en de ringleiding vindt u per zaal op de [plattegrond](/plattegrond).

Kunt u niet kiezen, bewaar dan meer dan u kunt bijwonen. Bij overlap waarschuwt de site, maar de keuze blijft aan u.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `The full [programme](/programma) of Dakwaarts 2027 is out, two months earlier than for the previous edition. Each day has thirty items, spread over the main stage, two knowledge labs, the debate table and the tour point.

The programme committee received 143 proposals and applied one criterion: is there an outcome someone else can check? Sales pitches were dropped, including those of exhibitors. Of the forty [speakers](/sprekers), 22 work for a housing association or public authority.

## Places

Lectures and debates are open as long as there is room. Each of the 26 knowledge sessions has 60 places, each of the twelve tours twenty; reserve one with the Sign up button of the item, which also shows how many are left.

Two sessions are in English. All rooms are step-free. Wheelchair places and hearing loops are shown per room on the [floor plan](/plattegrond).`,
        },
      ],
    },
  },
  {
    slug: 'plattegrond-bekend-nog-een-stand-vrij',
    title: {
      nl: 'Plattegrond bekend, nog één stand vrij',
      en: 'Floor plan published, one stand left',
    },
    date: '2026-11-05',
    author: 'Redactie Dakwaarts',
    pressRelease: true,
    intro: {
      nl: 'Van de negentig stands in hal 1 en hal 2 zijn er 87 verhuurd. Eén is in optie, één vrij en één blijft leeg voor de vluchtroute.',
      en: 'Of the ninety stands in halls 1 and 2, 87 are let. One is under option, one is available and one stays empty for the escape route.',
    },
    image: 'news/plattegrond-bekend-nog-een-stand-vrij',
    imageAlt: {
      nl: 'Lijntekening van een beursvloer met genummerde stands',
      en: 'Line drawing of an exhibition floor with numbered stands',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          body: `De [plattegrond](/plattegrond) van Expohal De Kade is definitief. Hal 1 is voor nieuwbouw, hal 2 voor de bestaande voorraad. Samen tellen zij 1.458 m² standruimte, 22 procent meer dan in 2025.

Nieuw is de indeling in zes [paviljoens](/paviljoens): Houtbouw, Biobased, Flexwonen, Verduurzaming, Energie en Overheidsplein. In elk paviljoen staan acht deelnemers rond één thema, met een gezamenlijke overlegtafel. De tours beginnen bij het Tourpunt en doen vier tot zes stands aan.

De gangen zijn drie meter breed, zodat twee rolstoelen elkaar kunnen passeren. In beide hallen is een stilteruimte. De loopafstand tussen de twee halzijden is ten hoogste 110 meter.

## Laatste plaatsen

Wie nog wil deelnemen, kan [deelname aanvragen](/deelnemen-als-standhouder#aanvraag). U krijgt binnen drie werkdagen antwoord. Is de laatste stand vergeven, dan komt u op de wachtlijst. Bij de vorige editie kwamen in de laatste twee maanden vijf plaatsen vrij.

Voor wie voor 31 december tekent, geldt de vroegboekkorting van € 15 per vierkante meter. Woningcorporaties en overheden betalen twintig procent minder voor de grond.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `The [floor plan](/plattegrond) of Expohal De Kade is final. Hall 1 is for new build, hall 2 for the existing stock. Together they hold 1,458 m² of stands, 22 per cent more than in 2025.

New this year are six [pavilions](/paviljoens): timber construction, bio-based, flexible housing, retrofit, energy and the public authorities’ square. Each has eight participants around one theme and a shared meeting table.

Aisles are three metres wide, so that two wheelchairs can pass. Both halls have a quiet room.

## Last places

If you still wish to take part, [request a stand](/deelnemen-als-standhouder#aanvraag). You will have an answer within three working days. Once the last stand has gone you join the waiting list; at the previous edition five places became available in the last two months.

Sign by 31 December and the early booking discount of €15 per square metre applies. Housing associations and public authorities pay twenty per cent less for floor space.`,
        },
      ],
    },
  },
  {
    slug: 'schakelhuis-verplaatst-24-woningen-voor-proef',
    title: {
      nl: 'Schakelhuis verplaatst 24 woningen en meet wat er stuk ging',
      en: 'Schakelhuis moves 24 homes and measures what broke',
    },
    date: '2026-10-15',
    author: 'Redactie Dakwaarts',
    pressRelease: true,
    intro: {
      nl: 'Van 24 losgekoppelde modules kwamen er 22 zonder schade op de nieuwe plek aan. Het proefstuk staat in maart in Kennislab A.',
      en: 'Of 24 disconnected modules, 22 reached their new site undamaged. The test piece will be in Knowledge Lab A in March.',
    },
    image: 'news/schakelhuis-verplaatst-24-woningen-voor-proef',
    imageAlt: {
      nl: 'Lijntekening van twee gestapelde modules met een zichtbaar knooppunt',
      en: 'Line drawing of two stacked modules with a visible connection',
    },
    exhibitor: 'schakelhuis',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Standhouder Schakelhuis haalde in september een blok van 24 woningen uit elkaar, reed het dertien kilometer verder en zette het weer op. De verplaatsing duurde zestien werkdagen, twee meer dan gepland. Volgens de fabrikant kan 91 procent van het materiaal ongewijzigd mee.

De schade bleef beperkt tot twee modules. Bij de ene scheurde een tegelwand, bij de andere trok een leiding los omdat een beugel op de tekening ontbrak. Hoofd engineering Mirjam van Lankeren noemt dat laatste de nuttigste uitkomst. “Een scheur repareert u. Een beugel die niet op de tekening staat, zit op nog 300 woningen verkeerd.”`,
        },
        {
          block: 'quote',
          text: 'Losmaakbaar is pas iets waard als iemand over twintig jaar de bouten nog kan vinden.',
          name: 'Mirjam van Lankeren',
          role: 'hoofd engineering Schakelhuis',
        },
        {
          block: 'text',
          body: `De proef werd gevolgd door studenten van de Hogeschool Meerhaven. Hun meetrapport verschijnt in februari. Van Lankeren licht de uitkomsten toe op donderdag 18 maart om 15:05 uur. Die sessie is verplaatst van woensdag, omdat het proefstuk van 1.900 kilo een dag later aankomt.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `In September exhibitor Schakelhuis took apart a block of 24 homes, drove it thirteen kilometres and put it up again. The move took sixteen working days, two more than planned. According to the manufacturer 91 per cent of the material can be reused as it is.

Damage was limited to two modules. In one a tiled wall cracked, in the other a pipe came loose because a bracket was missing from the drawing. Head of engineering Mirjam van Lankeren calls that the most useful result. “A crack you repair. A bracket that is not on the drawing is wrong in another 300 homes.”`,
        },
        {
          block: 'quote',
          text: 'Demountable only means something if someone can still find the bolts in twenty years.',
          name: 'Mirjam van Lankeren',
          role: 'head of engineering, Schakelhuis',
        },
        {
          block: 'text',
          body: `Students of Hogeschool Meerhaven followed the trial; their report is due in February. Van Lankeren explains the results on Thursday 18 March at 15:05. The session has moved from Wednesday because the 1,900-kilo test piece arrives a day later.`,
        },
      ],
    },
  },
  {
    slug: 'vijf-corporaties-tekenen-voor-tweede-bouwstroom',
    title: {
      nl: 'Vijf corporaties tekenen voor een tweede bouwstroom van 640 woningen',
      en: 'Five housing associations sign for a second pipeline of 640 homes',
    },
    date: '2026-09-24',
    author: 'Redactie Dakwaarts',
    pressRelease: true,
    intro: {
      nl: 'Bouwstroom Vijf Kernen bestelt tot en met 2030 bij drie aanbieders, met vier plattegronden en een vaste prijs voor elke wijziging.',
      en: 'Bouwstroom Vijf Kernen orders from three suppliers until 2030, with four floor plans and a fixed price for every change.',
    },
    image: 'news/vijf-corporaties-tekenen-voor-tweede-bouwstroom',
    imageAlt: {
      nl: 'Lijntekening van vijf verschillende daken boven dezelfde rij woningen',
      en: 'Line drawing of five different roofs above the same row of homes',
    },
    exhibitor: 'bouwstroom-vijf-kernen',
    featured: true,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `De vijf besturen achter Bouwstroom Vijf Kernen hebben een raamovereenkomst getekend voor 640 sociale huurwoningen. Er wordt geleverd in acht reeksen van tachtig. De eerste reeks uit 2024 telde 212 woningen en kwam uit op € 219.000 stichtingskosten per woning, exclusief grond.

Het opvallendste artikel in de overeenkomst is het kortste. Wie na de bevriesdatum iets wil wijzigen, betaalt daar een vast bedrag voor, ongeacht wat de wijziging kost. De opbrengst gaat naar de andere vier corporaties. “In de eerste reeks hadden we 41 wijzigingen, nu verwachten we er minder dan vijf”, zegt programmamanager Marleen ter Braake.

De gemeenten Meerhaven, Oeverdam en Lindewaard tekenden mee voor de vergunning: een goedgekeurde plattegrond wordt niet opnieuw getoetst. De provincie Middelwaarden draagt € 4,2 miljoen bij aan ontsluiting en bodem.

Twee locaties ontbreken nog. De corporaties hebben toegezegd die voor 1 juli 2027 aan te wijzen, anders schuift hun deel door naar een andere deelnemer.

Op de beurs vertelt Ter Braake hoe 1.184 eisen werden teruggebracht tot 96. Haar kennissessie is op woensdag om 10:45 uur.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `The five boards behind Bouwstroom Vijf Kernen have signed a framework agreement for 640 social rented homes, to be delivered in eight series of eighty. The first series of 2024 had 212 homes at a development cost of €219,000 each, excluding land.

The most striking clause is also the shortest. Anyone who wants a change after the freeze date pays a fixed amount, whatever the change costs. The proceeds go to the other four associations. “In the first series we had 41 changes; now we expect fewer than five,” says programme manager Marleen ter Braake.

The municipalities of Meerhaven, Oeverdam and Lindewaard signed too: an approved floor plan will not be assessed again. The province of Middelwaarden contributes €4.2 million to access roads and soil.

Two sites are still missing. The associations have promised to name them before 1 July 2027; otherwise their share passes to another participant.

At the fair Ter Braake explains how 1,184 requirements became 96. Her session is on Wednesday at 10:45.`,
        },
      ],
    },
  },
  {
    slug: 'graanburg-386-woningen-naar-label-a',
    title: {
      nl: 'Graanburg: 386 etagewoningen in zes dagen per stuk naar label A',
      en: 'Graanburg: 386 walk-up flats to label A, six days each',
    },
    date: '2026-09-03',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Volkswoning Graanburg rondde haar grootste renovatie af zonder één verhuizing. Bij 71 procent van de huurders daalden de woonlasten.',
      en: 'Volkswoning Graanburg finished its largest retrofit without a single move. Housing costs fell for 71 per cent of tenants.',
    },
    image: 'news/graanburg-386-woningen-naar-label-a',
    imageAlt: {
      nl: 'Lijntekening van een portieketageblok uit de jaren vijftig met nieuwe kozijnen',
      en: 'Line drawing of a 1950s walk-up block with new window frames',
    },
    exhibitor: 'volkswoning-graanburg',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `De laatste steiger in de Korenbuurt is weg. Volkswoning Graanburg verbeterde er in 26 maanden 386 portieketagewoningen uit 1958, van label F naar label A. De bewoners bleven er wonen, met een rustwoning in elk portiek.

Per woning waren de vaklieden zes dagen binnen. De totale kosten bedroegen € 87.400 per woning, 6 procent boven de begroting. Het meerwerk zat vooral in betonherstel van de balkons.

De huur ging niet omhoog voor zittende huurders. Toch daalden de woonlasten niet bij iedereen: 29 procent van de huishoudens stookte voor de renovatie zo zuinig dat er weinig te besparen viel. “Zij wonen nu warm in plaats van goedkoop”, zegt projectleider Harm-Jan Wiertsema. “Dat hadden wij vooraf eerlijker moeten vertellen.” De corporatie verlaagde voor deze groep de servicekosten met € 9 per maand.

Het Kenniscentrum Woningvoorraad meet het werkelijke verbruik nog twee winters. Wiertsema deelt zijn planning, meerwerkstaat en klachtenlijst tijdens een kennissessie op donderdag 18 maart om 14:10 uur in Kennislab A.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `The last scaffolding has left the Korenbuurt. In 26 months Volkswoning Graanburg improved 386 walk-up flats from 1958, from label F to label A. Residents stayed put, with a respite flat in every stairwell.

Tradespeople were inside each home for six days. Total cost was €87,400 per home, 6 per cent over budget. Most extras were concrete repairs to the balconies.

Rents did not rise for sitting tenants. Yet costs did not fall for everyone: 29 per cent of households had heated so sparingly that there was little to save. “They now live warmly rather than cheaply,” says project manager Harm-Jan Wiertsema. “We should have been more honest about that beforehand.” For this group the association cut the service charge by €9 a month.

Kenniscentrum Woningvoorraad will measure actual consumption for two more winters. Wiertsema shares his schedule, extras and complaints log on Thursday 18 March at 14:10.`,
        },
      ],
    },
  },
  {
    slug: 'hoogerven-wijst-terrein-aan-voor-flexwoningen',
    title: { nl: 'Hoogerven wijst terrein achter het station aan voor 36 flexwoningen' },
    date: '2026-07-09',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'De raad stemde in met een vergunning voor vijftien jaar. De volgende standplaats is nu al bekend, en dat is nieuw.',
    },
    image: 'news/hoogerven-wijst-terrein-aan-voor-flexwoningen',
    imageAlt: { nl: 'Lijntekening van flexwoningen naast een spoorlijn' },
    exhibitor: 'taakgroep-flexwonen-waterstreek',
    blocks: {
      nl: [
        {
          block: 'text',
          body: `De gemeenteraad van Hoogerven stemde op 2 juli in met 36 verplaatsbare woningen achter het station. Hoogerven Woont verhuurt ze aan starters, spoedzoekers en mensen die uit de opvang komen, ieder voor een derde. De huur blijft onder de lage aftoppingsgrens.

Bijzonder is de tweede helft van het besluit. De raad wees meteen het terrein aan waar de woningen na vijftien jaar heen gaan, en reserveerde daar de aansluitwaarde bij de netbeheerder. De vergunningen mogen zes weken overlappen, zodat er geen leegstand ontstaat zoals bij de verplaatsing van vorig jaar.

De Taakgroep Flexwonen Waterstreek begeleidde de keuze. Van de 52 onderzochte terreinen in de regio vielen er 34 af op stroom. “Wij beginnen bij de kabel en eindigen bij de eigenaar”, zegt regisseur Soraya Rambarran. “Andersom kost het een jaar.”

Omwonenden kregen inspraak over de inrichting en niet over de vraag óf er gebouwd wordt. Dat leverde twee gesprekken op die langer duurden dan gepland, en een fietspad dat nu om de speelplek heen loopt. De eerste bewoners komen naar verwachting in het voorjaar van 2028.`,
        },
      ],
    },
  },
  {
    slug: 'elf-intenties-uit-2025-de-tussenstand',
    title: {
      nl: 'Elf intenties uit 2025: 702 woningen bewoond, 220 zonder vergunning',
      en: 'Eleven intentions from 2025: 702 homes occupied, 220 without a permit',
    },
    date: '2026-06-11',
    author: 'Bas Lindekamp',
    intro: {
      nl: 'Op de vorige beurs beloofden elf organisaties samen 1.240 woningen. Wij belden ze allemaal na. De stand per 1 juni, zonder afronding.',
      en: 'At the previous fair eleven organisations promised 1,240 homes between them. We called them all. The position on 1 June, not rounded.',
    },
    image: 'news/elf-intenties-uit-2025-de-tussenstand',
    imageAlt: {
      nl: 'Lijntekening van een straat waarvan een deel nog in stippellijn staat',
      en: 'Line drawing of a street partly shown in dotted lines',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Een handtekening op een beursvloer is snel gezet. In maart 2025 deden elf organisaties dat, goed voor 1.240 woningen. Wij vroegen alle elf om adressen. Tien stuurden ze binnen een week, de elfde na drie telefoontjes.

- **702 woningen** zijn bewoond
- **318 woningen** zijn in aanbouw
- **220 woningen** hebben nog geen vergunning

De snelste reeks stond na tien maanden: de honderd appartementen in Meerhaven-Zuid. De langzaamste wacht op een kabel. Opvallend is wat níet de oorzaak is. Bezwaar van omwonenden speelde bij 38 woningen, welstand bij geen enkele. Stroom was de reden bij 124 en een gewisselde projectleider bij 58.

Alle elf organisaties willen hun lijst in maart laten voorlezen. Eén deed dat na enige aarzeling. “Wij staan er slecht op”, zei de bestuurder. “Maar als wij wegblijven, staat er straks niets.”

Op donderdag 18 maart sluit de beurs af met een nieuwe lijst. Alleen toezeggingen met een aantal, een adres en een naam tellen mee.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `It is easy to sign something at a fair. In March 2025 eleven organisations did so, for 1,240 homes. We asked all eleven for addresses. Ten sent them within a week, the eleventh after three telephone calls.

- **702 homes** are occupied
- **318 homes** are under construction
- **220 homes** have no permit yet

The fastest series was up after ten months: the hundred flats in Meerhaven-Zuid. The slowest is waiting for a cable. What stands out is what was not to blame. Objections from neighbours affected 38 homes, design review none. Power was the reason for 124, a change of project manager for 58.

All eleven are willing to have their list read out in March, one after some hesitation. “We do not look good on it,” the chief executive said. “But if we stay away, there will be nothing on it at all.”

On Thursday 18 March the fair closes with a new list. Only pledges with a number, an address and a name count.`,
        },
      ],
    },
  },
  {
    slug: 'inschrijving-standhouders-geopend',
    title: {
      nl: 'Inschrijving voor standhouders open: tarief zonder kleine lettertjes',
      en: 'Registration for exhibitors open: rates without small print',
    },
    date: '2026-05-21',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Een vierkante meter kale grond kost € 195, een plek in een paviljoen € 2.250 met alles erbij. Wie voor het einde van het jaar tekent, betaalt minder.',
      en: 'A square metre of bare floor costs €195, a space in a pavilion €2,250 all in. Sign before the end of the year and you pay less.',
    },
    image: 'news/inschrijving-standhouders-geopend',
    imageAlt: {
      nl: 'Tekening van een beurshal met stands aan weerszijden van een pad',
      en: 'Drawing of an exhibition hall with stands along an aisle',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Vanaf vandaag kunt u deelname aanvragen. De aanvraag is vrijblijvend; binnen drie werkdagen hoort u of er plaats is en waar.

Alle bedragen staan op één pagina, met de volgorde waarin kortingen en toeslagen worden gerekend. Corporaties en overheden betalen twintig procent minder voor de grond. Wie uiterlijk 31 december 2026 tekent, krijgt € 15 korting per vierkante meter. Bedragen zijn exclusief btw.

Nieuw zijn de zes paviljoens. Een plek van 6 m² kost daar € 2.250, inclusief registratie, wanden, stroom en verzekering. Zo staat ook een bedrijf met vier mensen tussen de grote bouwers.

Op [Deelnemen als standhouder](/deelnemen-als-standhouder) leest u wat u wanneer moet regelen.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `From today you can apply to take part. Applying is without obligation; within three working days you will hear whether there is room, and where.

All amounts are on one page, with the order in which discounts and surcharges are calculated. Housing associations and public authorities pay twenty per cent less for floor space. Sign by 31 December 2026 for €15 off per square metre. Amounts exclude VAT.

The six pavilions are new. A space of 6 m² costs €2,250, including registration, walls, power and insurance. It puts a firm of four people among the large builders.

The [exhibit](/deelnemen-als-standhouder) page tells you what to arrange and when.`,
        },
      ],
    },
  },
  {
    slug: 'programmacommissie-zoekt-uitkomsten',
    title: {
      nl: 'Programmacommissie zoekt uitkomsten, geen plannen',
      en: 'Programme committee wants outcomes, not plans',
    },
    date: '2026-04-02',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'Tot 1 september kunt u een sessie voorstellen. Eén eis staat voorop: een ander moet kunnen narekenen wat u vertelt.',
      en: 'You can propose a session until 1 September. One requirement comes first: somebody else must be able to check what you say.',
    },
    image: 'news/programmacommissie-zoekt-uitkomsten',
    imageAlt: {
      nl: 'Tekening van een groep mensen rond een vergadertafel',
      en: 'Drawing of a group of people around a meeting table',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Een voorstel past op één pagina: wat u deed, wat het kostte, wat er misging en wat u de volgende keer anders doet. Een filmpje is niet nodig.

De commissie bestaat uit vier mensen van corporaties, twee van gemeenten, twee bouwers en een onderzoeker. Zij leest de voorstellen zonder de naam van de indiener. Wie een stand heeft, krijgt geen voorrang.

Er is ruimte voor zestig onderdelen op twee dagen: lezingen op het Hoofdpodium, kennissessies voor zestig mensen, debatten en tours langs de stands. In november maken wij de keuze bekend.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `A proposal fits on one page: what you did, what it cost, what went wrong and what you will do differently next time. No video is needed.

The committee has four members from housing associations, two from municipalities, two builders and a researcher. They read the proposals without the name of the sender. Having a stand gives you no advantage.

There is room for sixty items on two days: lectures on the main stage, knowledge sessions for sixty people, debates, and tours past the stands. We announce the choice in November.`,
        },
      ],
    },
  },
  {
    slug: 'dakwaarts-2027-op-17-en-18-maart',
    title: {
      nl: 'Dakwaarts 2027: 17 en 18 maart, met een hal voor bestaande woningen',
      en: 'Dakwaarts 2027: 17 and 18 March, with a hall for existing homes',
    },
    date: '2026-02-12',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'De beurs keert terug naar Expohal De Kade in Meerhaven. Nieuwbouw en bestaande bouw krijgen ieder een eigen hal.',
      en: 'The fair returns to Expohal De Kade in Meerhaven. New build and existing homes each get a hall of their own.',
    },
    image: 'news/dakwaarts-2027-op-17-en-18-maart',
    imageAlt: {
      nl: 'Tekening van een straat met rijtjeswoningen en appartementen',
      en: 'Drawing of a street of terraced houses and flats',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Noteer woensdag 17 en donderdag 18 maart 2027. De beurs is open van 09:30 tot 17:30 uur, op donderdag tot 17:00 uur.

In 2025 kwamen 4.180 bezoekers langs 74 standhouders. De vraag die zij het vaakst stelden, ging over woningen die er al staan. Daarom is hal 2 in 2027 helemaal voor de bestaande voorraad: renoveren met de bewoner erin, woningen toevoegen op een dak, en rekenen aan een wijk in plaats van aan één complex.

Hal 1 blijft voor nieuwbouw. Op het Overheidsplein laten gemeenten en provincies zien welke grond zij hebben en wat er op mag.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `Mark Wednesday 17 and Thursday 18 March 2027. The fair is open from 09:30 to 17:30, on Thursday until 17:00.

In 2025, 4,180 visitors met 74 exhibitors. What they asked about most was homes that already exist. In 2027, hall 2 is therefore entirely for the existing stock: renovating with residents at home, adding homes on top of a roof, and doing the sums for a neighbourhood instead of a single estate.

Hall 1 remains for new build. The public authorities’ square shows which land municipalities and provinces have and what may be built on it.`,
        },
      ],
    },
  },
  {
    slug: 'pendelbus-en-fietsenstalling-bij-de-kade',
    title: {
      nl: 'Pendelbus elk kwartier en achthonderd plaatsen voor de fiets',
      en: 'A shuttle bus every fifteen minutes and eight hundred bicycle spaces',
    },
    date: '2027-01-14',
    author: 'Redactie Dakwaarts',
    intro: {
      nl: 'De route naar Expohal De Kade is voor 2027 aangepast: minder parkeerplaatsen, meer bus en een overdekte stalling bij de ingang.',
      en: 'Getting to Expohal De Kade changes for 2027: fewer car parking spaces, more buses and covered bicycle parking at the entrance.',
    },
    image: 'news/pendelbus-en-fietsenstalling-bij-de-kade',
    imageAlt: {
      nl: 'Lijntekening van een bus en een rij fietsen voor een beurshal',
      en: 'Line drawing of a bus and a row of bicycles outside an exhibition hall',
    },
    published: false,
    blocks: {
      nl: [
        {
          block: 'text',
          body: `Bij de vorige editie kwam 58 procent van de bezoekers met de trein, en stond de helft daarvan op de eerste ochtend twintig minuten op een bus te wachten. In 2027 rijdt de pendelbus van station Meerhaven elk kwartier, tussen 08:45 en 11:00 uur elke acht minuten. De rit duurt negen minuten, net als met bus 12, en is gratis. Alle bussen hebben een lage instap en een rolstoelplaats.

De overdekte fietsenstalling naast de ingang telt achthonderd plaatsen, waarvan zestig voor bakfietsen en scootmobielen. Bij het station staan 150 leenfietsen klaar.

Het parkeerdek telt nog 600 plaatsen in plaats van 700, omdat op de rest de eerste woningen van Kadekwartier worden gebouwd. Een dag kost € 9. Voor bezoekers met een gehandicaptenparkeerkaart zijn er zes plaatsen bij de lift, die uitkomt in hal 1.

Met de auto kunt u ook naar P+R Noord, langs de snelweg. De pendelbus stopt daar elk half uur. Op de [locatiepagina](/locatie) vindt u de route en de hotels.`,
        },
      ],
      en: [
        {
          block: 'text',
          body: `At the previous edition 58 per cent of visitors came by train, and half of those waited twenty minutes for a bus on the first morning. In 2027 the shuttle from Meerhaven station runs every fifteen minutes, and every eight minutes between 08:45 and 11:00. The ride takes nine minutes, as does bus 12, and is free of charge. All buses are low-floor with a wheelchair space.

The covered bicycle store beside the entrance has eight hundred spaces, sixty of them for cargo bikes and mobility scooters. At the station 150 bicycles are available on loan.

The car park is down from 700 to 600 spaces, because the first homes of Kadekwartier are being built on the rest. A day costs €9. For holders of a disabled parking card there are six spaces by the lift, which comes out in hall 1.

You can also use P+R Noord beside the motorway, where the shuttle stops every half hour. The [venue page](/locatie) has directions and hotels.`,
        },
      ],
    },
  },
]
