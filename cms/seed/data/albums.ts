import type { AlbumSeed } from '../types-floor.ts'

const LICENCE = 'CC BY 4.0'

/** Picture key, Dutch and English description; pictures are in `cms/seed/media` by their key. */
const PHOTOS: readonly (readonly [string, string, string])[] = [
  [
    'hall-2025-opening',
    'Bezoekers in het middenpad van hal 1 op de eerste ochtend',
    'Visitors in the central aisle of hall 1 on the first morning',
  ],
  [
    'talk-2025-opening',
    'Volle zaal bij de opening op het Hoofdpodium',
    'Full house at the opening on the main stage',
  ],
  [
    'meeting-2025-koffie',
    'Bezoekers praten aan een statafel bij een stand',
    'Visitors talking at a standing table on a stand',
  ],
  [
    'hall-2025-ochtend',
    'Standhouders en bezoekers onder de lichtstraten van hal 2',
    'Exhibitors and visitors under the skylights of hall 2',
  ],
  [
    'timber-2025-proefwoning',
    'Gestapelde houten modules met groene daken',
    'Stacked timber modules with green roofs',
  ],
  [
    'models-2025-tafel-vierkant',
    'Bezoekers rond een maquette van een woonwijk',
    'Visitors around a scale model of a neighbourhood',
  ],
  [
    'talk-2025-panel',
    'Vier sprekers op het podium voor een tekening van een straat',
    'Four speakers on stage in front of a street drawing',
  ],
  [
    'meeting-2025-overheden-staand',
    'Gesprek bij een elevatie op het Overheidsplein',
    'Conversation by an elevation on the authorities square',
  ],
  [
    'hall-2025-middag',
    'Drukte tussen de stands op de eerste middag',
    'A crowd between the stands on the first afternoon',
  ],
  [
    'factory-2025-excursie-breed',
    'Excursie langs de productielijn van een woningfabriek',
    'Excursion along the production line of a housing factory',
  ],
  [
    'street-2025-wijk',
    'Wandeling door een vernieuwde straat in Meerhaven',
    'Walk through a renewed street in Meerhaven',
  ],
  [
    'renovation-2025-galerij-staand',
    'Galerijflat in de steigers, half vernieuwd',
    'Gallery flat in scaffolding, half renewed',
  ],
  [
    'meeting-2025-advies',
    'Adviesgesprek tussen drie bezoekers en een bouwer',
    'Three visitors taking advice from a builder',
  ],
  [
    'hall-2025-vogelvlucht-breed',
    'Blik door het pad met banieren boven de stands',
    'View down the aisle with banners above the stands',
  ],
  [
    'talk-2025-lezing-staand',
    'Spreker achter de lessenaar tijdens een lezing',
    'Speaker at the lectern during a lecture',
  ],
  [
    'site-2025-hijsen-staand',
    'Een houten module hangt in de kraan boven de bouwplaats',
    'A timber module hanging from the crane above the site',
  ],
  [
    'court-2025-binnentuin',
    'Bewoners in de binnentuin van een woonblok',
    'Residents in the courtyard of a housing block',
  ],
  [
    'meeting-2025-handdruk',
    'Bezoekers in gesprek naast twee proefmodules',
    'Visitors in conversation beside two sample modules',
  ],
  [
    'models-2025-stedenbouw',
    'Maquette met gekleurde blokken onder hanglampen',
    'Scale model with coloured blocks under pendant lamps',
  ],
  [
    'hall-2025-hal2',
    'Stands met gekleurde luifels in hal 2',
    'Stands with coloured fascias in hall 2',
  ],
  [
    'timber-2025-straatje-vierkant',
    'Houten woningen met fietsen voor de deur',
    'Timber homes with bicycles by the door',
  ],
  [
    'talk-2025-debat',
    'Publiek luistert naar het debat over betaalbaarheid',
    'Audience listening to the debate on affordability',
  ],
  [
    'factory-2025-wand',
    'Een wandelement wordt door de hal gehesen',
    'A wall panel hoisted through the factory',
  ],
  ['meeting-2025-lunch', 'Lunchgesprek aan een ronde tafel', 'Lunch conversation at a round table'],
  [
    'street-2025-deuren-breed',
    'Rijwoningen met zonnepanelen en bomen',
    'Terraced homes with solar panels and trees',
  ],
  [
    'renovation-2025-kozijnen-staand',
    'Bouwers plaatsen kozijnen vanaf de steiger',
    'Builders fitting windows from the scaffolding',
  ],
  [
    'hall-2025-tweede-dag',
    'Bezoekers komen binnen op de tweede dag',
    'Visitors arriving on the second day',
  ],
  [
    'court-2025-bankje-vierkant',
    'Bankje onder de bomen tussen twee flats',
    'Bench under the trees between two blocks',
  ],
  [
    'site-2025-kraan-staand',
    'Kraan en gestapelde modules tegen een avondlucht',
    'Crane and stacked modules against an evening sky',
  ],
  ['talk-2025-vragen', 'Zaal tijdens de vragenronde', 'The room during questions'],
  [
    'meeting-2025-jongeren',
    'Studenten in gesprek met een corporatie',
    'Students talking to a housing association',
  ],
  [
    'models-2025-handen',
    'Vier bezoekers bij de maquette van het Overheidsplein',
    'Four visitors by the model on the authorities square',
  ],
  [
    'timber-2025-avond',
    'Houten stapelwoningen in avondlicht',
    'Stacked timber homes in evening light',
  ],
  [
    'hall-2025-slot',
    'Laatste gesprekken in het middenpad',
    'Last conversations in the central aisle',
  ],
  [
    'street-2025-buren',
    'Buren op de stoep van een bakstenen straat',
    'Neighbours on the pavement of a brick street',
  ],
  [
    'meeting-2025-borrel-vierkant',
    'Napraten bij de borrel op de tweede dag',
    'Catching up over drinks on the second day',
  ],
]

/** The same for the edition before it. */
const PHOTOS_2023: readonly (readonly [string, string, string])[] = [
  [
    'hall-2023-opening',
    'De eerste bezoekers onder de dakspanten van hal 1',
    'The first visitors under the roof trusses of hall 1',
  ],
  ['talk-2023-zaal', 'Zaal tijdens de openingslezing', 'The room during the opening lecture'],
  [
    'models-2023-maquette',
    'Drie bezoekers bij een maquette van rijwoningen',
    'Three visitors by a scale model of terraced homes',
  ],
  [
    'timber-2023-stapel-staand',
    'Eerste proefopstelling van houten modules',
    'First trial set-up of timber modules',
  ],
  [
    'meeting-2023-koffie',
    'Gesprek bij de koffie in het middenpad',
    'Conversation over coffee in the central aisle',
  ],
  [
    'renovation-2023-gevel',
    'Voorbeeld van een nieuwe gevel op ware grootte',
    'Full-size example of a new façade',
  ],
]

/** What a picture shows, by the first word of its key; buildings and models otherwise. */
const SUBJECTS: Readonly<Record<string, AlbumSeed['photos'][number]['subject']>> = {
  hall: 'halls',
  talk: 'stage',
  meeting: 'people',
  factory: 'tours',
}

const photosOf = (pictures: typeof PHOTOS, hidden?: number) =>
  pictures.map(([image, nl, en], index) => ({
    image,
    alt: { nl, en },
    subject: SUBJECTS[image.split('-')[0] ?? ''] ?? ('exhibits' as const),
    kind: 'illustration' as const,
    photographer: 'Dakwaarts',
    licence: LICENCE,
    hidden: index === hidden,
  }))

/**
 * The albums of the previous editions: 36 drawn “photos”, the last one hidden at someone’s request,
 * and six of the first edition.
 */
export const albums: AlbumSeed[] = [
  {
    slug: 'fotos-2025',
    year: 2025,
    title: { nl: 'Foto’s 2025', en: 'Photos 2025' },
    intro: {
      nl: 'Twee dagen Dakwaarts 2025 in beeld: van de eerste koffie in hal 1 tot de borrel op donderdag.',
      en: 'Two days of Dakwaarts 2025 in pictures: from the first coffee in hall 1 to the drinks on Thursday.',
    },
    photos: photosOf(PHOTOS, PHOTOS.length - 1),
  },
  {
    slug: 'fotos-2023',
    year: 2023,
    title: { nl: 'Foto’s 2023', en: 'Photos 2023' },
    intro: {
      nl: 'De eerste editie, in één hal en met veertig standhouders.',
      en: 'The first edition, in one hall and with forty exhibitors.',
    },
    photos: photosOf(PHOTOS_2023),
  },
]
