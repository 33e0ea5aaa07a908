import type { PageSeed } from '../../types-floor.ts'

/** What exhibitors read before and after they sign. Tariffs and terms are invented. */
export const participatePages: PageSeed[] = [
  {
    slug: 'deelnemen-als-standhouder',
    title: { nl: 'Deelnemen als standhouder', en: 'Exhibit' },
    intro: {
      nl: 'Van de bezoekers van 2025 mocht 61 procent zelf bestellen of tekenen. Zij komen niet kijken, zij komen kiezen.',
      en: 'Of the visitors in 2025, 61 per cent could order or sign themselves. They do not come to look, they come to choose.',
    },
    blocks: {
      nl: [
        {
          block: 'columns',
          title: 'Wie u ontmoet',
          columns: [
            {
              title: 'Woningcorporaties',
              body: '38 procent van de bezoekers. Bestuurders, vastgoedmanagers en inkopers van ruim honderd corporaties.',
            },
            {
              title: 'Overheden',
              body: '24 procent. Wethouders, projectleiders en juristen met een locatie in hun hoofd.',
            },
            {
              title: 'Bouw en advies',
              body: '38 procent. Ontwikkelaars, architecten, toeleveranciers en installateurs.',
            },
          ],
        },
        {
          block: 'table',
          caption: 'Tarieven 2027, exclusief btw',
          rows: [
            'Onderdeel|Prijs|Toelichting',
            'Kale grond|€ 195 per m²|vanaf 18 m²',
            'Systeemstand|€ 280 per m²|vanaf 9 m², met wanden, tapijt, fries, spots en 1 kW',
            'Paviljoenplek 6 m²|€ 2.250|alles inbegrepen',
            'Twee, drie of vier open zijden|+ 5, 8 of 12%|over de grondprijs',
            'Registratie|€ 395|eenmalig',
            'Mediapakket|€ 350|logo, vermelding en pers',
            'Afvalbijdrage|€ 4,50 per m²|verplicht',
            'Corporaties en overheden|− 20%|op de grondprijs',
            'Vóór 1 januari 2027|− € 15 per m²|vroegboekkorting',
          ],
        },
        {
          block: 'text',
          title: 'Zo gaat het',
          body: '1. U vraagt vrijblijvend deelname aan; wij antwoorden binnen drie werkdagen.\n2. U kiest een pakket en drie voorkeursplekken op de plattegrond.\n3. U krijgt een offerte en het reglement, en tekent.\n4. U betaalt de helft binnen veertien dagen, de rest zestig dagen voor de beurs.\n5. Op 16 maart bouwt u op; wij zorgen voor stroom, licht en soep.',
        },
        {
          block: 'call-to-action',
          title: 'Nog één stand vrij',
          text: 'Van de 90 stands zijn er 87 verhuurd. Wie laat is, komt op de wachtlijst.',
          label: 'Vraag deelname aan',
          target: '/contractformulier',
        },
        { block: 'faq', title: 'Vragen van standhouders', group: 'exhibitor' },
      ],
      en: [
        {
          block: 'columns',
          title: 'Who you will meet',
          columns: [
            {
              title: 'Housing associations',
              body: '38 per cent of visitors. Board members, heads of property and buyers from over a hundred associations.',
            },
            {
              title: 'Authorities',
              body: '24 per cent. Aldermen, project managers and lawyers with a site in mind.',
            },
            {
              title: 'Construction and advice',
              body: '38 per cent. Developers, architects, suppliers and installers.',
            },
          ],
        },
        {
          block: 'table',
          caption: 'Prices 2027, excluding VAT',
          rows: [
            'Item|Price|Note',
            'Bare floor|€195 per m²|18 m² and up',
            'Shell scheme|€280 per m²|9 m² and up, with walls, carpet, fascia, spots and 1 kW',
            'Pavilion place 6 m²|€2,250|all inclusive',
            'Two, three or four open sides|+ 5, 8 or 12%|on the floor price',
            'Registration|€395|once',
            'Media package|€350|logo, listing and press',
            'Waste contribution|€4.50 per m²|compulsory',
            'Housing associations and authorities|− 20%|on the floor price',
            'Before 1 January 2027|− €15 per m²|early booking',
          ],
        },
        {
          block: 'text',
          title: 'How it works',
          body: '1. You send a request without obligation; we answer within three working days.\n2. You choose a package and three preferred places on the floor plan.\n3. You receive a quotation and the rules, and sign.\n4. You pay half within fourteen days, the rest sixty days before the fair.\n5. You set up on 16 March; we see to power, light and soup.',
        },
        {
          block: 'call-to-action',
          title: 'One stand left',
          text: 'Of the 90 stands, 87 are let. Latecomers go on the waiting list.',
          label: 'Request participation',
          target: '/contractformulier',
        },
        { block: 'faq', title: 'Questions of exhibitors', group: 'exhibitor' },
      ],
    },
  },
  {
    slug: 'adverteren-en-signing',
    title: { nl: 'Adverteren en signing', en: 'Advertising and signage' },
    intro: {
      nl: 'Wat u buiten uw stand kunt laten zien, en hoe u het bestand aanlevert.',
      en: 'What you can show outside your stand, and how you deliver the file.',
    },
    blocks: {
      nl: [
        {
          block: 'table',
          caption: 'Aanbod 2027, exclusief btw',
          rows: [
            'Product|Maat|Prijs|Aanleveren voor',
            'Vloersticker|80 × 80 cm|€ 295|1 februari 2027',
            'Banner boven het pad|160 × 300 cm|€ 650|1 februari 2027',
            'Logo op de plattegrond|vector|€ 450|15 januari 2027',
            'Keycords (oplage 5.000)|20 mm|€ 4.500|1 december 2026',
          ],
        },
        {
          block: 'text',
          title: 'Aanleverspecificaties',
          body: '- PDF/X-4, CMYK, 3 mm afloop rondom\n- Teksten omgezet naar letterlijnen\n- Foto’s op ten minste 120 dpi bij ware grootte\n- Ten hoogste vijf bestanden van 50 MB per bestelling\n\nIs een bestand niet in orde, dan hoort u dat binnen twee werkdagen. Herstel door ons kost 75 euro per bestand.',
        },
        {
          block: 'call-to-action',
          title: 'Liever overleggen?',
          text: 'Bel +31 10 000 00 00 en vraag naar signing.',
          label: 'Stel uw vraag',
          target: '/contact',
        },
      ],
      en: [
        {
          block: 'table',
          caption: 'Range 2027, excluding VAT',
          rows: [
            'Product|Size|Price|Deliver before',
            'Floor sticker|80 × 80 cm|€295|1 February 2027',
            'Banner above the aisle|160 × 300 cm|€650|1 February 2027',
            'Logo on the floor plan|vector|€450|15 January 2027',
            'Lanyards (run of 5,000)|20 mm|€4,500|1 December 2026',
          ],
        },
        {
          block: 'text',
          title: 'Artwork specifications',
          body: '- PDF/X-4, CMYK, 3 mm bleed all round\n- Text converted to outlines\n- Photos at 120 dpi or more at full size\n- At most five files of 50 MB per order\n\nIf a file is not in order, you hear so within two working days. Repair by us costs 75 euros per file.',
        },
        {
          block: 'call-to-action',
          title: 'Rather talk it through?',
          text: 'Call +31 10 000 00 00 and ask for signage.',
          label: 'Ask your question',
          target: '/contact',
        },
      ],
    },
  },
  {
    slug: 'reglement-standhouders',
    title: { nl: 'Reglement standhouders', en: 'Exhibitor rules' },
    intro: {
      nl: 'Versie 3, vastgesteld op 1 oktober 2026. Het reglement hoort bij uw contract; bij verschil gaat het contract voor.',
      en: 'Version 3, adopted on 1 October 2026. The rules belong to your contract; where they differ the contract prevails.',
    },
    blocks: {
      nl: [
        {
          block: 'text',
          title: 'Artikel 1 — Opbouw en afbraak',
          body: '1. Opbouw: 16 maart van 07.00 tot 21.00 uur; 17 maart tot 08.45 uur voor afwerking.\n2. Afbraak: 18 maart van 17.15 tot 23.00 uur. Eerder afbreken is niet toegestaan.\n3. Uw stand is op beide dagen tijdens openingsuren bemand.',
        },
        {
          block: 'text',
          title: 'Artikel 2 — Ontwerp van de stand',
          body: '1. Het standontwerp ligt uiterlijk 1 februari 2027 ter goedkeuring bij ons.\n2. De hoogste maat is 6 meter; boven 2,5 meter is een constructieberekening nodig.\n3. Een verhoging in de vloer is ten hoogste 60 centimeter, met een zichtbare rand.\n4. Vloerbedekking is verplicht, vast en slipvrij.',
        },
        {
          block: 'text',
          title: 'Artikel 3 — Brandveiligheid en geluid',
          body: '1. Materialen voldoen aan brandklasse B. Open vuur is niet toegestaan.\n2. Blussers, brandslangen en nooduitgangen blijven vrij; ook tijdens opbouw.\n3. Geluid op de stand is ten hoogste 75 dB(A), gemeten aan de rand van de stand.',
        },
        {
          block: 'text',
          title: 'Artikel 4 — Verzekering en schade',
          body: '1. U bent zelf verzekerd tegen brand, diefstal en aansprakelijkheid.\n2. Schade aan de hal herstelt u, of wij doen het op uw kosten.\n3. Onze aansprakelijkheid is beperkt tot het bedrag dat onze verzekeraar uitkeert.',
        },
        {
          block: 'text',
          title: 'Artikel 5 — Betalen en annuleren',
          body: '1. De helft betaalt u binnen veertien dagen na ondertekening, de rest zestig dagen voor de beurs.\n2. Bij annulering meer dan zes maanden voor de beurs bent u 25 procent verschuldigd, van zes tot drie maanden 50 procent, daarna 100 procent.\n3. Een medestandhouder meldt u aan vóór 15 januari 2027.',
        },
        {
          block: 'download',
          title: 'Reglement als PDF',
          description: 'Te printen en bij het contract te bewaren.',
          file: 'brochure-reglement',
        },
      ],
      en: [
        {
          block: 'text',
          title: 'Article 1 — Set-up and dismantling',
          body: '1. Set-up: 16 March from 7:00 to 21:00; 17 March until 8:45 for finishing.\n2. Dismantling: 18 March from 17:15 to 23:00. Dismantling earlier is not permitted.\n3. Your stand is staffed on both days during opening hours.',
        },
        {
          block: 'text',
          title: 'Article 2 — Stand design',
          body: '1. Your stand design reaches us for approval by 1 February 2027.\n2. The greatest height is 6 metres; above 2.5 metres a structural calculation is required.\n3. A raised floor is at most 60 centimetres, with a visible edge.\n4. Floor covering is compulsory, fixed and non-slip.',
        },
        {
          block: 'text',
          title: 'Article 3 — Fire safety and sound',
          body: '1. Materials comply with fire class B. Open fire is not permitted.\n2. Extinguishers, hoses and exits stay free, also during set-up.\n3. Sound on the stand is at most 75 dB(A), measured at its edge.',
        },
        {
          block: 'text',
          title: 'Article 4 — Insurance and damage',
          body: '1. You insure yourself against fire, theft and liability.\n2. You repair damage to the hall, or we do so at your expense.\n3. Our liability is limited to the amount our insurer pays out.',
        },
        {
          block: 'text',
          title: 'Article 5 — Payment and cancellation',
          body: '1. You pay half within fourteen days of signing and the rest sixty days before the fair.\n2. When cancelling more than six months before the fair you owe 25 per cent, between six and three months 50 per cent, after that 100 per cent.\n3. Register a co-exhibitor before 15 January 2027.',
        },
        {
          block: 'download',
          title: 'Rules as PDF',
          description: 'To print and keep with your contract.',
          file: 'brochure-reglement',
        },
      ],
    },
  },
]
