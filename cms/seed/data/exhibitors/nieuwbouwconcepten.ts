import type { ExhibitorSeed } from '../../types-floor.ts'

/** Thirty-four builders of new homes, and one draft that is not on the site yet. */
export const exhibitors: ExhibitorSeed[] = [
  {
    slug: 'stapelwerk-modulair',
    name: 'Stapelwerk Modulair',
    pavilion: 'houtbouw',
    stands: ['1.A01'],
    intro: {
      nl: 'Houten woonmodules die in zes weken een straat worden en in dertig jaar weer uit elkaar kunnen.',
      en: 'Timber modules that become a street in six weeks and come apart again after thirty years.',
    },
    body: {
      nl: 'Stapelwerk maakt portiekwoningen van 52 en 68 m² in een fabriek in Oeverdam: twaalf modules per week, met badkamer en keuken erin. De levertijd is 26 weken en de MPG van een portiekwoning 0,42.\n\n## Op de stand\n\n- Een module op ware grootte, van binnen en van buiten\n- De losse knoop waarmee twee modules aan elkaar zitten\n- Het brandrapport, met de foto’s die niet in de folder staan',
      en: 'Stapelwerk makes walk-up flats of 52 and 68 m² in a factory in Oeverdam: twelve modules a week, complete with bathroom and kitchen. The lead time is 26 weeks and a flat scores an MPG of 0.42.\n\n## At the stand\n\n- A full-size module, inside and out\n- The loose joint that holds two modules together\n- The fire report, with the photos that are not in the leaflet',
    },
    themes: ['fabrieksmatig-bouwen', 'biobased-en-circulair'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/stapelwerk-modulair',
      },
      {
        platform: 'instagram',
        url: 'https://instagram.example/stapelwerk-modulair',
      },
      {
        platform: 'youtube',
        url: 'https://youtube.example/stapelwerk-modulair',
      },
    ],
    contact: {
      name: 'Roos Hagenaar',
      email: 'info@stapelwerk-modulair.example',
      phone: '+31 10 000 01 01',
    },
    kvk: '00000042',
  },
  {
    slug: 'kruislaag-houtbouw',
    name: 'Kruislaag Houtbouw',
    pavilion: 'houtbouw',
    stands: ['1.A02'],
    intro: {
      nl: 'Bouwt tot acht lagen hoog met een kern van hout en balken die u ziet.',
      en: 'Builds up to eight storeys with a timber core and beams you can see.',
    },
    body: {
      nl: 'Kruislaag maakt wanden, vloeren en liftkernen van kruislaaghout, gezaagd op een tiende millimeter. Toren Zeezicht in Meerhaven telt acht lagen, stond na zeventig bouwdagen en haalt een MPG van 0,47.\n\nDe doorsnede van de toren in Meerhaven hangt op ware grootte aan de wand.',
      en: 'Kruislaag makes walls, floors and lift cores of cross-laminated timber, cut to a tenth of a millimetre. The Zeezicht tower in Meerhaven has eight storeys, was up after seventy days on site and scores an MPG of 0.47.\n\nA full-size section of the tower in Meerhaven hangs on the wall.',
    },
    themes: ['fabrieksmatig-bouwen', 'biobased-en-circulair'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/kruislaag-houtbouw' }],
    contact: {
      name: 'Stijn Vermeerschen',
      email: 'info@kruislaag-houtbouw.example',
      phone: '+31 10 000 01 20',
    },
    kvk: '00000043',
  },
  {
    slug: 'spanthuis',
    name: 'Spanthuis',
    pavilion: 'houtbouw',
    stands: ['1.A03'],
    intro: {
      nl: 'Rijwoningen van 4,8 meter met een kap waar later een kamer bij kan.',
      en: 'Terraced homes 4.8 metres wide, with a roof that can take another room later.',
    },
    body: {
      nl: 'Spanthuis levert compleet: van paal tot pannendak, met een vaste prijs per strekkende meter rij. Een woning is in negen werkdagen gebouwd en haalt een MPG van 0,44; in Kreekstede staan er 62.\n\nDe prijslijst hangt open aan de stand.',
      en: 'Spanthuis delivers everything, from pile to roof tile, at a fixed price per metre of terrace. A home is built in nine working days and scores an MPG of 0.44; there are 62 in Kreekstede.\n\nThe price list is on display at the stand.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    socials: [
      { platform: 'linkedin', url: 'https://linkedin.example/spanthuis' },
      { platform: 'instagram', url: 'https://instagram.example/spanthuis' },
    ],
    contact: {
      name: 'Marit Broekema',
      email: 'info@spanthuis.example',
      phone: '+31 10 000 01 21',
    },
    kvk: '00000044',
  },
  {
    slug: 'vurenveld',
    name: 'Vurenveld',
    pavilion: 'houtbouw',
    stands: ['1.A04'],
    intro: {
      nl: 'Woningen van vuren uit eigen bos, met de herkomst per balk.',
      en: 'Homes of spruce from its own forest, with the origin of every beam.',
    },
    body: {
      nl: 'Scan de code op een balk en u ziet de kaart van het perceel waar hij stond. Een casco kost vanaf € 410 per m² vloer, bij een levertijd van achttien weken.\n\nVurenveld zaagt zelf en verkoopt alleen wat geoogst mocht worden.',
      en: 'Scan the code on a beam and see the plot it stood on. A shell costs from €410 per m² of floor, with a lead time of eighteen weeks.\n\nVurenveld saws its own timber and sells only what could be harvested.',
    },
    themes: ['biobased-en-circulair', 'fabrieksmatig-bouwen'],
    contact: {
      name: 'Wiebe Sparreboom',
      email: 'info@vurenveld.example',
      phone: '+31 10 000 01 22',
    },
    kvk: '00000045',
  },
  {
    slug: 'noest-woningbouw',
    name: 'Noest Woningbouw',
    pavilion: 'houtbouw',
    stands: ['1.A05'],
    logo: false,
    intro: {
      nl: 'Galerijwoningen voor starters, met een galerij die breed genoeg is voor een stoel.',
      en: 'Deck-access flats for first-time tenants, with a deck wide enough for a chair.',
    },
    body: {
      nl: 'Noest bouwt kleine woningen met grote galerijen en meet of buren elkaar daardoor spreken. De galerij is 2,4 meter breed; de eerste veertig woningen staan in Tolsluis en halen een MPG van 0,51.\n\nVan die metingen ligt de eerste reeks op tafel.',
      en: 'Noest builds small homes with generous access decks and measures whether neighbours talk. The deck is 2.4 metres wide; the first forty homes stand in Tolsluis and score an MPG of 0.51.\n\nThe first series of measurements is on the table.',
    },
    themes: ['fabrieksmatig-bouwen', 'leefbaarheid'],
    contact: {
      name: 'Fenna Oldenbeuving',
      email: 'info@noest-woningbouw.example',
      phone: '+31 10 000 01 23',
    },
    kvk: '00000046',
  },
  {
    slug: 'houtkern',
    name: 'Houtkern',
    pavilion: 'houtbouw',
    stands: ['1.A06'],
    intro: {
      nl: 'Appartementen voor ouderen rond een verwarmde binnenstraat van hout.',
      en: 'Apartments for older people around a heated indoor street of timber.',
    },
    body: {
      nl: 'De binnenstraat kost 4 procent extra en scheelt, zegt de zorg, uren fietsen per week. Woonhof De Iep telt 36 appartementen en haalt een MPG van 0,46.\n\nDe rekensom ligt op de stand, met handtekening van de huisarts.',
      en: 'The indoor street costs 4 per cent more and, says the care team, saves hours of cycling a week. The De Iep court has 36 apartments and scores an MPG of 0.46.\n\nThe calculation is at the stand, signed by the doctor.',
    },
    themes: ['biobased-en-circulair', 'leefbaarheid'],
    pictures: [
      {
        image: 'timber-2025-proefwoning',
        alt: {
          nl: 'Proefwoning van houten modules op de stand',
          en: 'Trial home of timber modules at the stand',
        },
        credit: 'Ida Vermeulen',
      },
      {
        image: 'models-2025-tafel-vierkant',
        alt: {
          nl: 'Bezoekers rond de maquette van Woonhof De Iep',
          en: 'Visitors around the model of the De Iep court',
        },
      },
      {
        image: 'timber-2023-stapel-staand',
        alt: { nl: 'Modules, hoog opgestapeld', en: 'Modules, stacked high' },
      },
    ],
    kvk: '00000047',
  },
  {
    slug: 'de-balkmakers',
    name: 'De Balkmakers',
    pavilion: 'houtbouw',
    stands: ['1.A07'],
    intro: {
      nl: 'Zagen, schaven en voegen op bestelling, voor bouwers die zelf willen monteren.',
      en: 'Sawing, planing and jointing to order, for builders who assemble themselves.',
    },
    body: {
      nl: 'De Balkmakers levert casco’s van hout als bouwpakket, met een montageboek dat een ploeg van vier begrijpt. Een rijwoning past op drie vrachtwagens en staat in vier dagen; de levertijd is tien weken.\n\nDe zaagmachine draait op de stand, tot één meter.',
      en: 'De Balkmakers supplies timber shells as a kit, with a manual a crew of four understands. A terraced home fits on three lorries and is up in four days; the lead time is ten weeks.\n\nThe saw runs at the stand, up to one metre.',
    },
    themes: ['biobased-en-circulair', 'fabrieksmatig-bouwen'],
    contact: {
      name: 'Sjoerd Kepers',
      email: 'info@de-balkmakers.example',
      phone: '+31 10 000 01 24',
    },
    kvk: '00000048',
  },
  {
    slug: 'lariks-en-lood',
    name: 'Lariks & Lood',
    pavilion: 'houtbouw',
    stands: ['1.A08'],
    intro: {
      nl: 'Gevels van lariks met loodslabben, gemaakt voor zilte wind.',
      en: 'Larch façades with lead flashing, made for salt wind.',
    },
    body: {
      nl: 'Lariks & Lood maakt gevels die vergrijzen zonder te kromtrekken, ook twee kilometer van zee. Gemonteerd kost de gevel vanaf € 165 per m²; schilderen is niet nodig.\n\nHet proefstuk hangt sinds 2019 buiten.',
      en: 'Lariks & Lood makes façades that weather grey without warping, even two kilometres from the sea. Installed, the façade costs from €165 per m²; it needs no painting.\n\nThe sample has hung outside since 2019.',
    },
    themes: ['biobased-en-circulair', 'verduurzamen-in-bewoonde-staat'],
    contact: {
      name: 'Ilse Dorrepaal',
      email: 'info@lariks-en-lood.example',
    },
    kvk: '00000049',
  },
  {
    slug: 'hennepwand',
    name: 'Hennepwand',
    pavilion: 'biobased',
    stands: ['1.C01'],
    intro: {
      nl: 'Kalkhennep in geprefabriceerde elementen: warm, vochtregelend en aan het eind terug naar de akker.',
      en: 'Hempcrete in prefabricated elements: warm, moisture-regulating and returned to the field at the end.',
    },
    body: {
      nl: 'Zes proefwoningen in Heidemeent, twee jaar gemeten, met de resultaten van de corporatie en niet van ons. Een woning met deze elementen haalt een MPG van 0,35; de levertijd is twintig weken.\n\nEen stuk wand staat op de stand; u mag erin prikken.',
      en: 'Six test homes in Heidemeent, measured for two years, with results from the association, not from us. A home with these elements scores an MPG of 0.35; the lead time is twenty weeks.\n\nThere is a piece of wall at the stand; go ahead and poke it.',
    },
    themes: ['biobased-en-circulair'],
    socials: [
      {
        platform: 'instagram',
        url: 'https://instagram.example/hennepwand',
      },
    ],
    contact: {
      name: 'Ruben Schaapveld',
      email: 'info@hennepwand.example',
      phone: '+31 10 000 01 25',
    },
    kvk: '00000050',
  },
  {
    slug: 'strohalm-bouw',
    name: 'Strohalm Bouw',
    pavilion: 'biobased',
    stands: ['1.C02'],
    intro: {
      nl: 'Strobalen in een houten frame, van de akker tot in de gevel binnen één seizoen.',
      en: 'Straw bales in a timber frame, from field to façade within one season.',
    },
    body: {
      nl: 'Strohalm maakt gevelelementen in Rietveen, met boeren uit een straal van twintig kilometer. Een element van 36 centimeter haalt een Rc van 7,2 m²K/W, kost € 148 per m² en is toegepast in twaalf rijwoningen.\n\nVraag naar de wachttijd voor de volgende oogst: vier maanden.',
      en: 'Strohalm makes façade elements in Rietveen, with farmers from within twenty kilometres. An element of 36 centimetres reaches an R-value of 7.2 m²K/W, costs €148 per m² and was used in twelve terraced homes.\n\nAsk for the waiting time until the next harvest: four months.',
    },
    themes: ['biobased-en-circulair'],
    socials: [{ platform: 'instagram', url: 'https://instagram.example/strohalm-bouw' }],
    contact: {
      name: 'Harm Garvelink',
      email: 'info@strohalm-bouw.example',
      phone: '+31 10 000 01 26',
    },
    kvk: '00000051',
  },
  {
    slug: 'vlasgevel',
    name: 'Vlasgevel',
    pavilion: 'biobased',
    stands: ['1.C03'],
    intro: {
      nl: 'Gevelisolatie van vlas die in dezelfde stelling past als minerale wol.',
      en: 'Flax façade insulation that fits the same scaffold as mineral wool.',
    },
    body: {
      nl: 'Vlas weegt minder, prikt niet en mag, met het juiste attest, ook hoog. Een plaat van zestien centimeter haalt een Rc van 4,2 m²K/W en kost € 24 per m².\n\nHet attest ligt open op de stand.',
      en: 'Flax weighs less, does not itch and may, with the right certificate, be used high up. A board of sixteen centimetres reaches an R-value of 4.2 m²K/W and costs €24 per m².\n\nThe certificate is there to read at the stand.',
    },
    themes: ['biobased-en-circulair'],
    kvk: '00000052',
  },
  {
    slug: 'lisdodde-isolatie',
    name: 'Lisdodde Isolatie',
    pavilion: 'biobased',
    stands: ['1.C04'],
    intro: {
      nl: 'Isolatieplaten van lisdodde uit natte polders, geteeld zonder pomp.',
      en: 'Insulation boards of bulrush from wet polders, grown without pumping.',
    },
    body: {
      nl: 'Lisdodde oogst in december, perst in januari en isoleert in april. De plaat heeft een lambda van 0,048 W/mK; negen hectare levert genoeg voor zestig woningen per jaar.\n\nRuik aan de plaat: hij ruikt naar sloot, één dag lang.',
      en: 'Lisdodde harvests in December, presses in January and insulates in April. The board has a lambda of 0.048 W/mK; nine hectares yield enough for sixty homes a year.\n\nSmell the board: it smells of ditch, for one day.',
    },
    themes: ['biobased-en-circulair'],
    contact: {
      name: 'Geeske Plasman',
      email: 'info@lisdodde-isolatie.example',
      phone: '+31 10 000 01 27',
    },
    kvk: '00000053',
  },
  {
    slug: 'leemwerf',
    name: 'Leemwerf',
    pavilion: 'biobased',
    stands: ['1.C05'],
    logo: false,
    intro: {
      nl: 'Leemwanden en leemverf, droog gemonteerd en met de hand gladgestreken.',
      en: 'Clay walls and clay paint, dry-mounted and smoothed by hand.',
    },
    body: {
      nl: 'Leemwerf levert binnenwanden die vocht regelen en weer op de akker kunnen. Een wand staat in twee dagen, bij een levertijd van zes weken; drie corporaties pasten hem toe in 140 woningen.\n\nOp de stand strijkt een vakvrouw een wand; doe mee.',
      en: 'Leemwerf supplies partitions that regulate moisture and can return to the field. A partition stands in two days, with a lead time of six weeks; three associations used it in 140 homes.\n\nA craftswoman smooths a wall at the stand; join in.',
    },
    themes: ['biobased-en-circulair', 'leefbaarheid'],
    contact: {
      name: 'Tirza Kleibeuker',
      email: 'info@leemwerf.example',
    },
    kvk: '00000054',
  },
  {
    slug: 'kurk-en-kalk',
    name: 'Kurk & Kalk',
    pavilion: 'biobased',
    stands: ['1.C06'],
    intro: {
      nl: 'Kurk onder de vloer, kalk op de wand, en daartussen stilte.',
      en: 'Cork under the floor, lime on the wall, and silence in between.',
    },
    body: {
      nl: 'Kurk & Kalk laat horen hoeveel verschil acht millimeter kurk maakt, met twee kamers naast elkaar. De vloer dempt het contactgeluid met 18 dB en kost € 31 per m².\n\nDe geluidmeter is van u.',
      en: 'Kurk & Kalk lets you hear what eight millimetres of cork does, with two rooms side by side. The floor reduces impact sound by 18 dB and costs €31 per m².\n\nThe sound meter is yours to try.',
    },
    themes: ['biobased-en-circulair'],
    kvk: '00000055',
  },
  {
    slug: 'mycelhuis',
    name: 'Mycelhuis',
    pavilion: 'biobased',
    stands: ['1.C07'],
    intro: {
      nl: 'Vloer- en wandisolatie van mycelium, gegroeid op hennepvezel in negen dagen.',
      en: 'Floor and wall insulation of mycelium, grown on hemp fibre in nine days.',
    },
    body: {
      nl: 'De groei is te volgen op de stand: negen bakken, elk een dag verder dan de vorige. Een plaat van dertig millimeter dempt het contactgeluid met 22 dB; de levertijd is acht weken.\n\nEr is een laboratoriumrapport dat u kunt meenemen naar uw adviseur.',
      en: 'You can follow the growth at the stand: nine trays, each a day further than the last. A board of thirty millimetres reduces impact sound by 22 dB; the lead time is eight weeks.\n\nThere is a laboratory report to take to your adviser.',
    },
    themes: ['biobased-en-circulair'],
    contact: {
      name: 'Yara Zwamborn',
      email: 'info@mycelhuis.example',
      phone: '+31 10 000 01 28',
    },
    kvk: '00000056',
  },
  {
    slug: 'vlotwonen',
    name: 'Vlotwonen',
    pavilion: 'flexwonen',
    stands: ['1.E01'],
    intro: {
      nl: 'Woningen op een betonnen bak, aangesloten als elke andere en zonder gracht te graven.',
      en: 'Homes on a concrete caisson, connected like any other home, without digging a canal.',
    },
    body: {
      nl: 'Vlotwonen bouwt aan de kade, op de werf, en sleept de woning daarna op haar plek. Een woning kost vanaf € 3.150 per m², inclusief bak en steiger; de levertijd is 34 weken.\n\nEr ligt een model in een bak met water.',
      en: 'Vlotwonen builds at the quay and tows the home into place afterwards. A home costs from €3,150 per m², including caisson and jetty; the lead time is 34 weeks.\n\nA model floats in a tank.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    socials: [{ platform: 'youtube', url: 'https://youtube.example/vlotwonen' }],
    contact: {
      name: 'Bas Dobbelaar',
      email: 'info@vlotwonen.example',
      phone: '+31 10 000 01 29',
    },
    kvk: '00000057',
  },
  {
    slug: 'schakelhuis',
    name: 'Schakelhuis',
    pavilion: 'flexwonen',
    stands: ['1.E02'],
    intro: {
      nl: 'Studio’s die verhuizen in één nacht en er de volgende dag weer bewoond bij staan.',
      en: 'Studios that move overnight and stand inhabited again the next day.',
    },
    body: {
      nl: 'Schakelhuis verplaatste 24 woningen van Meerhaven naar Hoogerven en schreef op wat er kapotging: drie ruiten en een broodrooster. Een studio meet 24 m² en is in veertien weken leverbaar.\n\n## Op de stand\n\n- Een studio op ware grootte, met twee bewoners op afspraak\n- De koppelstukken, om zelf aan te draaien\n- Het draaiboek van een verhuisnacht',
      en: 'Schakelhuis moved 24 homes from Meerhaven to Hoogerven and wrote down what broke: three panes and a toaster. A studio measures 24 m² and is available within fourteen weeks.\n\n## At the stand\n\n- A full-size studio, with two residents by appointment\n- The couplings, to tighten yourself\n- The running order of a moving night',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/schakelhuis',
      },
      {
        platform: 'instagram',
        url: 'https://instagram.example/schakelhuis',
      },
    ],
    contact: {
      name: 'Jip Overwater',
      email: 'info@schakelhuis.example',
    },
    kvk: '00000058',
  },
  {
    slug: 'stekkerwoning',
    name: 'Stekkerwoning',
    pavilion: 'flexwonen',
    stands: ['1.E03'],
    intro: {
      nl: 'Eén stekkerblok voor water, stroom en data: aansluiten in een ochtend.',
      en: 'One plug block for water, power and data: connect within a morning.',
    },
    body: {
      nl: 'Stekkerwoning zet woningen op parkeerterreinen zonder ze open te graven. Een woning van 36 m² is in twaalf weken leverbaar en staat in twee dagen; in Meerhaven staan er 96.\n\nVoel hoe zwaar het stekkerblok is; de kraan is er ook bij.',
      en: 'Stekkerwoning places homes on car parks without digging them up. A home of 36 m² is available in twelve weeks and placed in two days; there are 96 in Meerhaven.\n\nFeel how heavy the plug block is; the crane is here too.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    contact: {
      name: 'Noor Bakkerveld',
      email: 'info@stekkerwoning.example',
      phone: '+31 10 000 01 30',
    },
    kvk: '00000059',
  },
  {
    slug: 'tussenthuis',
    name: 'Tussenthuis',
    pavilion: 'flexwonen',
    stands: ['1.E04'],
    intro: {
      nl: 'Gedeelde keukens voor wie tussen twee adressen zit, verhuisbaar na tien jaar.',
      en: 'Shared kitchens for those between two addresses, movable after ten years.',
    },
    body: {
      nl: 'Tussenthuis bouwt kamers met eigen sanitair en een gedeelde tafel. Het jongerenhuis in Zilverwijk telt 64 kamers en werd in tien dagen geplaatst.\n\nVan een bewoner hoort u hoe dat bevalt.',
      en: 'Tussenthuis builds rooms with private bathrooms and a shared table. The youth building in Zilverwijk has 64 rooms and was placed in ten days.\n\nA resident will tell you how that works.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid', 'leefbaarheid'],
    contact: {
      name: 'Amber Logeman',
      email: 'info@tussenthuis.example',
    },
    kvk: '00000060',
  },
  {
    slug: 'doosgoed-wonen',
    name: 'Doosgoed Wonen',
    pavilion: 'flexwonen',
    stands: ['1.E05'],
    intro: {
      nl: 'Een dooswoning die u kunt inrichten, opstapelen en verkopen als plank.',
      en: 'A box home you can fit out, stack and sell on as timber.',
    },
    body: {
      nl: 'Doosgoed maakt bouwdozen van gerecyclede bouwmaterialen, met een demontageboek dat klopt. Een doos van 28 m² weegt negen ton; 92 procent van het materiaal komt uit sloop.\n\nOp de stand gaat er één uit elkaar.',
      en: 'Doosgoed makes boxes of recycled building materials, with a dismantling manual that actually works. A box of 28 m² weighs nine tonnes; 92 per cent of the material comes from demolition.\n\nOne is taken apart at the stand.',
    },
    themes: ['fabrieksmatig-bouwen'],
    kvk: '00000061',
  },
  {
    slug: 'trekvast-verplaatsbare-woningen',
    name: 'Trekvast Verplaatsbare Woningen',
    pavilion: 'flexwonen',
    stands: ['1.E06'],
    intro: {
      nl: 'Twee lagen op één dieplader, en zonder kraanplaats te plaatsen.',
      en: 'Two storeys on one low loader, placed without a crane site.',
    },
    body: {
      nl: 'Trekvast levert verplaatsbare woningen met een bodem die vlak blijft, ook op zand. Twee lagen staan in drie dagen; in Kreekstede zijn zo dertig woningen geplaatst.\n\nKijk onder de vloer, daar zit de truc.',
      en: 'Trekvast supplies movable homes with a base that stays level, even on sand. Two storeys are up in three days; thirty homes were placed this way in Kreekstede.\n\nLook under the floor: that is the trick.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    contact: {
      name: 'Koen Disselhorst',
      email: 'info@trekvast-verplaatsbare-woningen.example',
      phone: '+31 10 000 01 31',
    },
    kvk: '00000062',
  },
  {
    slug: 'woonblok',
    name: 'Woonblok',
    stands: ['1.B01'],
    intro: {
      nl: 'Portiekflats van de band, met vijf plattegronden en één rustige gevel.',
      en: 'Walk-up blocks off the production line, with five floor plans and one calm façade.',
    },
    body: {
      nl: 'Woonblok maakt 640 woningen voor de tweede bouwstroom, in drie fabrieken met dezelfde mal. De levertijd is 36 weken en de MPG 0,58.\n\n## Op de stand\n\n- De mal op schaal 1:20, om zelf een gevel mee te maken\n- De vijf plattegronden, als tapijt op de vloer\n- De projectleider van de bouwstroom, tussen tien en drie',
      en: 'Woonblok makes 640 homes for the second pipeline, in three factories with the same mould. The lead time is 36 weeks and the MPG 0.58.\n\n## At the stand\n\n- The mould at 1:20, to make a façade of your own\n- The five floor plans, as carpet on the floor\n- The project manager of the pipeline, between ten and three',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/woonblok',
      },
      {
        platform: 'youtube',
        url: 'https://youtube.example/woonblok',
      },
    ],
    contact: {
      name: 'Verkoop Woonblok',
      email: 'info@woonblok.example',
      phone: '+31 10 000 01 05',
    },
    kvk: '00000063',
  },
  {
    slug: 'kadebouw',
    name: 'Kadebouw',
    stands: ['1.B04'],
    intro: {
      nl: 'Gevelpanelen met baksteenstrips: in één dag is een woning dicht.',
      en: 'Façade panels with brick slips: a home is closed within one day.',
    },
    body: {
      nl: 'Kadebouw maakt gevels op de kade en laat ze per schip aanvoeren. In Duinrecht kregen 310 woningen zo’n gevel; een paneel kost gemiddeld € 285 per m².\n\nDe steen kunt u zelf uitkiezen, zonder meerprijs.',
      en: 'Kadebouw makes façades on the quay and ships them in. In Duinrecht 310 homes have such a façade; a panel costs €285 per m² on average.\n\nYou choose the brick yourself, at no extra cost.',
    },
    themes: ['fabrieksmatig-bouwen', 'leefbaarheid'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/kadebouw' }],
    contact: {
      name: 'Lieke Walstra',
      email: 'info@kadebouw.example',
      phone: '+31 10 000 01 32',
    },
    kvk: '00000064',
  },
  {
    slug: 'prefab-noord',
    name: 'Prefab Noord',
    stands: ['1.C09'],
    intro: {
      nl: 'Appartementen van beton, met een vaste schacht en verder een lege vloer.',
      en: 'Concrete apartments, with a fixed riser and otherwise an empty floor.',
    },
    body: {
      nl: 'Prefab Noord levert woningen van 60 tot 90 m² en rekent per verdieping, niet per wens. Blok Noordkade telt 112 appartementen; de levertijd is 34 weken en de MPG 0,59.\n\nOp de stand ligt een vloer die u indeelt met touw.',
      en: 'Prefab Noord supplies homes of 60 to 90 m² and prices per floor, not per wish. The Noordkade block has 112 apartments; the lead time is 34 weeks and the MPG 0.59.\n\nThere is a floor at the stand for you to divide up with string.',
    },
    themes: ['fabrieksmatig-bouwen'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/prefab-noord' }],
    contact: {
      name: 'Pieter Noordewind',
      email: 'info@prefab-noord.example',
      phone: '+31 10 000 01 33',
    },
    kvk: '00000065',
  },
  {
    slug: 'hof-en-huis',
    name: 'Hof & Huis',
    stands: ['1.C10'],
    intro: {
      nl: 'Woonhoven in rijen van zes, met een gezamenlijke tuin en een eigen achterdeur.',
      en: 'Courts in runs of six, with a shared garden and a back door of your own.',
    },
    body: {
      nl: 'Hof & Huis bouwt hoven voor corporaties die ouderen en gezinnen naast elkaar willen. Een reeks van zes woningen staat in zeven weken en kost vanaf € 2.050 per m².\n\nDe houten maquette laat zien hoe laat de zon in elke tuin komt.',
      en: 'Hof & Huis builds courts for associations that want older people and families side by side. A run of six homes stands in seven weeks and costs from €2,050 per m².\n\nThe timber model shows when the sun reaches each garden.',
    },
    themes: ['leefbaarheid', 'fabrieksmatig-bouwen'],
    contact: {
      name: 'Josien Hovenkamp',
      email: 'info@hof-en-huis.example',
      phone: '+31 10 000 01 34',
    },
    kvk: '00000066',
  },
  {
    slug: 'rijtje-recht',
    name: 'Rijtje Recht',
    stands: ['1.C11'],
    intro: {
      nl: 'Rijwoningen zonder verrassing: vijf komma vier bij negen, één prijs.',
      en: 'Terraced homes without surprises: 5.4 by 9 metres, one price.',
    },
    body: {
      nl: 'Sinds 2021 zijn er 1.200 woningen gebouwd, in rijen van vijf tot elf, in achttien gemeenten. De levertijd is dertig weken, de bouw duurt 45 werkdagen en de MPG is 0,63.\n\nDe faalkostenlijst ligt op de stand; hij is kort.',
      en: 'Since 2021, 1,200 homes have been built, in rows of five to eleven, in eighteen municipalities. The lead time is thirty weeks, building takes 45 working days and the MPG is 0.63.\n\nThe list of failure costs is at the stand; it is short.',
    },
    themes: ['fabrieksmatig-bouwen', 'betaalbaarheid'],
    socials: [{ platform: 'linkedin', url: 'https://linkedin.example/rijtje-recht' }],
    contact: {
      name: 'Ruud Eikelder',
      email: 'info@rijtje-recht.example',
      phone: '+31 10 000 01 35',
    },
    kvk: '00000067',
  },
  {
    slug: 'bovenop-bouwen',
    name: 'Bovenop Bouwen',
    stands: ['1.D01'],
    intro: {
      nl: 'Twee lagen erbij op de flat die er al staat, met hout op staal.',
      en: 'Two storeys on top of the block that is already there, in timber on steel.',
    },
    body: {
      nl: 'Bovenop rekent de fundering, het trappenhuis en de lift van tevoren door, en laat bewoners thuis. De bouw duurt 35 werkdagen, bij een levertijd van 28 weken; de MPG is 0,43.\n\n## Op de stand\n\n- Een optopdeel van drie bij zes, met de hoekbouten zichtbaar\n- De dakscan van uw complex, als u foto’s meebrengt\n- Het verhaal van de 96 woningen aan de Sluislaan',
      en: 'Bovenop calculates foundation, stairwell and lift beforehand, and leaves residents at home. Building takes 35 working days, with a lead time of 28 weeks; the MPG is 0.43.\n\n## At the stand\n\n- A section of three by six metres, with visible corner bolts\n- The roof scan of your estate, if you bring photos\n- The story of the 96 homes at Sluislaan',
    },
    themes: ['fabrieksmatig-bouwen', 'leefbaarheid'],
    socials: [
      {
        platform: 'linkedin',
        url: 'https://linkedin.example/bovenop-bouwen',
      },
    ],
    contact: {
      name: 'Daan Rijerkerk',
      email: 'info@bovenop-bouwen.example',
    },
    kvk: '00000068',
  },
  {
    slug: 'fabriekshuis-meerhaven',
    name: 'Fabriekshuis Meerhaven',
    stands: ['1.D04'],
    intro: {
      nl: 'Twee productiehallen aan de kade en een plek vrij voor uw woning.',
      en: 'Two production halls on the quay and a free slot for your home.',
    },
    body: {
      nl: 'Fabriekshuis bouwt op de lijn, met een vast ritme: elke anderhalf uur schuift de woning een plek op. Dat zijn 26 woningen per week, in een ploeg van veertig mensen.\n\nEr gaat elke dag een tour door de hal.',
      en: 'Fabriekshuis builds on the line, at a fixed pace: every ninety minutes the home moves one station. That makes 26 homes a week, with a crew of forty.\n\nA tour goes through the hall every day.',
    },
    themes: ['fabrieksmatig-bouwen'],
    socials: [
      { platform: 'linkedin', url: 'https://linkedin.example/fabriekshuis-meerhaven' },
      { platform: 'youtube', url: 'https://youtube.example/fabriekshuis-meerhaven' },
    ],
    contact: {
      name: 'Sanne Lodewegen',
      email: 'info@fabriekshuis-meerhaven.example',
      phone: '+31 10 000 01 36',
    },
    kvk: '00000069',
  },
  {
    slug: 'betonsnel',
    name: 'Betonsnel',
    stands: ['1.D05'],
    intro: {
      nl: 'Beton dat in drie uur kan dragen en dertig procent minder cement heeft.',
      en: 'Concrete that can bear load in three hours, with thirty per cent less cement.',
    },
    body: {
      nl: 'Betonsnel levert prefab wanden en balkons met een paspoort erin. De uitstoot is 165 kilo CO₂ per kubieke meter en de levertijd negen weken.\n\nHet monster op de stand draagt een auto.',
      en: 'Betonsnel supplies precast walls and balconies with a material passport inside. Emissions are 165 kilos of CO₂ per cubic metre and the lead time is nine weeks.\n\nThe sample at the stand supports a car.',
    },
    themes: ['fabrieksmatig-bouwen'],
    kvk: '00000070',
  },
  {
    slug: 'portiek-nieuw',
    name: 'Portiek Nieuw',
    stands: ['1.A09'],
    intro: {
      nl: 'Portiekflats met een lift ertussen en een woning op elke kop.',
      en: 'Walk-up blocks with a lift in between and a home at either end.',
    },
    body: {
      nl: 'Portiek Nieuw maakt gestapelde woningen zoals die van de jaren vijftig, met comfort van nu. Een blok telt vier lagen en 24 woningen van 58 tot 72 m²; de levertijd is 32 weken.\n\nLoop door de etage op ware grootte.',
      en: 'Portiek Nieuw makes stacked homes like those of the fifties, with today’s comfort. A block has four storeys and 24 homes of 58 to 72 m²; the lead time is 32 weeks.\n\nWalk through a full-size storey.',
    },
    themes: ['fabrieksmatig-bouwen'],
    contact: {
      name: 'Anouk Vellekamp',
      email: 'info@portiek-nieuw.example',
    },
    kvk: '00000071',
  },
  {
    slug: 'casco-compleet',
    name: 'Casco Compleet',
    stands: ['1.A10'],
    intro: {
      nl: 'Casco’s die u zelf afbouwt, met alle leidingen erin.',
      en: 'Shells you finish yourself, with all pipes inside.',
    },
    body: {
      nl: 'Casco Compleet levert in een week een water- en winddicht casco met meterkast en schacht. Een casco kost vanaf € 780 per m², exclusief fundering.\n\nVoor groepen die zelf bouwen ligt er een map met voorbeelden.',
      en: 'Casco Compleet delivers a weathertight shell with meter cupboard and riser in one week. A shell costs from €780 per m², excluding the foundation.\n\nFor groups building themselves there is a folder of examples.',
    },
    themes: ['fabrieksmatig-bouwen'],
    kvk: '00000072',
  },
  {
    slug: 'erfwoning',
    name: 'Erfwoning',
    stands: ['1.A11'],
    intro: {
      nl: 'Een woning van 42 m² op het erf, in twee dagen geplaatst.',
      en: 'A home of 42 m² in the garden, placed in two days.',
    },
    body: {
      nl: 'Erfwoning helpt met vergunning en aansluiting, en laat het erf heel. De levertijd is twintig weken en de MPG 0,40; in Graanburg staan er twaalf.\n\nEr staat een complete woning op de stand.',
      en: 'Erfwoning helps with the permit and connection, and leaves the garden intact. The lead time is twenty weeks and the MPG 0.40; there are twelve in Graanburg.\n\nThere is a complete home at the stand.',
    },
    themes: ['fabrieksmatig-bouwen', 'leefbaarheid'],
    socials: [
      { platform: 'instagram', url: 'https://instagram.example/erfwoning' },
      { platform: 'facebook', url: 'https://facebook.example/erfwoning' },
    ],
    contact: {
      name: 'Gijs Ekelenkamp',
      email: 'info@erfwoning.example',
      phone: '+31 10 000 01 37',
    },
    kvk: '00000073',
  },
  {
    slug: 'ketenpartners-voor-industriele-seriematige-woningproductie-meerhaven-en-omstreken',
    name: 'Ketenpartners voor Industriële Seriematige Woningproductie Meerhaven en Omstreken',
    stands: ['1.E12'],
    intro: {
      nl: 'Zeven bedrijven die samen één woning leveren, met één contract en één telefoonnummer.',
      en: 'Seven companies that deliver one home together, with one contract and one telephone number.',
    },
    body: {
      nl: 'De keten heeft een lange naam en werkt op één planning, die iedereen kan zien. Vorig jaar leverde de keten 310 woningen op, gemiddeld veertien weken na de eerste paal.\n\nVraag naar het scherm met de schuivende blokken.',
      en: 'The chain has a long name and works to one schedule that everybody can see. Last year the chain handed over 310 homes, on average fourteen weeks after the first pile.\n\nAsk for the screen with the sliding blocks.',
    },
    themes: ['fabrieksmatig-bouwen', 'samen-inkopen'],
    website: 'https://ketenpartners-isw.example',
    contact: {
      name: 'Ketenbureau',
      email: 'info@ketenpartners-isw.example',
      phone: '+31 10 000 01 38',
    },
    kvk: '00000074',
  },
  {
    slug: 'kliklas-gevels',
    name: 'Kliklas Gevels',
    mainExhibitor: 'stapelwerk-modulair',
    logo: false,
    intro: {
      nl: 'Klikbare gevelstroken voor modules, te vervangen zonder ladder.',
      en: 'Click-on façade strips for modules, replaced without a ladder.',
    },
    body: {
      nl: 'Kliklas deelt de stand met Stapelwerk en klikt daar elk uur een gevel los. Een strip van zestig centimeter weegt 1,8 kilo en is in twee minuten vervangen.\n\nVijf strips passen in een fietstas.',
      en: 'Kliklas shares the stand with Stapelwerk, where it unclips a façade every hour. A strip of sixty centimetres weighs 1.8 kilos and is replaced in two minutes.\n\nFive strips fit in a bicycle bag.',
    },
    themes: ['fabrieksmatig-bouwen', 'biobased-en-circulair'],
    kvk: '00000075',
  },
  {
    slug: 'zoldergoed',
    name: 'Zoldergoed',
    intro: {
      nl: 'Kamers in de kap van bestaande woningen; deze inschrijving is nog niet bevestigd.',
      en: 'Rooms in the roofs of existing homes; this entry is not yet confirmed.',
    },
    body: {
      nl: 'Concept: de tekst volgt zodra het contract is getekend.',
      en: 'Draft: the text follows once the contract has been signed.',
    },
    themes: ['leefbaarheid'],
    published: false,
  },
]
