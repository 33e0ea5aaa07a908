import type { ExhibitorSeed } from '../../types-floor.ts'

/** Fourteen public authorities; eight of them are in the pavilion Overheidsplein. */
export const exhibitors: ExhibitorSeed[] = [
  {
    slug: 'gemeente-meerhaven',
    name: 'Gemeente Meerhaven',
    pavilion: 'overheidsplein',
    stands: ['2.F01'],
    intro: {
      nl: 'Gastgemeente van de beurs: 4.200 woningen te bouwen vóór 2032, waarvan de helft op eigen grond.',
      en: 'Host municipality of the fair: 4,200 homes to build before 2032, half of them on its own land.',
    },
    body: {
      nl: 'Meerhaven legt dit jaar zeven locaties op tafel, van de oude vismijn tot de parkeerplaats achter het station. Bij elke locatie hoort een grondprijs, een planning en een wethouder die haar kent.\n\n## Wat u hier kunt doen\n\n- Op de tafelkaart zien welke kavels in 2027 op de markt komen\n- Met de jurist bespreken hoe een openbare selectie verloopt\n- Uw concept laten toetsen aan het beeldkwaliteitsplan',
      en: 'Meerhaven puts seven sites on the table this year, from the old fish market to the car park behind the station. Every site comes with a land price, a schedule and an alderman who knows it.\n\n## What you can do here\n\n- See on the table map which plots come to market in 2027\n- Discuss with the lawyer how an open selection works\n- Have your concept checked against the design code',
    },
    themes: ['betaalbaarheid', 'leefbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/gemeente-meerhaven',
      },
      {
        platform: 'mastodon',
        url: 'https://mastodon.example/gemeente-meerhaven',
      },
    ],
    contact: {
      name: 'Balie Bouwlocaties',
      email: 'info@gemeente-meerhaven.example',
      phone: '+31 10 000 01 03',
    },
    kvk: '00000010',
  },
  {
    slug: 'gemeente-oeverdam',
    name: 'Gemeente Oeverdam',
    pavilion: 'overheidsplein',
    stands: ['2.F02'],
    intro: {
      nl: 'Bouwt langs het water en vraagt fabriekswoningen die tegen een voet nat kunnen.',
      en: 'Builds along the water and asks for factory-built homes that do not mind wet feet.',
    },
    body: {
      nl: 'Oeverdam schreef als eerste gemeente in de regio een uitvraag op prestaties: geen bestek, wel een maximale vochtlast en een huurprijs.\n\nOp de stand ligt die uitvraag ter inzage, met de beoordeling van de vier inschrijvers ernaast.',
      en: 'Oeverdam was the first municipality in the region to tender on performance: no specification, but a maximum moisture load and a rent level.\n\nThe tender is open for inspection at the stand, alongside the assessment of the four bidders.',
    },
    themes: ['fabrieksmatig-bouwen', 'leefbaarheid'],
    kvk: '00000011',
  },
  {
    slug: 'gemeente-lindewaard',
    name: 'Gemeente Lindewaard',
    pavilion: 'overheidsplein',
    stands: ['2.F03'],
    intro: {
      nl: 'Koopt samen met vier buurgemeenten in en deelt het bestek met wie het vraagt.',
      en: 'Buys jointly with four neighbouring municipalities and shares the specification with anyone who asks.',
    },
    body: {
      nl: 'Lindewaard trekt de regionale inkoop van 640 woningen en is er na twee jaar achter wat een gedeelde plattegrond oplevert.\n\nNeem de evaluatie mee: vier pagina’s, zonder bijvoeglijke naamwoorden.',
      en: 'Lindewaard leads the joint purchase of 640 homes and after two years knows what a shared floor plan yields.\n\nTake the evaluation home: four pages, no adjectives.',
    },
    themes: ['samen-inkopen', 'leefbaarheid'],
    kvk: '00000012',
  },
  {
    slug: 'gemeente-hoogerven',
    name: 'Gemeente Hoogerven',
    pavilion: 'overheidsplein',
    stands: ['2.F04'],
    intro: {
      nl: 'Wees drie terreinen aan voor flexwoningen en zoekt verhuurders die meedoen.',
      en: 'Designated three sites for flexible housing and is looking for landlords.',
    },
    body: {
      nl: 'De drie terreinen zijn samen goed voor 260 woningen en liggen alle binnen tien minuten fietsen van het station.\n\nDe gemeente betaalt de nutsaansluitingen voor; u huurt ze terug.',
      en: 'The three sites hold 260 homes together and lie within ten minutes by bike from the station.\n\nThe municipality pays for the utility connections in advance; you rent them back.',
    },
    themes: ['betaalbaarheid', 'fabrieksmatig-bouwen'],
    kvk: '00000013',
  },
  {
    slug: 'gemeente-duinrecht',
    name: 'Gemeente Duinrecht',
    pavilion: 'overheidsplein',
    stands: ['2.F05'],
    intro: {
      nl: 'Duizend galerijwoningen uit de jaren zestig, één plan, en bewoners die het mogen wijzigen.',
      en: 'A thousand deck-access flats from the sixties, one plan, and residents who may change it.',
    },
    body: {
      nl: 'In Duinrecht stemden 612 huishoudens over drie gevels en twee leidingtracés. De uitkomst hangt op de stand, met de redenen erbij.\n\nWie wil weten hoe zo’n stemming verloopt, krijgt het draaiboek.',
      en: 'In Duinrecht 612 households voted on three façades and two pipe routes. The result is on display at the stand, with the reasons.\n\nIf you want to know how such a vote works, we will give you the script.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    kvk: '00000014',
  },
  {
    slug: 'gemeente-kreekstede',
    name: 'Gemeente Kreekstede',
    pavilion: 'overheidsplein',
    stands: ['2.F06'],
    intro: {
      nl: 'Zes kernen, kleine aantallen, en een lijst met bouwers die acht woningen willen maken.',
      en: 'Six villages, small numbers, and a list of builders who will make eight homes.',
    },
    body: {
      nl: 'Kreekstede bundelt reeksen van acht woningen uit zes kernen tot één bestelling, zodat een fabriek erop wil rijden.\n\nDe volgende bestelling gaat in mei de deur uit.',
      en: 'Kreekstede bundles runs of eight homes from six villages into one order large enough for a factory to make the trip.\n\nThe next order goes out in May.',
    },
    themes: ['biobased-en-circulair', 'fabrieksmatig-bouwen'],
    kvk: '00000015',
  },
  {
    slug: 'gemeente-tolsluis',
    name: 'Gemeente Tolsluis',
    pavilion: 'overheidsplein',
    stands: ['2.F07'],
    intro: {
      nl: 'Maakt van vijf portiekflats een buurt met liften, tuinen en dezelfde huren.',
      en: 'Turns five walk-up blocks into a neighbourhood with lifts, gardens and the same rents.',
    },
    body: {
      nl: 'Tolsluis legt uit hoe een gemeente meebetaalt aan liften zonder eigenaar te worden, en wat de rechter daarvan vond.\n\nDe tekeningen van de vijf flats mogen mee naar huis.',
      en: 'Tolsluis explains how a municipality co-funds lifts without becoming an owner, and what the court thought of it.\n\nYou may take the drawings of the five blocks home.',
    },
    themes: ['betaalbaarheid', 'leefbaarheid'],
    kvk: '00000016',
  },
  {
    slug: 'versnellingsbureau-woningbouw-waterstreek',
    name: 'Versnellingsbureau Woningbouw Waterstreek',
    pavilion: 'overheidsplein',
    stands: ['2.F08'],
    intro: {
      nl: 'Regelt dat een goedgekeurde woning niet elke keer opnieuw getoetst hoeft te worden.',
      en: 'Makes sure an approved home does not have to be checked all over again.',
    },
    body: {
      nl: 'Het bureau werkt voor elf gemeenten en houdt bij welke concepten een typegoedkeuring hebben: nu 34, met gemiddeld 41 dagen doorlooptijd.\n\nVraag naar het formulier; het is twee kanten.',
      en: 'The bureau works for eleven municipalities and tracks which concepts have type approval: 34 now, at an average of 41 days.\n\nAsk for the form; it is two pages.',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen'],
    kvk: '00000017',
  },
  {
    slug: 'taakgroep-flexwonen-waterstreek',
    name: 'Taakgroep Flexwonen Waterstreek',
    pavilion: 'flexwonen',
    stands: ['1.E08'],
    intro: {
      nl: 'Rekent tijdelijke locaties door en zegt ook wanneer het niet uitkomt.',
      en: 'Runs the numbers on temporary sites, and says so when they do not add up.',
    },
    body: {
      nl: 'Breng een locatie mee en loop na een kwartier weg met een exploitatie over vijf, tien en vijftien jaar.\n\nDe taakgroep deelt alle modellen, ook die waarvan de uitkomst tegenviel.',
      en: 'Bring a site and walk away after a quarter of an hour with the figures for five, ten and fifteen years of operation.\n\nThe group shares all models, including those with a disappointing outcome.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid', 'leefbaarheid'],
    kvk: '00000018',
  },
  {
    slug: 'provincie-middelwaarden',
    name: 'Provincie Middelwaarden',
    stands: ['2.F09'],
    intro: {
      nl: 'Legt geld, grond en een jurist op één tafel, en vraagt u om getallen.',
      en: 'Puts money, land and a lawyer on one table, and asks you for numbers.',
    },
    body: {
      nl: 'De provincie verdeelt 48 miljoen euro over kleine locaties en beoordeelt aanvragen op woningen per euro, niet op verhaal.\n\n## Aan tafel\n\n- De subsidieregeling, in gewone taal\n- De grondvoorraad per gemeente, met prijs\n- Spreekuur met de jurist aanbesteding, elk heel uur',
      en: 'The province divides 48 million euros over small sites and judges applications on homes per euro, not on stories.\n\n## At the table\n\n- The grant scheme, in plain language\n- Land per municipality, with prices\n- The procurement lawyer, available every hour on the hour',
    },
    themes: ['samen-inkopen', 'leefbaarheid', 'betaalbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/provincie-middelwaarden',
      },
      {
        platform: 'mastodon',
        url: 'https://mastodon.example/provincie-middelwaarden',
      },
    ],
    contact: {
      name: 'Team Wonen',
      email: 'info@provincie-middelwaarden.example',
      phone: '+31 10 000 01 06',
    },
    kvk: '00000019',
  },
  {
    slug: 'gemeente-noordwaard',
    name: 'Gemeente Noordwaard',
    stands: ['2.F10'],
    intro: {
      nl: 'Verduurzaamt eerst en vernieuwt daarna, in die volgorde en met dezelfde ploeg.',
      en: 'Retrofits first and renews later, in that order and with the same crew.',
    },
    body: {
      nl: 'Noordwaard hield de steiger één keer langer en bespaarde daarmee een tweede ronde bij 380 woningen.\n\nDe berekening staat op een A4 en hangt naast de balie.',
      en: 'Noordwaard left the scaffolding up once, for longer, and saved a second round at 380 homes.\n\nThe calculation fits on one page, beside the counter.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    kvk: '00000020',
  },
  {
    slug: 'gemeente-vlietmond',
    name: 'Gemeente Vlietmond',
    stands: ['2.F11'],
    intro: {
      nl: 'Bouwt met wat er in de regio groeit en meet wat het doet.',
      en: 'Builds with what grows in the region and measures what it does.',
    },
    body: {
      nl: 'Een polder met lisdodde, twaalf proefwoningen en een meetrapport van twee winters.\n\nKom voelen: de wand staat open aan één kant.',
      en: 'A polder of bulrush, twelve test homes and a measurement report of two winters.\n\nCome and feel: the wall is open on one side.',
    },
    themes: ['biobased-en-circulair', 'verduurzamen-in-bewoonde-staat'],
    kvk: '00000021',
  },
  {
    slug: 'samenwerkingsverband-woningbouw-en-gebiedsontwikkeling-kust-en-veengemeenten-waterstreek',
    name: 'Samenwerkingsverband Woningbouw en Gebiedsontwikkeling Kust- en Veengemeenten Waterstreek',
    stands: ['2.G02'],
    intro: {
      nl: 'Negen kust- en veengemeenten die samen uitgeven, samen plannen en samen leren.',
      en: 'Nine coast and fen municipalities that spend, plan and learn together.',
    },
    body: {
      nl: 'Het samenwerkingsverband heeft een lange naam en een korte agenda: grond, verzakking en de vraag waar het nog kan.\n\nVraag naar de verzakkingskaart, per straat.',
      en: 'The partnership has a long name and a short agenda: land, subsidence and the question where building is still possible.\n\nAsk for the subsidence map, street by street.',
    },
    themes: ['samen-inkopen', 'leefbaarheid'],
    website: 'https://samenwerkingsverband-kustveen.example',
    kvk: '00000022',
  },
  {
    slug: 'woonregio-midden-kreken',
    name: 'Woonregio Midden-Kreken',
    mainExhibitor: 'provincie-middelwaarden',
    logo: false,
    intro: {
      nl: 'Verdeelt de bouwopgave van zes gemeenten en telt elk kwartaal wat er staat.',
      en: 'Divides the building task of six municipalities and counts every quarter what stands.',
    },
    body: {
      nl: 'De woonregio deelt de stand met de provincie en brengt de cijfers mee die niemand op tijd had.\n\nU leest af hoeveel woningen er echt zijn begonnen.',
      en: 'The region shares the stand with the province and brings the figures nobody else had in time.\n\nSee how many homes have really been started.',
    },
    themes: ['samen-inkopen', 'betaalbaarheid'],
    kvk: '00000023',
  },
]
