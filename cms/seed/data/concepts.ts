import type { ConceptSeed } from '../types-floor.ts'

/** Thirty concepts of exhibitors, each with dwelling type and rent class. */
export const concepts: ConceptSeed[] = [
  {
    slug: 'stapelwerk-portiek',
    name: {
      nl: 'Stapelwerk Portiek',
      en: 'Stapelwerk Walk-up',
    },
    kind: 'new-build',
    exhibitor: 'stapelwerk-modulair',
    summary: {
      nl: 'Portiekwoningen van 52 en 68 m² in drie tot zes lagen, compleet met keuken en badkamer uit de fabriek.',
      en: 'Walk-up flats of 52 and 68 m² in three to six storeys, complete with factory-fitted kitchen and bathroom.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Kruislaaghout',
      en: 'Cross-laminated timber',
    },
    deliveryWeeks: 26,
    buildDays: 12,
    mpg: 0.42,
    movable: true,
    references: {
      nl: '84 woningen aan de Havendwars in Oeverdam (2024).',
      en: '84 homes at Havendwars in Oeverdam (2024).',
    },
    image: 'timber-stapelwerk-portiek',
    brochure: true,
  },
  {
    slug: 'stapelwerk-hof',
    name: {
      nl: 'Stapelwerk Hof',
      en: 'Stapelwerk Court',
    },
    kind: 'new-build',
    exhibitor: 'stapelwerk-modulair',
    summary: {
      nl: 'Grondgebonden hofwoningen in twee lagen, te leggen in reeksen van zes.',
      en: 'Two-storey courtyard homes, laid in runs of six.',
    },
    markets: [
      ['ground', 'social'],
      ['ground', 'mid'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Kruislaaghout',
      en: 'Cross-laminated timber',
    },
    deliveryWeeks: 24,
    buildDays: 6,
    mpg: 0.45,
    movable: true,
    references: {
      nl: 'Hofje De Vlonder, 18 woningen in Lindewaard.',
      en: 'De Vlonder court, 18 homes in Lindewaard.',
    },
    image: 'timber-stapelwerk-hof',
  },
  {
    slug: 'kruislaag-toren',
    name: {
      nl: 'Kruislaag Toren',
      en: 'Kruislaag Tower',
    },
    kind: 'new-build',
    exhibitor: 'kruislaag-houtbouw',
    summary: {
      nl: 'Woontoren tot acht lagen met een houten kern en zichtbare balken.',
      en: 'Residential tower of up to eight storeys with a timber core and exposed beams.',
    },
    markets: [
      ['stacked', 'mid'],
      ['stacked', 'free'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Kruislaaghout en gelamineerd vuren',
      en: 'Cross-laminated timber and glulam spruce',
    },
    deliveryWeeks: 38,
    buildDays: 70,
    mpg: 0.47,
    references: {
      nl: 'Toren Zeezicht in Meerhaven, acht lagen.',
      en: 'Zeezicht tower in Meerhaven, eight storeys.',
    },
    image: 'timber-kruislaag-toren',
  },
  {
    slug: 'spanthuis-rij',
    name: {
      nl: 'Spanthuis Rij',
      en: 'Spanthuis Terrace',
    },
    kind: 'new-build',
    exhibitor: 'spanthuis',
    summary: {
      nl: 'Rijwoning van 4,8 of 5,4 meter breed met een kap die later kan worden uitgebouwd.',
      en: 'Terraced home 4.8 or 5.4 metres wide, with a roof that can be extended later.',
    },
    markets: [
      ['ground', 'social'],
      ['ground', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Houtskelet',
      en: 'Timber frame',
    },
    deliveryWeeks: 22,
    buildDays: 9,
    mpg: 0.44,
    references: {
      nl: '62 woningen in Kreekstede, in drie fasen opgeleverd.',
      en: '62 homes in Kreekstede, delivered in three phases.',
    },
  },
  {
    slug: 'noest-galerij',
    name: {
      nl: 'Noest Galerij',
      en: 'Noest Deck-access',
    },
    kind: 'new-build',
    exhibitor: 'noest-woningbouw',
    summary: {
      nl: 'Galerijwoningen voor een- en tweepersoonshuishoudens, met een brede galerij om op te zitten.',
      en: 'Deck-access flats for one- and two-person households, with a deck wide enough to sit on.',
    },
    markets: [
      ['stacked', 'social-low'],
      ['stacked', 'social'],
    ],
    buildingSystem: 'hybrid',
    material: {
      nl: 'Hout met betonvloer',
      en: 'Timber with concrete floors',
    },
    deliveryWeeks: 30,
    buildDays: 34,
    mpg: 0.51,
    references: {
      nl: '40 woningen voor starters in Tolsluis.',
      en: '40 homes for first-time tenants in Tolsluis.',
    },
  },
  {
    slug: 'houtkern-senior',
    name: {
      nl: 'Houtkern Senior',
      en: 'Houtkern Senior',
    },
    kind: 'new-build',
    exhibitor: 'houtkern',
    summary: {
      nl: 'Levensloopbestendige appartementen rond een verwarmde binnenstraat.',
      en: 'Lifetime homes around a heated indoor street.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Houtskelet',
      en: 'Timber frame',
    },
    deliveryWeeks: 32,
    buildDays: 60,
    mpg: 0.46,
    references: {
      nl: 'Woonhof De Iep, 36 appartementen.',
      en: 'De Iep residential court, 36 apartments.',
    },
    image: 'court-houtkern-senior',
  },
  {
    slug: 'hennepwand-casco',
    name: {
      nl: 'Hennepwand Casco',
      en: 'Hennepwand Shell',
    },
    kind: 'new-build',
    exhibitor: 'hennepwand',
    summary: {
      nl: 'Geprefabriceerde gevel- en dakelementen van kalkhennep voor grondgebonden woningen.',
      en: 'Prefabricated hempcrete façade and roof elements for low-rise homes.',
    },
    markets: [
      ['ground', 'social'],
      ['ground', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Kalkhennep in houten frame',
      en: 'Hempcrete in timber frame',
    },
    deliveryWeeks: 20,
    buildDays: 5,
    mpg: 0.35,
    references: {
      nl: 'Zes proefwoningen in Heidemeent, twee jaar gemeten.',
      en: 'Six test homes in Heidemeent, monitored for two years.',
    },
  },
  {
    slug: 'strohalm-geveldoos',
    name: {
      nl: 'Strohalm Geveldoos',
      en: 'Strohalm Façade Box',
    },
    kind: 'new-build',
    exhibitor: 'strohalm-bouw',
    summary: {
      nl: 'Gevelelement met ingeblazen stro, geschikt voor nieuwbouw tot vier lagen.',
      en: 'Façade element with blown-in straw, for new build up to four storeys.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Stro en vuren',
      en: 'Straw and spruce',
    },
    deliveryWeeks: 16,
    buildDays: 4,
    mpg: 0.31,
    references: {
      nl: 'Twaalf rijwoningen in Rietveen.',
      en: 'Twelve terraced homes in Rietveen.',
    },
  },
  {
    slug: 'leemwerf-binnenwand',
    name: {
      nl: 'Leemwerf Binnenwand',
      en: 'Leemwerf Partition',
    },
    kind: 'new-build',
    exhibitor: 'leemwerf',
    summary: {
      nl: 'Droog gemonteerde leemwand die vocht regelt en weer in de grond kan.',
      en: 'Dry-mounted clay partition that regulates moisture and can return to the soil.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Leem en riet',
      en: 'Clay and reed',
    },
    deliveryWeeks: 6,
    buildDays: 2,
    mpg: 0.12,
    references: {
      nl: 'Toegepast in 140 woningen van drie corporaties.',
      en: 'Used in 140 homes of three housing associations.',
    },
  },
  {
    slug: 'mycelhuis-vloer',
    name: {
      nl: 'Mycelhuis Zwevende Vloer',
      en: 'Mycelhuis Floating Floor',
    },
    kind: 'new-build',
    exhibitor: 'mycelhuis',
    summary: {
      nl: 'Contactgeluidisolatie van gegroeid mycelium, even dun als minerale wol.',
      en: 'Impact sound insulation grown from mycelium, as thin as mineral wool.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
      ['stacked', 'free'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Mycelium en hennepvezel',
      en: 'Mycelium and hemp fibre',
    },
    deliveryWeeks: 8,
    buildDays: 1,
    mpg: 0.09,
    references: {
      nl: 'Laboratoriumrapport op de stand.',
      en: 'Laboratory report on the stand.',
    },
  },
  {
    slug: 'vlotwonen-kade',
    name: {
      nl: 'Vlotwonen Kade',
      en: 'Vlotwonen Quay',
    },
    kind: 'new-build',
    exhibitor: 'vlotwonen',
    summary: {
      nl: 'Drijvende woning van 74 m² op een betonnen bak, met eigen steiger.',
      en: 'Floating home of 74 m² on a concrete caisson, with its own jetty.',
    },
    markets: [
      ['flexible', 'mid'],
      ['flexible', 'free'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Beton en houtskelet',
      en: 'Concrete and timber frame',
    },
    deliveryWeeks: 34,
    buildDays: 3,
    mpg: 0.62,
    movable: true,
    references: {
      nl: 'Vijf woningen aan de Vliet.',
      en: 'Five homes on the Vliet.',
    },
  },
  {
    slug: 'schakelhuis-24',
    name: {
      nl: 'Schakelhuis 24',
      en: 'Schakelhuis 24',
    },
    kind: 'new-build',
    exhibitor: 'schakelhuis',
    summary: {
      nl: 'Verplaatsbare studio van 24 m², drie hoog te stapelen, in een week op zijn plek.',
      en: 'Movable studio of 24 m², stackable three high, in place within a week.',
    },
    markets: [
      ['flexible', 'social-low'],
      ['shared', 'social-low'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Staalframe met houten gevel',
      en: 'Steel frame with timber façade',
    },
    deliveryWeeks: 14,
    buildDays: 5,
    mpg: 0.49,
    movable: true,
    references: {
      nl: 'Al twee keer verhuisd: van Meerhaven naar Hoogerven.',
      en: 'Has moved twice: from Meerhaven to Hoogerven.',
    },
    image: 'site-schakelhuis',
  },
  {
    slug: 'stekkerwoning-36',
    name: {
      nl: 'Stekkerwoning 36',
      en: 'Stekkerwoning 36',
    },
    kind: 'new-build',
    exhibitor: 'stekkerwoning',
    summary: {
      nl: 'Woning van 36 m² met één stekkerblok voor water, stroom en data.',
      en: 'Home of 36 m² with a single plug block for water, power and data.',
    },
    markets: [
      ['flexible', 'social-low'],
      ['flexible', 'social'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Staalframe',
      en: 'Steel frame',
    },
    deliveryWeeks: 12,
    buildDays: 2,
    mpg: 0.55,
    movable: true,
    references: {
      nl: '96 woningen op het Zuidplein in Meerhaven.',
      en: '96 homes on Zuidplein in Meerhaven.',
    },
  },
  {
    slug: 'tussenthuis-kamers',
    name: {
      nl: 'Tussenthuis Kamers',
      en: 'Tussenthuis Rooms',
    },
    kind: 'new-build',
    exhibitor: 'tussenthuis',
    summary: {
      nl: 'Woongebouw met gedeelde keukens voor jongeren en spoedzoekers.',
      en: 'Building with shared kitchens for young people and others in urgent need of a home.',
    },
    markets: [['shared', 'social-low']],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Hout',
      en: 'Timber',
    },
    deliveryWeeks: 18,
    buildDays: 10,
    mpg: 0.5,
    movable: true,
    references: {
      nl: 'Jongerenhuis in Zilverwijk, 64 kamers.',
      en: 'Youth building in Zilverwijk, 64 rooms.',
    },
    image: 'court-tussenthuis',
  },
  {
    slug: 'trekvast-duo',
    name: {
      nl: 'Trekvast Duo',
      en: 'Trekvast Duo',
    },
    kind: 'new-build',
    exhibitor: 'trekvast-verplaatsbare-woningen',
    summary: {
      nl: 'Twee woonlagen die als één pakket op een dieplader passen.',
      en: 'Two storeys that fit on a low loader as one package.',
    },
    markets: [
      ['flexible', 'social'],
      ['flexible', 'mid'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Houtskelet',
      en: 'Timber frame',
    },
    deliveryWeeks: 16,
    buildDays: 3,
    mpg: 0.48,
    movable: true,
    references: {
      nl: 'Dertig woningen in Kreekstede.',
      en: 'Thirty homes in Kreekstede.',
    },
  },
  {
    slug: 'woonblok-basis',
    name: {
      nl: 'Woonblok Basis',
      en: 'Woonblok Basic',
    },
    kind: 'new-build',
    exhibitor: 'woonblok',
    summary: {
      nl: 'Portiekflat in vier lagen met een keuzelijst van vijf plattegronden en één gevelritme.',
      en: 'Four-storey walk-up block with five floor plans to choose from and one façade rhythm.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Prefab beton',
      en: 'Precast concrete',
    },
    deliveryWeeks: 36,
    buildDays: 90,
    mpg: 0.58,
    references: {
      nl: '640 woningen in de tweede bouwstroom Waterstreek.',
      en: '640 homes in the second Waterstreek pipeline.',
    },
    image: 'site-woonblok-basis',
    brochure: true,
  },
  {
    slug: 'woonblok-hoek',
    name: {
      nl: 'Woonblok Hoek',
      en: 'Woonblok Corner',
    },
    kind: 'new-build',
    exhibitor: 'woonblok',
    summary: {
      nl: 'Hoekblok dat twee bouwstroken aan elkaar knoopt, met een winkelplint.',
      en: 'Corner block that joins two rows together, with shops on the ground floor.',
    },
    markets: [
      ['stacked', 'mid'],
      ['stacked', 'free'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Prefab beton',
      en: 'Precast concrete',
    },
    deliveryWeeks: 40,
    buildDays: 110,
    mpg: 0.61,
    references: {
      nl: 'Hoek Kadestraat, Noordwaard.',
      en: 'Kadestraat corner, Noordwaard.',
    },
  },
  {
    slug: 'kadebouw-gevel',
    name: {
      nl: 'Kadebouw Gevelstroom',
      en: 'Kadebouw Façade Line',
    },
    kind: 'new-build',
    exhibitor: 'kadebouw',
    summary: {
      nl: 'Gevelpanelen met baksteenstrips, in één dag per woning dicht.',
      en: 'Façade panels with brick slips, closed in one day per home.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Beton en baksteenstrip',
      en: 'Concrete and brick slips',
    },
    deliveryWeeks: 18,
    buildDays: 1,
    mpg: 0.56,
    references: {
      nl: 'Toegepast op 310 woningen in Duinrecht.',
      en: 'Used on 310 homes in Duinrecht.',
    },
  },
  {
    slug: 'prefab-noord-flat',
    name: {
      nl: 'Prefab Noord Flat',
      en: 'Prefab Noord Block',
    },
    kind: 'new-build',
    exhibitor: 'prefab-noord',
    summary: {
      nl: 'Appartementen van 60 tot 90 m² met een vaste schacht en vrije indeling.',
      en: 'Apartments of 60 to 90 m² with a fixed riser and free layout.',
    },
    markets: [
      ['stacked', 'mid'],
      ['stacked', 'free'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Prefab beton',
      en: 'Precast concrete',
    },
    deliveryWeeks: 34,
    buildDays: 80,
    mpg: 0.59,
    references: {
      nl: 'Blok Noordkade, 112 appartementen.',
      en: 'Noordkade block, 112 apartments.',
    },
  },
  {
    slug: 'bovenop-duo',
    name: {
      nl: 'Bovenop Duo',
      en: 'Bovenop Duo',
    },
    kind: 'new-build',
    exhibitor: 'bovenop-bouwen',
    summary: {
      nl: 'Twee extra lagen op bestaande flats, zonder de lift te verplaatsen.',
      en: 'Two extra storeys on existing blocks, without moving the lift.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Hout op staal',
      en: 'Timber on steel',
    },
    deliveryWeeks: 28,
    buildDays: 35,
    mpg: 0.43,
    references: {
      nl: 'Vier flats aan de Sluislaan, 96 woningen erbij.',
      en: 'Four blocks at Sluislaan, 96 extra homes.',
    },
  },
  {
    slug: 'rijtje-recht-basis',
    name: {
      nl: 'Rijtje Recht',
      en: 'Rijtje Recht',
    },
    kind: 'new-build',
    exhibitor: 'rijtje-recht',
    summary: {
      nl: 'Rijwoning zonder franje: 5,4 bij 9 meter, één kap, vier keukens om uit te kiezen.',
      en: 'Terraced home without frills: 5.4 by 9 metres, one roof, four kitchens to choose from.',
    },
    markets: [
      ['ground', 'social'],
      ['ground', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Kalkzandsteen',
      en: 'Calcium silicate',
    },
    deliveryWeeks: 30,
    buildDays: 45,
    mpg: 0.63,
    references: {
      nl: '1.200 woningen sinds 2021.',
      en: '1,200 homes since 2021.',
    },
  },
  {
    slug: 'erfwoning-plus',
    name: {
      nl: 'Erfwoning Plus',
      en: 'Erfwoning Plus',
    },
    kind: 'new-build',
    exhibitor: 'erfwoning',
    summary: {
      nl: 'Kangoeroewoning op het erf: 42 m² met een eigen ingang, in twee dagen geplaatst.',
      en: 'Granny flat in the garden: 42 m² with its own entrance, placed in two days.',
    },
    markets: [
      ['ground', 'social'],
      ['flexible', 'social'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Houtskelet',
      en: 'Timber frame',
    },
    deliveryWeeks: 20,
    buildDays: 2,
    mpg: 0.4,
    movable: true,
    references: {
      nl: 'Twaalf kavels in Graanburg.',
      en: 'Twelve plots in Graanburg.',
    },
  },
  {
    slug: 'schilwissel-dak',
    name: {
      nl: 'Schilwissel Dak',
      en: 'Schilwissel Roof',
    },
    kind: 'existing',
    exhibitor: 'schilwissel',
    summary: {
      nl: 'Dakrenovatie in twee dagen: oude dakplaat eraf, geïsoleerde plaat met zonnepanelen erop.',
      en: 'Roof renovation in two days: old deck off, insulated deck with solar panels on.',
    },
    markets: [
      ['ground', 'social'],
      ['ground', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Houtvezelisolatie',
      en: 'Wood fibre insulation',
    },
    deliveryWeeks: 10,
    buildDays: 2,
    mpg: 0.22,
    occupiedRenovation: true,
    references: {
      nl: '48 rijwoningen in Meerhaven, huurders bleven thuis.',
      en: '48 terraced homes in Meerhaven, tenants stayed at home.',
    },
    image: 'renovation-schilwissel-dak',
    brochure: true,
  },
  {
    slug: 'thuisblijven-badkamer',
    name: {
      nl: 'Thuisblijven Badkamer',
      en: 'Thuisblijven Bathroom',
    },
    kind: 'existing',
    exhibitor: 'thuisblijven-renovatie',
    summary: {
      nl: 'Nieuwe badkamer in vijf werkdagen, met een tijdelijke unit in de gang.',
      en: 'New bathroom in five working days, with a temporary unit in the hall.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Gipsvezel en tegel',
      en: 'Gypsum fibre and tiles',
    },
    deliveryWeeks: 4,
    buildDays: 5,
    mpg: 0.15,
    occupiedRenovation: true,
    references: {
      nl: '2.300 badkamers voor vijf corporaties.',
      en: '2,300 bathrooms for five housing associations.',
    },
  },
  {
    slug: 'gevelkracht-buitenom',
    name: {
      nl: 'Gevelkracht Buitenom',
      en: 'Gevelkracht Outer Shell',
    },
    kind: 'existing',
    exhibitor: 'gevelkracht',
    summary: {
      nl: 'Complete gevelschil met kozijnen, vanaf de steiger gemonteerd.',
      en: 'Complete façade shell with windows, mounted from the scaffolding.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Houtskelet met baksteenstrip',
      en: 'Timber frame with brick slips',
    },
    deliveryWeeks: 14,
    buildDays: 25,
    mpg: 0.28,
    occupiedRenovation: true,
    references: {
      nl: 'Portiekflat in Tolsluis, 66 woningen.',
      en: 'Walk-up block in Tolsluis, 66 homes.',
    },
    image: 'renovation-gevelkracht',
  },
  {
    slug: 'dakruil-groen',
    name: {
      nl: 'Dakruil Groen',
      en: 'Dakruil Green',
    },
    kind: 'existing',
    exhibitor: 'dakruil',
    summary: {
      nl: 'Vervangt bitumen door een drassig dak dat vierentwintig uur water vasthoudt.',
      en: 'Replaces bitumen with a planted roof that holds back water for twenty-four hours.',
    },
    markets: [
      ['stacked', 'social'],
      ['ground', 'social'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Kokos en sedum',
      en: 'Coir and sedum',
    },
    deliveryWeeks: 6,
    buildDays: 3,
    mpg: 0.11,
    occupiedRenovation: true,
    references: {
      nl: 'Drie flats in Lindewaard, 4.800 m².',
      en: 'Three blocks in Lindewaard, 4,800 m².',
    },
  },
  {
    slug: 'sponning-kozijnwissel',
    name: {
      nl: 'Kozijnwissel in een Ochtend',
      en: 'Window Swap in a Morning',
    },
    kind: 'existing',
    exhibitor: 'kozijnfabriek-de-sponning',
    summary: {
      nl: 'Kozijn, kitwerk en afwerking in vier uur per woning.',
      en: 'Window, sealant and finishing in four hours per home.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
    ],
    buildingSystem: 'planar',
    material: {
      nl: 'Geacetyleerd hout en triple glas',
      en: 'Acetylated timber and triple glazing',
    },
    deliveryWeeks: 12,
    buildDays: 1,
    mpg: 0.18,
    occupiedRenovation: true,
    references: {
      nl: '900 kozijnen in Kreekstede in één voorjaar.',
      en: '900 windows in Kreekstede in one spring.',
    },
  },
  {
    slug: 'bronlus-buurt',
    name: {
      nl: 'Bronlus Buurtbron',
      en: 'Bronlus Street Source',
    },
    kind: 'existing',
    exhibitor: 'bronlus',
    summary: {
      nl: 'Gedeelde bodembron voor twaalf tot zestig woningen, in de stoep aangelegd.',
      en: 'Shared ground source for twelve to sixty homes, laid under the pavement.',
    },
    markets: [
      ['ground', 'social'],
      ['stacked', 'social'],
    ],
    buildingSystem: 'hybrid',
    material: {
      nl: 'Kunststof leiding',
      en: 'Plastic pipe',
    },
    deliveryWeeks: 22,
    buildDays: 28,
    mpg: 0.33,
    occupiedRenovation: true,
    references: {
      nl: 'Vlietstraat in Vlietmond, 40 woningen.',
      en: 'Vlietstraat in Vlietmond, 40 homes.',
    },
  },
  {
    slug: 'bad-in-een-dag-basis',
    name: {
      nl: 'Bad in een Dag',
      en: 'Bath in a Day',
    },
    kind: 'existing',
    exhibitor: 'bad-in-een-dag',
    summary: {
      nl: 'Complete badkamercel die door het trappenhuis past en in één dag draait.',
      en: 'Complete bathroom pod that fits through the stairwell and works within one day.',
    },
    markets: [['stacked', 'social']],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Composiet',
      en: 'Composite',
    },
    deliveryWeeks: 8,
    buildDays: 1,
    mpg: 0.2,
    occupiedRenovation: true,
    references: {
      nl: '180 portiekwoningen in Oeverdam.',
      en: '180 walk-up flats in Oeverdam.',
    },
  },
  {
    slug: 'portiekflat-plus-lift',
    name: {
      nl: 'Portiekflat Plus Lift',
      en: 'Portiekflat Plus Lift',
    },
    kind: 'existing',
    exhibitor: 'portiekflat-plus',
    summary: {
      nl: 'Buitenlift met galerijbordes voor portiekflats zonder lift.',
      en: 'External lift with landings for walk-up blocks.',
    },
    markets: [
      ['stacked', 'social'],
      ['stacked', 'mid'],
    ],
    buildingSystem: 'volumetric',
    material: {
      nl: 'Staal en gelaagd glas',
      en: 'Steel and laminated glass',
    },
    deliveryWeeks: 20,
    buildDays: 15,
    mpg: 0.36,
    occupiedRenovation: true,
    references: {
      nl: 'Zes portieken in Rietveen.',
      en: 'Six walk-up blocks in Rietveen.',
    },
    image: 'renovation-portiekflat-plus',
  },
]
