import type { ExhibitorSeed } from '../../types-floor.ts'

/** Twenty-four makers of renovation, retrofit and energy concepts. */
export const exhibitors: ExhibitorSeed[] = [
  {
    slug: 'schilwissel',
    name: 'Schilwissel',
    pavilion: 'verduurzaming',
    stands: ['2.H01'],
    intro: {
      nl: 'Een nieuw dak in twee dagen, terwijl de huurder thuisblijft.',
      en: 'A new roof in two days, while the tenant stays at home.',
    },
    body: {
      nl: 'Schilwissel haalt de dakplaat eraf en hijst er een geïsoleerde op, met zonnepanelen en goot in één stuk. Een woning kost € 19.400, inclusief steiger; de levertijd is tien weken.\n\n## Op de stand\n\n- Een dakelement op ware grootte, van onderaf te zien\n- Metingen van twee winters in 48 woningen\n- De afspraak met de bewoners, zoals hij is getekend',
      en: 'Schilwissel takes the roof deck off and hoists an insulated one on, with solar panels and gutter in one piece. A home costs €19,400, including scaffolding; the lead time is ten weeks.\n\n## At the stand\n\n- A full-size roof element, seen from below\n- Measurements of two winters in 48 homes\n- The agreement with residents, as signed',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'fabrieksmatig-bouwen'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/schilwissel',
      },
      {
        platform: 'instagram',
        url: 'https://instagram.example/schilwissel',
      },
    ],
    contact: {
      name: 'Nel Bruinsma',
      email: 'info@schilwissel.example',
      phone: '+31 10 000 01 07',
    },
    kvk: '00000076',
  },
  {
    slug: 'thuisblijven-renovatie',
    name: 'Thuisblijven Renovatie',
    pavilion: 'verduurzaming',
    stands: ['2.H02'],
    intro: {
      nl: 'Badkamer, keuken en toilet in vijf werkdagen, met een vaste ploeg van twee.',
      en: 'Bathroom, kitchen and toilet in five working days, with one crew of two.',
    },
    body: {
      nl: 'Bewoners krijgen een tijdelijke unit in de gang en elke ochtend koffie van dezelfde monteur. Het bedrijf telt 210 mensen en werkt per jaar in negenhonderd bewoonde woningen.\n\nVraag naar de klachtenlijst; hij hangt er gewoon.',
      en: 'Residents get a temporary unit in the hall and coffee from the same fitter every morning. The company has 210 people and works in nine hundred occupied homes a year.\n\nAsk for the list of complaints; it is on the wall.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    socials: [
      { platform: 'linkedin', url: 'https://linkedin.example/thuisblijven-renovatie' },
      { platform: 'facebook', url: 'https://facebook.example/thuisblijven-renovatie' },
    ],
    contact: {
      name: 'Wilma Blijdorp',
      email: 'info@thuisblijven-renovatie.example',
      phone: '+31 10 000 01 40',
    },
    kvk: '00000077',
  },
  {
    slug: 'gevelkracht',
    name: 'Gevelkracht',
    pavilion: 'verduurzaming',
    stands: ['2.H03'],
    intro: {
      nl: 'Een complete schil met kozijnen, vanaf de steiger gemonteerd in vijfentwintig dagen.',
      en: 'A complete shell with windows, mounted from scaffolding in twenty-five days.',
    },
    body: {
      nl: 'Gevelkracht neemt de maten met een scanner en zaagt in de fabriek; op de bouw wordt niets meer gezaagd. De schil haalt een Rc van 6,3 m²K/W; in Tolsluis zit hij om een portiekflat van 66 woningen.\n\nDe scanner staat op de stand, kom binnen.',
      en: 'Gevelkracht measures with a scanner and cuts in the factory; nothing is sawn on site. The shell reaches an R-value of 6.3 m²K/W; in Tolsluis it wraps a walk-up block of 66 homes.\n\nThe scanner is at the stand; step inside.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/gevelkracht' }],
    contact: {
      name: 'Mark Verduinen',
      email: 'info@gevelkracht.example',
      phone: '+31 10 000 01 41',
    },
    kvk: '00000078',
  },
  {
    slug: 'dakruil',
    name: 'Dakruil',
    pavilion: 'verduurzaming',
    stands: ['2.H04'],
    intro: {
      nl: 'Bitumen eraf, een drassig dak erop: 24 uur water en een warme bovenwoning.',
      en: 'Bitumen off, a planted roof on: 24 hours of rain held back and a warm top flat.',
    },
    body: {
      nl: 'Dakruil heeft 4.800 m² in Lindewaard liggen en meet met de waterschappen mee. Het pakket weegt verzadigd 95 kilo per m² en kost € 118 per m².\n\nEr ligt een stuk dak op tafel, in de regen van een gieter.',
      en: 'Dakruil has laid 4,800 m² in Lindewaard and takes measurements together with the water authorities. Saturated, the build-up weighs 95 kilos per m² and costs €118 per m².\n\nA piece of roof lies on the table, under the rain of a watering can.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    contact: {
      name: 'Evi Mosterd',
      email: 'info@dakruil.example',
    },
    kvk: '00000079',
  },
  {
    slug: 'kozijnfabriek-de-sponning',
    name: 'Kozijnfabriek De Sponning',
    pavilion: 'verduurzaming',
    stands: ['2.H05'],
    intro: {
      nl: 'Nieuwe kozijnen met triple glas in één ochtend per woning.',
      en: 'New windows with triple glazing in one morning per home.',
    },
    body: {
      nl: 'De Sponning sloopt, plaatst en kit in dezelfde vier uur, en ruimt ook op. De U-waarde is 0,9 W/m²K en de levertijd twaalf weken; in Kreekstede zijn in één voorjaar 900 kozijnen vervangen.\n\nOp de stand wordt elk uur een kozijn geplaatst.',
      en: 'De Sponning removes, fits and seals within the same four hours, and cleans up too. The U-value is 0.9 W/m²K and the lead time twelve weeks; 900 windows were replaced in Kreekstede in one spring.\n\nA window is fitted at the stand every hour.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Ton Raamakers',
      email: 'info@kozijnfabriek-de-sponning.example',
      phone: '+31 10 000 01 42',
    },
    kvk: '00000080',
  },
  {
    slug: 'spouw-en-zoon',
    name: 'Spouw & Zoon',
    pavilion: 'verduurzaming',
    stands: ['2.H06'],
    intro: {
      nl: 'Spouwisolatie met de oude rekening erbij, en de nieuwe.',
      en: 'Cavity insulation, with the old bill and the new one.',
    },
    body: {
      nl: 'Spouw & Zoon isoleert sinds drie generaties, met vezels die er weer uit kunnen. Een hoekwoning kost gemiddeld € 1.950 en is in één dag klaar.\n\nDe warmtebeelden van uw straat kijken wij samen na.',
      en: 'Spouw & Zoon has been insulating homes for three generations, with fibres that can be removed again. An end-of-terrace home costs €1,950 on average and takes one day.\n\nWe will go through the thermal images of your street together.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'biobased-en-circulair'],
    contact: {
      name: 'Jan Spouw jr.',
      email: 'info@spouw-en-zoon.example',
      phone: '+31 10 000 01 43',
    },
    kvk: '00000081',
  },
  {
    slug: 'warmtekade',
    name: 'Warmtekade',
    pavilion: 'energie',
    stands: ['2.J01'],
    intro: {
      nl: 'Warmte uit de haven voor vierduizend woningen, te koppelen per blok.',
      en: 'Heat from the harbour for four thousand homes, connected block by block.',
    },
    body: {
      nl: 'Warmtekade rekent per aansluiting en publiceert het tarief twee jaar vooruit. Een aansluiting in een blok kost € 4.850 per woning.\n\n## Op de stand\n\n- De warmtekaart van Meerhaven, tot op huisnummer\n- Wat u doet als het net vol is\n- De tariefbrief, in gewone taal',
      en: 'Warmtekade prices per connection and publishes the tariff two years ahead. A connection in a block costs €4,850 per home.\n\n## At the stand\n\n- The heat map of Meerhaven, down to house number\n- What to do when the grid is full\n- The tariff letter, in plain language',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/warmtekade',
      },
      {
        platform: 'bluesky',
        url: 'https://bluesky.example/warmtekade',
      },
    ],
    contact: {
      name: 'Loket Warmtekade',
      email: 'info@warmtekade.example',
      phone: '+31 10 000 01 08',
    },
    kvk: '00000082',
  },
  {
    slug: 'bronlus',
    name: 'Bronlus',
    pavilion: 'energie',
    stands: ['2.J02'],
    intro: {
      nl: 'Eén bodembron onder de stoep voor een hele straat, gedeeld en stil.',
      en: 'One ground source under the pavement for a whole street, shared and silent.',
    },
    body: {
      nl: 'Bronlus boort in de stoep, sluit aan in de meterkast en laat de tuin met rust. Een bron bedient twaalf tot zestig woningen; in de Vlietstraat in Vlietmond zijn het er veertig.\n\nDe boorkop ligt op de stand; til hem maar op.',
      en: 'Bronlus drills in the pavement, connects in the meter cupboard and leaves the garden alone. One source serves twelve to sixty homes; in Vlietstraat in Vlietmond it is forty.\n\nThe drill head lies at the stand; try lifting it.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/bronlus' }],
    contact: {
      name: 'Mees Grondsma',
      email: 'info@bronlus.example',
      phone: '+31 10 000 01 44',
    },
    kvk: '00000083',
  },
  {
    slug: 'zonnestrook',
    name: 'Zonnestrook',
    pavilion: 'energie',
    stands: ['2.J03'],
    intro: {
      nl: 'Zonnepanelen als nok, goot en zonwering: opwek die u niet als paneel ziet.',
      en: 'Solar power as ridge, gutter and blind: generation that does not look like a panel.',
    },
    body: {
      nl: 'Zonnestrook maakt opwek voor flats met veel gevel en weinig dak. Een strekkende meter nok levert 95 kWh per jaar en kost € 210.\n\nDe opbrengst van een winterdag staat op het scherm.',
      en: 'Zonnestrook generates power for blocks with plenty of façade and little roof. A metre of ridge yields 95 kWh a year and costs €210.\n\nThe yield of a winter day is on the screen.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Inge Zonderwijk',
      email: 'info@zonnestrook.example',
    },
    kvk: '00000084',
  },
  {
    slug: 'stille-pomp',
    name: 'Stille Pomp',
    pavilion: 'energie',
    stands: ['2.J04'],
    intro: {
      nl: 'Warmtepompen die u hoort als een koelkast, en niet als een buurman.',
      en: 'Heat pumps you hear like a fridge, not like a neighbour.',
    },
    body: {
      nl: 'Stille Pomp meet op balkons en publiceert per model het geluid bij vollast. Het stilste model haalt 34 dB(A) op drie meter, bij een vermogen van 5 kW.\n\nDoe de koptelefoon op en raad het vermogen.',
      en: 'Stille Pomp measures on balconies and publishes the sound at full load per model. The quietest model reaches 34 dB(A) at three metres, at an output of 5 kW.\n\nPut the headphones on and guess the power.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    contact: {
      name: 'Hugo Stilma',
      email: 'info@stille-pomp.example',
      phone: '+31 10 000 01 45',
    },
    kvk: '00000085',
  },
  {
    slug: 'buurtaccu',
    name: 'Buurtaccu',
    pavilion: 'energie',
    stands: ['2.J05'],
    logo: false,
    intro: {
      nl: 'Opslag voor een buurt in een kast zo groot als een fietsenrek.',
      en: 'Storage for a neighbourhood in a cabinet the size of a bicycle rack.',
    },
    body: {
      nl: 'Buurtaccu koopt overdag in en verkoopt om zes uur, met een rekening die bewoners kunnen volgen. De kast slaat 215 kWh op: de avondpiek van zestig woningen.\n\nKijk mee op het scherm bij de stand.',
      en: 'Buurtaccu buys by day and sells at six, with accounts residents can follow. The cabinet stores 215 kWh: the evening peak of sixty homes.\n\nFollow along on the screen at the stand.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    kvk: '00000086',
  },
  {
    slug: 'ventilatiehuis-noord',
    name: 'Ventilatiehuis Noord',
    pavilion: 'energie',
    stands: ['2.J06'],
    intro: {
      nl: 'Ventilatie met warmteterugwinning voor woningen van voor 1990.',
      en: 'Ventilation with heat recovery for homes from before 1990.',
    },
    body: {
      nl: 'Ventilatiehuis plaatst in een dag en zet de afvoer weg achter een kast. Het rendement is 86 procent en in de slaapkamer blijft het geluid onder 28 dB(A).\n\nEr hangt een filter van een jaar oud; dat is de folder.',
      en: 'Ventilatiehuis installs in a day and hides the duct behind a cupboard. Efficiency is 86 per cent and in the bedroom the sound stays below 28 dB(A).\n\nA one-year-old filter is on display; that is our leaflet.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    contact: {
      name: 'Rianne Wolterink',
      email: 'info@ventilatiehuis-noord.example',
      phone: '+31 10 000 01 46',
    },
    kvk: '00000087',
  },
  {
    slug: 'warmtewerf',
    name: 'Warmtewerf',
    pavilion: 'energie',
    stands: ['2.J07'],
    intro: {
      nl: 'Warmtenetten voor complexen, klein te beginnen en later te verbinden.',
      en: 'Heat networks for estates: start small, connect later.',
    },
    body: {
      nl: 'Warmtewerf legt bronnen en leidingen aan met opleverdata die in een contract staan. Het kleinste net telt dertig woningen; het grootste, in Hoogerven, 410.\n\nWij nemen uw kaart in, u krijgt een tracé terug.',
      en: 'Warmtewerf lays sources and pipes with delivery dates in a contract. The smallest network has thirty homes; the largest, in Hoogerven, 410.\n\nHand in your map and get a route back.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    kvk: '00000088',
  },
  {
    slug: 'meetlat-energie',
    name: 'Meetlat Energie',
    pavilion: 'energie',
    stands: ['2.J08'],
    intro: {
      nl: 'Eén meter, één rekening en een grafiek die bewoners begrijpen.',
      en: 'One meter, one bill and a chart residents understand.',
    },
    body: {
      nl: 'Meetlat leest warmte, water en stroom uit en laat zien wat een douche kost. Het abonnement kost € 2,40 per woning per maand, inclusief afrekening.\n\nDe grafiek van uw eigen kantoor kan ook.',
      en: 'Meetlat reads heat, water and power and shows what a shower costs. The subscription costs €2.40 per home per month, billing included.\n\nWe can chart your own office too.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    contact: {
      name: 'Sem Tellinga',
      email: 'info@meetlat-energie.example',
      phone: '+31 10 000 01 47',
    },
    kvk: '00000089',
  },
  {
    slug: 'vezelvloer',
    name: 'Vezelvloer',
    pavilion: 'biobased',
    stands: ['1.C08'],
    intro: {
      nl: 'Warmtedragende vloeren van vezels, over een bestaande vloer heen.',
      en: 'Underfloor heating in fibre panels, laid over an existing floor.',
    },
    body: {
      nl: 'Vezelvloer is achttien millimeter dik: u hoeft de deuren niet in te korten. De aanvoer is 32 graden, een kamer ligt in één dag en de prijs is € 74 per m².\n\nLoop met blote voeten over het proefvlak.',
      en: 'Vezelvloer is eighteen millimetres thick, so the doors need no trimming. The flow temperature is 32 degrees, a room takes one day and the price is €74 per m².\n\nWalk barefoot across the sample.',
    },
    themes: ['biobased-en-circulair', 'verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Lotte Draadsma',
      email: 'info@vezelvloer.example',
    },
    kvk: '00000090',
  },
  {
    slug: 'renovatiestroom',
    name: 'Renovatiestroom',
    stands: ['2.G01'],
    intro: {
      nl: 'Tien corporaties, één volgorde van werken en een ploeg die doorwerkt.',
      en: 'Ten associations, one order of work and a crew that keeps going.',
    },
    body: {
      nl: 'Renovatiestroom plant portiekflats als een trein: wie te laat is, gaat met de volgende mee. Het tempo is dertig woningen per maand: 540 in achttien maanden.\n\n## Op de stand\n\n- Het spoorboekje van 2027, met de vrije plekken\n- De rekening van één flat, post voor post\n- Een gesprek met de uitvoerder die de planning maakt',
      en: 'Renovatiestroom runs walk-up blocks like trains: if you are late, you take the next one. The pace is thirty homes a month: 540 in eighteen months.\n\n## At the stand\n\n- The timetable of 2027, with the free slots\n- The bill of one block, item by item\n- A talk with the site manager who makes the plan',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/renovatiestroom',
      },
      {
        platform: 'bluesky',
        url: 'https://bluesky.example/renovatiestroom',
      },
    ],
    contact: {
      name: 'Planning Renovatiestroom',
      email: 'info@renovatiestroom.example',
      phone: '+31 10 000 01 10',
    },
    kvk: '00000091',
  },
  {
    slug: 'bad-in-een-dag',
    meetingsAtOnce: 2,
    name: 'Bad in een Dag',
    stands: ['1.E09'],
    intro: {
      nl: 'Een badkamer als deur: past door het trappenhuis en werkt dezelfde avond.',
      en: 'A bathroom that goes in like a door: up the stairwell and working the same evening.',
    },
    body: {
      nl: 'De cel wordt in stukken geleverd, door het raam gehesen of door de trap gedragen. De levertijd is acht weken; in Oeverdam kregen 180 portiekwoningen zo’n badkamer.\n\nOm vier uur wordt er gedoucht.',
      en: 'The pod comes in pieces, hoisted through the window or carried up the stairs. The lead time is eight weeks; in Oeverdam 180 walk-up flats have one.\n\nSomeone takes a shower at four o’clock.',
    },
    themes: ['verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Dewi Soetopo',
      email: 'info@bad-in-een-dag.example',
      phone: '+31 10 000 01 48',
    },
    kvk: '00000092',
  },
  {
    slug: 'portiekflat-plus',
    name: 'Portiekflat Plus',
    stands: ['2.H09'],
    intro: {
      nl: 'Een lift aan de flat die er geen had, met een bordes om op te zitten.',
      en: 'A lift for the block that had none, with a landing to sit on.',
    },
    body: {
      nl: 'Portiekflat Plus bouwt liften aan zonder bewoners weg te halen. Een lift kost € 165.000 tot € 190.000 per portiek en is in vijftien werkdagen gebouwd.\n\n## Op de stand\n\n- Een bordes op ware grootte, om even op te zitten\n- De route langs zes portieken, per fiets\n- De begroting van één lift, met en zonder subsidie',
      en: 'Portiekflat Plus adds lifts without moving residents out. A lift costs €165,000 to €190,000 per stairwell and is built in fifteen working days.\n\n## At the stand\n\n- A full-size landing, to sit on for a while\n- A route past six stairwells, by bike\n- The budget of one lift, with and without a grant',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/portiekflat-plus',
      },
    ],
    contact: {
      name: 'Hatice Demirbas',
      email: 'info@portiekflat-plus.example',
      phone: '+31 10 000 01 11',
    },
    kvk: '00000093',
  },
  {
    slug: 'complexmatig',
    name: 'Complexmatig',
    stands: ['1.E11'],
    intro: {
      nl: 'Rekent hele complexen door in een middag, met uw eigen gegevens.',
      en: 'Works through whole estates in an afternoon, with your own data.',
    },
    body: {
      nl: 'Complexmatig legt onderhoud, energie en huur over elkaar en laat zien welk jaar het beste uitkomt. Een licentie kost € 0,85 per woning per maand.\n\nNeem een export mee; het model doet de rest.',
      en: 'Complexmatig lays maintenance, energy and rent over each other and shows which year works best. A licence costs €0.85 per home per month.\n\nBring an export; the model does the rest.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/complexmatig' }],
    contact: {
      name: 'Arjen Rekelhof',
      email: 'info@complexmatig.example',
      phone: '+31 10 000 01 49',
    },
    kvk: '00000094',
  },
  {
    slug: 'tweede-leven-bouwdelen',
    name: 'Tweede Leven Bouwdelen',
    stands: ['1.B05'],
    intro: {
      nl: 'Deuren, trappen en kozijnen met een tweede leven, op maat gezaagd.',
      en: 'Doors, stairs and windows with a second life, cut to size.',
    },
    body: {
      nl: 'Uit gesloopte flats komen 60.000 bouwdelen per jaar; hier zijn er drieduizend te zien. Een binnendeur kost € 45, een trap vanaf € 380.\n\nDe voorraadlijst is een app, en een schrift.',
      en: 'Demolished flats yield 60,000 components a year; three thousand are on show here. An interior door costs €45, a staircase from €380.\n\nThe stock list is an app, and a notebook.',
    },
    themes: ['biobased-en-circulair', 'samen-inkopen'],
    socials: [
      { platform: 'instagram', url: 'https://instagram.example/tweede-leven-bouwdelen' },
      { platform: 'bluesky', url: 'https://bluesky.example/tweede-leven-bouwdelen' },
    ],
    contact: {
      name: 'Priya Ramlakhan',
      email: 'info@tweede-leven-bouwdelen.example',
      phone: '+31 10 000 01 50',
    },
    kvk: '00000095',
  },
  {
    slug: 'galerijgoed',
    name: 'Galerijgoed',
    stands: ['2.I04'],
    intro: {
      nl: 'Galerijen met licht, een leuning en een plek voor een plant.',
      en: 'Access decks with light, a railing and room for a plant.',
    },
    body: {
      nl: 'Galerijgoed herstelt beton en maakt van lange gangen korte buurten. Betonherstel kost vanaf € 240 per strekkende meter galerij.\n\nEr is een galerij van drie woningen nagebouwd.',
      en: 'Galerijgoed repairs concrete and turns long corridors into short neighbourhoods. Concrete repair costs from €240 per metre of deck.\n\nAn access deck serving three homes has been rebuilt here.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'leefbaarheid'],
    kvk: '00000096',
  },
  {
    slug: 'leidingstraat',
    name: 'Leidingstraat',
    stands: ['2.I05'],
    intro: {
      nl: 'Eén sleuf voor water, warmte, stroom en glas, in één keer dicht.',
      en: 'One trench for water, heat, power and fibre, closed in one go.',
    },
    body: {
      nl: 'Leidingstraat plant de ondergrond met vijf netbeheerders aan één tafel. De sleuf is 1,6 meter breed en ligt per straat vier weken open in plaats van elf.\n\nDe doorsnede op de stand is drie meter diep.',
      en: 'Leidingstraat plans the underground with five grid operators at one table. The trench is 1.6 metres wide and stays open four weeks per street instead of eleven.\n\nThe cross-section at the stand is three metres deep.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'samen-inkopen'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/leidingstraat' }],
    contact: {
      name: 'Cas Buisman',
      email: 'info@leidingstraat.example',
      phone: '+31 10 000 01 51',
    },
    kvk: '00000097',
  },
  {
    slug: 'paal-en-plaat-funderingsherstel',
    name: 'Paal & Plaat Funderingsherstel',
    stands: ['2.J09'],
    intro: {
      nl: 'Onderzoekt en herstelt funderingen voordat de scheur een dossier is.',
      en: 'Examines and repairs foundations before a crack becomes a case file.',
    },
    body: {
      nl: 'Paal & Plaat meet verzakking per blok en zegt ook wanneer u beter niets doet. Onderzoek kost € 1.150 per woning; herstel met stalen buispalen duurt zes weken per blok van vier.\n\nUw foto van een scheur krijgt binnen tien minuten een eerste oordeel.',
      en: 'Paal & Plaat measures settlement per block and will also tell you when to leave things alone. An examination costs €1,150 per home; repair with steel tube piles takes six weeks per block of four.\n\nYour photo of a crack gets a first opinion within ten minutes.',
    },
    themes: ['verduurzamen-in-bewoonde-staat', 'betaalbaarheid'],
    contact: {
      name: 'Hilde Roodzant',
      email: 'info@paal-en-plaat-funderingsherstel.example',
      phone: '+31 10 000 01 52',
    },
    kvk: '00000098',
  },
  {
    slug: 'buitenom-beheer',
    name: 'Buitenom Beheer',
    stands: ['2.J10'],
    intro: {
      nl: 'Onderhoud van gevel tot galerij, met één planning en één aanspreekpunt.',
      en: 'Maintenance from façade to access deck, with one schedule and one contact.',
    },
    body: {
      nl: 'Buitenom Beheer werkt voor zeven corporaties en meet wat bewoners ervan merken. Een contract loopt tien jaar en kost € 610 per woning per jaar.\n\n## Op de stand\n\n- Tien jaar onderhoud op één wand\n- De meldingen van vorige week, met de oplostijd\n- De plattegrond van een wijkbeheerder',
      en: 'Buitenom Beheer works for seven associations and measures what residents notice. A contract runs for ten years and costs €610 per home per year.\n\n## At the stand\n\n- Ten years of maintenance on one wall\n- Last week’s reports, with the time it took to solve them\n- The map of an estate manager',
    },
    themes: ['leefbaarheid', 'samen-inkopen'],
    kvk: '00000099',
  },
]
