import type { ExhibitorSeed } from '../../types-floor.ts'

/** Eighteen housing associations, one of them a co-exhibitor. */
export const exhibitors: ExhibitorSeed[] = [
  {
    slug: 'woonstichting-de-zandkreek',
    name: 'Woonstichting De Zandkreek',
    sortName: 'Zandkreek, De',
    stands: ['1.B02'],
    intro: {
      nl: 'Bestelde honderd woningen in tien maanden en laat zien wat er onderweg misging.',
      en: 'Ordered a hundred homes in ten months and shows what went wrong along the way.',
    },
    body: {
      nl: 'De Zandkreek verhuurt 14.200 woningen in en om Meerhaven. Voor de bouwstroom legde de corporatie haar eigen programma van eisen opzij: alleen keuken en dakvorm zijn nog te kiezen.\n\n## Op de stand\n\n- De keuzelijst, met wat elk vinkje kost\n- Een gesprek met de projectleider over wat er misging\n- Vacature: projectleider bouwstroom',
      en: 'De Zandkreek lets 14,200 homes in and around Meerhaven. For the pipeline it set its own list of requirements aside: only the kitchen and roof shape can still be chosen.\n\n## At the stand\n\n- The option list, with the cost of each tick\n- A talk with the project manager about what went wrong\n- Vacancy: pipeline project manager',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen', 'betaalbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/woonstichting-de-zandkreek',
      },
      {
        platform: 'facebook',
        url: 'https://facebook.example/woonstichting-de-zandkreek',
      },
    ],
    contact: {
      name: 'Mark Terlouw',
      email: 'info@woonstichting-de-zandkreek.example',
      phone: '+31 10 000 01 02',
    },
    kvk: '00000024',
    lNumber: 'L9001',
  },
  {
    slug: 'wonen-aan-de-vliet',
    name: 'Wonen aan de Vliet',
    stands: ['1.B03'],
    intro: {
      nl: 'Bracht elf badkamerleveranciers terug tot twee en rekent het u voor.',
      en: 'Cut eleven bathroom suppliers to two and does the sums for you.',
    },
    body: {
      nl: 'Wonen aan de Vliet verhuurt 9.600 woningen in Vlietmond en wijde omgeving.\n\nOp de stand staat de badkamer die er nu in 2.300 woningen zit, met de prijs per mutatie erbij.',
      en: 'Wonen aan de Vliet lets 9,600 homes in Vlietmond and beyond.\n\nAt the stand you find the bathroom now in 2,300 homes, with the cost per change of tenancy.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'betaalbaarheid', 'samen-inkopen'],
    contact: {
      name: 'Vastgoed',
      email: 'info@wonen-aan-de-vliet.example',
      phone: '+31 10 000 01 12',
    },
    kvk: '00000025',
    lNumber: 'L9002',
  },
  {
    slug: 'woningstichting-meerhaven',
    name: 'Woningstichting Meerhaven',
    stands: ['2.F12'],
    intro: {
      nl: 'De grootste verhuurder van de stad: 21.000 woningen, en elk jaar 900 huishoudens erbij.',
      en: 'The largest landlord in town: 21,000 homes and 900 new households a year.',
    },
    body: {
      nl: 'De woningstichting renoveert, bouwt en leert haar eigen mensen het vak in een werkplaats aan de kade.\n\nBekijk de maquette van de nieuwe werkwijk, waar huurders meetekenden.',
      en: 'The association renovates, builds and teaches its own people the trade in a workshop on the quay.\n\nSee the model of the new district, drawn together with tenants.',
    },
    themes: ['leefbaarheid', 'verduurzamen-in-bewoonde-staat', 'fabrieksmatig-bouwen'],
    kvk: '00000026',
    lNumber: 'L9003',
  },
  {
    slug: 'lindewaard-wonen',
    name: 'Lindewaard Wonen',
    stands: ['1.B06'],
    intro: {
      nl: 'Kleine verhuurder, dertien kernen, en een voorkeur voor woningen die weg kunnen.',
      en: 'A small landlord, thirteen villages and a preference for homes that can leave.',
    },
    body: {
      nl: 'Lindewaard Wonen koopt woningen die na vijftien jaar naar een andere kern kunnen.\n\nDe restwaardeberekening is te lenen.',
      en: 'Lindewaard Wonen buys homes that can move to another village after fifteen years.\n\nAsk to borrow the residual value sheet.',
    },
    themes: ['biobased-en-circulair', 'betaalbaarheid'],
    kvk: '00000027',
    lNumber: 'L9004',
  },
  {
    slug: 'hoogerven-woont',
    name: 'Hoogerven Woont',
    stands: ['2.G06'],
    intro: {
      nl: 'Zet flexwoningen op eigen grond en vertelt wat de exploitatie werkelijk doet.',
      en: 'Places flexible homes on its own land and tells you what they really cost to run.',
    },
    body: {
      nl: 'Drie terreinen, 260 woningen, en een huur die na tien jaar hetzelfde is.\n\nVraag naar de tabel met nutskosten per plek.',
      en: 'Three sites, 260 homes and a rent that is the same after ten years.\n\nAsk for the table with utility costs per place.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    kvk: '00000028',
    lNumber: 'L9005',
  },
  {
    slug: 'de-goede-gevel',
    name: 'De Goede Gevel',
    stands: ['1.D02'],
    intro: {
      nl: 'Schone portieken, goede kozijnen en minder meldingen: de cijfers van zes wijken.',
      en: 'Clean stairwells, good windows and fewer complaints: the figures of six districts.',
    },
    body: {
      nl: 'De Goede Gevel verhuurt 8.100 woningen in Duinrecht en zette huismeesters terug in elk portiek.\n\nOp de stand hangt de grafiek waarmee dat budget werd gevonden.',
      en: 'De Goede Gevel lets 8,100 homes in Duinrecht and put caretakers back in every stairwell.\n\nThe chart that won the budget is at the stand.',
    },
    themes: ['leefbaarheid', 'verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Bureau Wijken',
      email: 'info@de-goede-gevel.example',
    },
    kvk: '00000029',
    lNumber: 'L9006',
  },
  {
    slug: 'stichting-volkshuis-oeverdam',
    name: 'Stichting Volkshuis Oeverdam',
    sortName: 'Volkshuis Oeverdam',
    stands: ['1.D03'],
    intro: {
      nl: 'Bouwt mee aan de regionale stroom en zegt erbij wat de gemeente moest regelen.',
      en: 'Takes part in the regional pipeline and tells you what the municipality had to arrange.',
    },
    body: {
      nl: 'Volkshuis Oeverdam nam 84 houten portiekwoningen af in één jaar en schreef op wat er per week gebeurde.\n\nDat logboek ligt op de stand.',
      en: 'Volkshuis Oeverdam took delivery of 84 timber walk-up flats in one year and wrote down what happened each week.\n\nThe log is at the stand.',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen'],
    kvk: '00000030',
    lNumber: 'L9007',
  },
  {
    slug: 'de-woonmeent',
    name: 'De Woonmeent',
    stands: ['2.I03'],
    intro: {
      nl: 'Wonen met een deur, een tuin en een gezamenlijke tafel: 2.400 woningen in de Meent.',
      en: 'Living with a door, a garden and a shared table: 2,400 homes in the Meent.',
    },
    body: {
      nl: 'De Woonmeent beheert woonhoven waar huurders samen afspraken maken over gebruik en huur.\n\nKom aan tafel zitten; er staat koffie en een contract van twee kantjes.',
      en: 'De Woonmeent runs courts where tenants agree together on use and rent.\n\nSit down at the table; there is coffee and a two-page contract.',
    },
    themes: ['leefbaarheid', 'betaalbaarheid'],
    kvk: '00000031',
    lNumber: 'L9008',
  },
  {
    slug: 'kreekstede-woonservice',
    name: 'Kreekstede Woonservice',
    stands: ['1.A12'],
    intro: {
      nl: 'Verduurzaamt kernen van honderd woningen tegelijk, met één aannemer per kern.',
      en: 'Retrofits villages of a hundred homes at a time, with one contractor per village.',
    },
    body: {
      nl: 'Kreekstede Woonservice telt 5.300 woningen in zes kernen.\n\nDe planning per kern hangt aan de wand, met de dagen waarop niemand thuis was.',
      en: 'Kreekstede Woonservice has 5,300 homes in six villages.\n\nThe schedule per village hangs on the wall, with the days nobody was home.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    kvk: '00000032',
    lNumber: 'L9009',
  },
  {
    slug: 'woongroep-het-duinland',
    name: 'Woongroep Het Duinland',
    stands: ['1.E10'],
    intro: {
      nl: 'Bouwt met hout en hennep achter de duinen en laat elke rekening zien.',
      en: 'Builds with timber and hemp behind the dunes and shows every invoice.',
    },
    body: {
      nl: 'Het Duinland nam zes proefwoningen van kalkhennep af en verhuurt ze zonder opslag.\n\nDe energierekening van twee winters hangt ingelijst.',
      en: 'Het Duinland took six hempcrete test homes and lets them without a surcharge.\n\nThe energy bills of two winters are framed on the wall.',
    },
    themes: ['biobased-en-circulair', 'fabrieksmatig-bouwen'],
    kvk: '00000033',
    lNumber: 'L9010',
  },
  {
    slug: 'corporatie-rietveen',
    name: 'Corporatie Rietveen',
    stands: ['2.G03'],
    intro: {
      nl: '3.100 woningen, vier mensen op vastgoed en een strategie die op een ansichtkaart past.',
      en: '3,100 homes, four people in property and a strategy that fits on a postcard.',
    },
    body: {
      nl: 'Rietveen koos: geen sloop, wel liften, en alleen wat zonder verhuizing kan.\n\nDe ansichtkaart is gratis.',
      en: 'Rietveen chose lifts over demolition, and only what works without residents moving out.\n\nThe postcard is free.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'betaalbaarheid'],
    kvk: '00000034',
    lNumber: 'L9011',
  },
  {
    slug: 'thuisbasis-noordwaard',
    name: 'Thuisbasis Noordwaard',
    stands: ['2.G04'],
    intro: {
      nl: 'Deed mee aan de gezamenlijke schil en rekent na wat de buren betaalden.',
      en: 'Joined the shared shell contract and checks what the neighbours paid.',
    },
    body: {
      nl: 'Thuisbasis Noordwaard renoveerde 380 woningen samen met de gemeente en één aannemer.\n\nAlle termijnstaten staan op een lijst die u mag overnemen.',
      en: 'Thuisbasis Noordwaard renovated 380 homes with the municipality and one contractor.\n\nAll stage payments are on a list you may copy.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    kvk: '00000035',
    lNumber: 'L9012',
  },
  {
    slug: 'sluiswonen',
    name: 'Sluiswonen',
    stands: ['2.I01'],
    intro: {
      nl: 'Verhuurt in de oude stad en houdt trappenhuizen schoon met eigen mensen.',
      en: 'Lets homes in the old town and keeps stairwells clean with its own people.',
    },
    body: {
      nl: 'Sluiswonen liet portieken door huismeesters meten: schoon, licht en hoe snel een lamp wordt vervangen.\n\nHet meetlint ligt op tafel.',
      en: 'Sluiswonen had caretakers measure stairwells: clean, light, and how fast a lamp is replaced.\n\nThe tape measure is on the table.',
    },
    themes: ['leefbaarheid', 'betaalbaarheid'],
    kvk: '00000036',
    lNumber: 'L9013',
  },
  {
    slug: 'stichting-ouderenhuisvesting-de-linde',
    name: 'Stichting Ouderenhuisvesting De Linde',
    sortName: 'Linde, De',
    stands: ['2.I02'],
    intro: {
      nl: 'Bouwt binnenstraten waar buren elkaar toevallig tegenkomen.',
      en: 'Builds indoor streets where neighbours meet by chance.',
    },
    body: {
      nl: 'De Linde heeft 1.900 woningen voor ouderen en een voorkeur voor brede galerijen.\n\nGa zitten op de bank van het proefbordes.',
      en: 'De Linde has 1,900 homes for older people and a preference for wide access decks.\n\nTake a seat on the bench of the sample landing.',
    },
    themes: ['leefbaarheid', 'biobased-en-circulair'],
    kvk: '00000037',
    lNumber: 'L9014',
  },
  {
    slug: 'jongerenhuis-zilverwijk',
    name: 'Jongerenhuis Zilverwijk',
    pavilion: 'flexwonen',
    stands: ['1.E07'],
    intro: {
      nl: '64 kamers met gedeelde keukens, bewoners tot en met dertig jaar.',
      en: '64 rooms with shared kitchens, for residents up to thirty.',
    },
    body: {
      nl: 'Het jongerenhuis staat op een plek die over acht jaar een school wordt; dan verhuist het gebouw.\n\nBewoners vertellen hoe dat wonen bevalt, elke ochtend om elf uur.',
      en: 'The building stands where a school will be in eight years; then it moves.\n\nResidents tell how it works, every morning at eleven.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    socials: [
      {
        platform: 'instagram',
        url: 'https://instagram.example/jongerenhuis-zilverwijk',
      },
      {
        platform: 'facebook',
        url: 'https://facebook.example/jongerenhuis-zilverwijk',
      },
    ],
    kvk: '00000038',
    lNumber: 'L9015',
  },
  {
    slug: 'woningbouwvereniging-heidemeent',
    name: 'Woningbouwvereniging Heidemeent',
    pavilion: 'verduurzaming',
    stands: ['2.H07'],
    intro: {
      nl: 'Verduurzaamde 386 woningen naar label A zonder één bewoner te verhuizen.',
      en: 'Took 386 homes to label A without moving a single resident.',
    },
    body: {
      nl: 'Heidemeent deed dak, gevel en kozijn in één beweging, in twee jaar, met koffie en een vaste opzichter.\n\nDe meest gestelde bewonersvragen hangen op de stand, met antwoord.',
      en: 'Heidemeent did roof, façade and windows in one go, in two years, with coffee and one site inspector.\n\nThe questions residents asked most are at the stand, with answers.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'biobased-en-circulair'],
    kvk: '00000039',
    lNumber: 'L9016',
  },
  {
    slug: 'volkswoning-graanburg',
    name: 'Volkswoning Graanburg',
    pavilion: 'verduurzaming',
    stands: ['2.H08'],
    logo: false,
    intro: {
      nl: 'Renoveerde zijn hele bezit in acht jaar en verhuurt het nog steeds sociaal.',
      en: 'Renovated its entire stock in eight years and still lets it at social rents.',
    },
    body: {
      nl: 'Volkswoning Graanburg heeft 2.700 woningen en één spreadsheet waar alles op staat.\n\nDie spreadsheet mag u openen.',
      en: 'Volkswoning Graanburg has 2,700 homes and one spreadsheet with everything on it.\n\nYou may open that spreadsheet.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'betaalbaarheid'],
    kvk: '00000040',
    lNumber: 'L9017',
  },
  {
    slug: 'bouwstroom-vijf-kernen',
    name: 'Bouwstroom Vijf Kernen',
    mainExhibitor: 'woonstichting-de-zandkreek',
    intro: {
      nl: 'Vijf corporaties, één plattegrond en 640 woningen onderweg.',
      en: 'Five associations, one floor plan and 640 homes on the way.',
    },
    body: {
      nl: 'De bouwstroom deelt de stand met De Zandkreek en vertelt wat samen kiezen kost aan vergadertijd.\n\nDe teller op het scherm loopt bij.',
      en: 'The pipeline shares the stand with De Zandkreek and shows what choosing together costs in meetings.\n\nThe counter on the screen keeps running.',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen'],
    kvk: '00000041',
  },
]
