import type { PageBlock, PageSeed } from '../../types-floor.ts'

const dutch: readonly PageBlock[] = [
  {
    block: 'text',
    title: 'Tekst',
    body: 'Een gewone alinea met **nadruk** en een [link naar het programma](/programma). Zet één gedachte in een alinea, dan leest iemand op een telefoon prettig door.\n\n## Een kop in de tekst\n\n- Een opsomming met streepjes\n- Voor zaken zonder volgorde\n\n### Een kleinere kop\n\n1. Een genummerde lijst\n2. Voor stappen die na elkaar komen',
  },
  {
    block: 'picture',
    image: 'street-voorbeeldpagina',
    alt: 'Straat met bakstenen rijwoningen, bomen en twee buren op de stoep',
    caption: 'Een foto met bijschrift en maker. Kies “breed” voor een foto over de hele pagina.',
    credit: 'Getekend met code',
    size: 'wide',
  },
  {
    block: 'columns',
    title: 'Kolommen',
    columns: [
      {
        title: 'Eerste kolom',
        body: 'Twee tot vier kolommen naast elkaar; op een telefoon onder elkaar.',
      },
      {
        title: 'Tweede kolom',
        body: 'Handig voor **vergelijken** of voor een rij contactpersonen.',
      },
      { title: 'Derde kolom', body: 'Elke kolom heeft een titel en tekst.' },
    ],
  },
  {
    block: 'call-to-action',
    title: 'Oproep',
    text: 'Eén zin en één knop. Gebruik er hoogstens één per pagina.',
    label: 'Registreer gratis',
    target: '/bezoekersprofiel',
  },
  { block: 'faq', title: 'Veelgestelde vragen', group: 'visitor' },
  {
    block: 'cards',
    title: 'Kaarten',
    cards: [
      {
        title: 'Programma',
        text: 'Twee dagen, zestig onderdelen.',
        target: '/programma',
        image: 'talk-voorbeeldpagina',
      },
      {
        title: 'Standhouders',
        text: 'Negentig organisaties in vier straten.',
        target: '/standhouders',
        image: 'hall-voorbeeldpagina',
      },
      {
        title: 'Plattegrond',
        text: 'Een kaart zonder foto mag ook, met een pictogram.',
        target: '/plattegrond',
        icon: 'map-pin',
      },
    ],
  },
  {
    block: 'video',
    title: 'Film',
    url: 'https://video.dakwaarts.example/terugblik-2025.mp4',
    poster: 'hall-videobeeld',
    transcript:
      'Beeld van het middenpad. Een bezoeker zegt: ik wilde weten hoe snel het gaat, en nu weet ik het ook van het wachten. De film laadt pas als u op afspelen drukt.',
  },
  {
    block: 'table',
    caption: 'Tabel: maten van stands',
    rows: [
      'Maat|Breedte|Diepte|Geschikt voor',
      '6 m²|2 m|3 m|een paviljoenplek met één balie',
      '9 m²|3 m|3 m|een balie en twee krukken',
      '18 m²|3 m|6 m|een proefwand en een tafel',
      '48 m²|6 m|8 m|een woning van twee lagen',
    ],
  },
  {
    block: 'download',
    title: 'Bestand om te downloaden',
    description: 'Grootte en soort staan vanzelf bij de knop.',
    file: 'brochure-voorbeeldpagina',
  },
  {
    block: 'quote',
    text: 'Een citaat met naam en functie. Kort is sterker.',
    name: 'Redacteur',
    role: 'Dakwaarts',
  },
]

const english: readonly PageBlock[] = [
  {
    block: 'text',
    title: 'Text',
    body: 'An ordinary paragraph with **emphasis** and a [link to the programme](/programma). Keep one thought per paragraph and it reads well on a phone.\n\n## A heading inside the text\n\n- A bulleted list\n- For things without an order\n\n### A smaller heading\n\n1. A numbered list\n2. For steps that follow each other',
  },
  {
    block: 'picture',
    image: 'street-voorbeeldpagina',
    alt: 'Street of brick terraced homes, trees and two neighbours on the pavement',
    caption: 'A picture with caption and credit. Choose “wide” for a picture across the page.',
    credit: 'Drawn with code',
    size: 'wide',
  },
  {
    block: 'columns',
    title: 'Columns',
    columns: [
      {
        title: 'First column',
        body: 'Two to four columns side by side; below each other on a phone.',
      },
      { title: 'Second column', body: 'Useful for **comparing**, or for a row of contacts.' },
      { title: 'Third column', body: 'Each column has a title and text.' },
    ],
  },
  {
    block: 'call-to-action',
    title: 'Call to action',
    text: 'One sentence and one button. Use at most one per page.',
    label: 'Register free',
    target: '/bezoekersprofiel',
  },
  { block: 'faq', title: 'Frequently asked questions', group: 'visitor' },
  {
    block: 'cards',
    title: 'Cards',
    cards: [
      {
        title: 'Programme',
        text: 'Two days, sixty items.',
        target: '/programma',
        image: 'talk-voorbeeldpagina',
      },
      {
        title: 'Exhibitors',
        text: 'Ninety organisations in four streets.',
        target: '/standhouders',
        image: 'hall-voorbeeldpagina',
      },
      {
        title: 'Floor plan',
        text: 'A card without a picture is fine too, with an icon.',
        target: '/plattegrond',
        icon: 'map-pin',
      },
    ],
  },
  {
    block: 'video',
    title: 'Video',
    url: 'https://video.dakwaarts.example/terugblik-2025.mp4',
    poster: 'hall-videobeeld',
    transcript:
      'View of the central aisle. A visitor says: I wanted to know how fast it goes, and now I know the waiting too. The video loads only when you press play.',
  },
  {
    block: 'table',
    caption: 'Table: sizes of stands',
    rows: [
      'Size|Width|Depth|Good for',
      '6 m²|2 m|3 m|a pavilion space with one counter',
      '9 m²|3 m|3 m|a counter and two stools',
      '18 m²|3 m|6 m|a sample wall and a table',
      '48 m²|6 m|8 m|a home of two storeys',
    ],
  },
  {
    block: 'download',
    title: 'File to download',
    description: 'Size and type appear beside the button automatically.',
    file: 'brochure-voorbeeldpagina',
  },
  {
    block: 'quote',
    text: 'A quotation with name and job title. Short is stronger.',
    name: 'Editor',
    role: 'Dakwaarts',
  },
]

/** Every kind of block once, as a guide for editors. */
export const showcasePage: PageSeed = {
  slug: 'bouwblokken',
  title: { nl: 'Voorbeeldpagina', en: 'Example page' },
  intro: {
    nl: 'Elk soort blok één keer, zodat u ziet wat u kunt gebruiken.',
    en: 'Every type of block once, so that you can see what there is to use.',
  },
  blocks: { nl: dutch, en: english },
  seo: { noIndex: true },
}
