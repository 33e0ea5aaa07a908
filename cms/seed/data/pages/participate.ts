import type { PageSeed } from '../../types-floor.ts'

/** Pages for exhibitors before and after they sign. Tariffs and terms are invented. */
export const participatePages: PageSeed[] = [
  {
    slug: 'deelnemen-als-standhouder',
    title: { nl: 'Deelnemen als standhouder', en: 'Exhibit' },
    intro: {
      nl: 'Van de bezoekers van 2025 mocht 61 procent zelf bestellen of tekenen. Zij komen niet kijken, zij komen kiezen.',
      en: 'In 2025, 61 per cent of visitors were authorised to order or sign. They do not come to look around; they come to choose.',
    },
    blocks: {
      nl: [
        {
          block: 'figures',
          title: 'Wie u ontmoet',
          drawing: 'crowd',
          rows: [
            '38%|Woningcorporaties|Bestuurders, vastgoedmanagers en inkopers van ruim honderd corporaties',
            '24%|Overheden|Wethouders, projectleiders en juristen met een locatie in hun hoofd',
            '38%|Bouw en advies|Ontwikkelaars, architecten, toeleveranciers en installateurs',
          ],
          note: 'Van de bezoekers van 2025. 61 procent mocht zelf bestellen of tekenen.',
        },
        {
          block: 'figures',
          title: 'Bezoekers sinds 2021',
          drawing: 'lines',
          rows: ['2.310|2021', '3.240|2023', '4.180|2025', '5.000|2027, verwacht'],
        },
        {
          block: 'quote',
          text: 'Ik zocht één fabriek en sprak er op één dag zes, met hun opdrachtgevers erbij.',
          name: 'Ilse van Werkhoven',
          role: 'bezoeker in 2025',
          portrait: 'portrait-ilse-van-werkhoven',
        },
        { block: 'part', part: 'calculator' },
        { block: 'part', part: 'tariffs' },
        {
          block: 'text',
          title: 'Zo gaat het',
          body: '1. U vraagt vrijblijvend deelname aan; wij antwoorden binnen drie werkdagen.\n2. U kiest een pakket en uw voorkeursplekken op de plattegrond.\n3. U krijgt een offerte en het reglement, en tekent.\n4. U betaalt de helft binnen veertien dagen, de rest zestig dagen voor de beurs.\n5. Op 16 maart bouwt u op; wij zorgen voor stroom, licht en soep.',
        },
        { block: 'part', part: 'deadlines' },
        { block: 'faq', title: 'Vragen van standhouders', group: 'exhibitor' },
      ],
      en: [
        {
          block: 'figures',
          title: 'Who you will meet',
          drawing: 'crowd',
          rows: [
            '38%|Housing associations|Board members, heads of property and buyers from over a hundred associations',
            '24%|Public authorities|Aldermen, project managers and lawyers with a site in mind',
            '38%|Construction and advice|Developers, architects, suppliers and installers',
          ],
          note: 'Of the visitors of 2025. 61 per cent were authorised to order or sign.',
        },
        {
          block: 'figures',
          title: 'Visitors since 2021',
          drawing: 'lines',
          rows: ['2,310|2021', '3,240|2023', '4,180|2025', '5,000|2027, expected'],
        },
        {
          block: 'quote',
          text: 'I was looking for one factory and spoke to six in a day, with their clients beside them.',
          name: 'Ilse van Werkhoven',
          role: 'visitor in 2025',
          portrait: 'portrait-ilse-van-werkhoven',
        },
        { block: 'part', part: 'calculator' },
        { block: 'part', part: 'tariffs' },
        {
          block: 'text',
          title: 'How it works',
          body: '1. You send us a request, without obligation; we reply within three working days.\n2. You choose a package and your preferred places on the floor plan.\n3. You receive a quotation and the rules, and sign.\n4. You pay half within fourteen days, the rest sixty days before the fair.\n5. You set up on 16 March; we provide power, light and soup.',
        },
        { block: 'part', part: 'deadlines' },
        { block: 'faq', title: 'Questions from exhibitors', group: 'exhibitor' },
      ],
    },
  },
  {
    slug: 'adverteren-en-signing',
    title: { nl: 'Adverteren en signing', en: 'Advertising and signage' },
    intro: {
      nl: 'Wat u buiten uw stand kunt laten zien, en hoe u het bestand aanlevert.',
      en: 'How you can be seen beyond your stand, and how to submit your files.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'products' },
        {
          block: 'text',
          title: 'Aanleverspecificaties',
          body: '- PDF/X-4, CMYK, 3 mm afloop rondom\n- Teksten omgezet naar letterlijnen\n- Foto’s op ten minste 120 dpi bij ware grootte\n- Ten hoogste vijf bestanden van 50 MB per bestelling\n\nIs een bestand niet in orde, dan hoort u dat binnen twee werkdagen. Herstel door ons kost 75 euro per bestand.',
        },
        {
          block: 'call-to-action',
          title: 'Liever overleggen?',
          text: 'Bel +31 10 000 00 03 en vraag naar Hugo Wasterval.',
          label: 'Stel uw vraag',
          target: '/contact?onderwerp=standhouder',
        },
      ],
      en: [
        { block: 'part', part: 'products' },
        {
          block: 'text',
          title: 'Artwork specifications',
          body: '- PDF/X-4, CMYK, 3 mm bleed all round\n- Text converted to outlines\n- Photos at 120 dpi or more at full size\n- At most five files of 50 MB per order\n\nIf there is a problem with a file, we will let you know within two working days. Having us fix it costs 75 euros per file.',
        },
        {
          block: 'call-to-action',
          title: 'Rather talk it through?',
          text: 'Call +31 10 000 00 03 and ask for Hugo Wasterval.',
          label: 'Ask your question',
          target: '/contact?onderwerp=standhouder',
        },
      ],
    },
  },
  {
    slug: 'reglement-standhouders',
    title: { nl: 'Reglement standhouders', en: 'Exhibitor rules' },
    intro: {
      nl: 'Wat u bouwt, wanneer, en hoe wij het samen veilig houden. Het reglement hoort bij uw contract.',
      en: 'What you build, when, and how we keep it safe together. The rules are part of your contract.',
    },
    blocks: {
      nl: [
        { block: 'part', part: 'articles' },
        {
          block: 'call-to-action',
          title: 'Twijfelt u over uw ontwerp?',
          text: 'Stuur een schets; dan hoort u vóór u bestelt of het kan.',
          label: 'Vraag het ons',
          target: '/contact?onderwerp=standhouder',
        },
      ],
      en: [
        { block: 'part', part: 'articles' },
        {
          block: 'call-to-action',
          title: 'Not sure about your design?',
          text: 'Send us a sketch and you will know whether it is possible before you order.',
          label: 'Ask us',
          target: '/contact?onderwerp=standhouder',
        },
      ],
    },
  },
]
