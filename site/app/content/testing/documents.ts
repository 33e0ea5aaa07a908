/** Documents as the CMS answers them, for tests: a small fair with one document of most types. */
export type RestDocument = { documentId: string } & Record<string, unknown>
export interface RestType {
  nl: RestDocument[]
  en: RestDocument[]
}
export type RestContent = Record<string, RestType>

let made = 0

/** A published document with the head that Strapi gives each. */
export function document(documentId: string, fields: object = {}): RestDocument {
  made++
  return {
    id: made,
    documentId,
    createdAt: '2026-09-01T08:00:00.000Z',
    updatedAt: '2026-09-02T08:00:00.000Z',
    publishedAt: '2026-09-02T08:00:00.000Z',
    locale: 'nl',
    ...fields,
  }
}

export const ref = (documentId: string) => ({ id: 1, documentId })

export const file = (name: string) => ({
  id: 7,
  documentId: `file-${name}`,
  url: `/uploads/${name}`,
  mime: 'image/jpeg',
  size: 12.5,
  width: 800,
  height: 600,
  alternativeText: 'Een foto',
  caption: null,
  updatedAt: '2026-09-02T08:00:00.000Z',
})

export const paragraph = (text: string) => [
  { type: 'paragraph', children: [{ type: 'text', text }] },
]

export const item = (id: string, fields: object = {}) =>
  document(id, {
    slug: `sessie-${id}`,
    title: `Sessie ${id}`,
    type: 'lecture',
    summary: 'Samenvatting',
    body: paragraph('Tekst'),
    day: ref('day1'),
    start: '10:30:00.000',
    end: '11:15:00.000',
    room: ref('room1'),
    themes: [ref('theme1')],
    speakers: [{ id: 1, role: 'speaker', speaker: ref('speaker1') }],
    exhibitor: null,
    tourStops: [],
    audience: null,
    language: 'nl',
    capacity: 40,
    signUp: 'none',
    state: 'planned',
    changeNote: null,
    previousDay: null,
    previousStart: null,
    previousEnd: null,
    previousRoom: null,
    partOf: null,
    presentation: null,
    recordingUrl: null,
    featured: false,
    seo: null,
    ...fields,
  })

export const exhibitor = (id: string, fields: object = {}) =>
  document(id, {
    name: `Bedrijf ${id}`,
    slug: `bedrijf-${id}`,
    sortName: null,
    category: ref('category1'),
    pavilion: null,
    stands: [ref('stand1')],
    mainExhibitor: null,
    logo: file('logo.svg'),
    intro: 'Wij bouwen',
    body: null,
    website: 'https://bedrijf.example',
    socials: [],
    themes: [],
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    seo: null,
    ...fields,
  })

export const speaker = (id: string, fields: object = {}) =>
  document(id, {
    firstName: 'Anna',
    infix: 'van der',
    lastName: 'Berg',
    slug: `anna-${id}`,
    jobTitle: 'Directeur',
    organisation: 'Bedrijf',
    exhibitor: ref('exhibitor1'),
    photo: null,
    bio: null,
    linkedIn: null,
    featured: false,
    seo: null,
    ...fields,
  })

export const page = (id: string, blocks: object[], fields: object = {}) =>
  document(id, {
    title: `Pagina ${id}`,
    slug: `pagina-${id}`,
    intro: null,
    blocks: blocks.map((block, index) => ({ id: index, ...block })),
    layout: 'default',
    seo: null,
    ...fields,
  })

/** A complete small fair; the path below `/api` → its documents. Fresh on every call. */
export function sampleFair(): RestContent {
  const only = (...nl: RestDocument[]): RestType => ({ nl, en: [] })
  return {
    editions: {
      nl: [
        document('edition1', {
          year: 2027,
          name: 'Dakwaarts 2027',
          slogan: 'Sneller wonen',
          lead: null,
          startDate: '2027-03-16',
          endDate: '2027-03-17',
          venue: 'De Hallen',
          city: 'Utrecht',
          programmePublished: true,
          programmeExpected: null,
          registrationOpen: true,
          registrationUrl: 'https://tickets.example',
        }),
      ],
      en: [document('edition1', { name: 'Dakwaarts 2027', slogan: 'Homes, faster', lead: null })],
    },
    'site-settings': {
      nl: [
        document('settings1', {
          name: 'Dakwaarts',
          organisation: 'Stichting Dakwaarts',
          address: 'Laan 1',
          postcode: '1234 AB',
          city: 'Utrecht',
          kvk: '12345678',
          vat: 'NL0',
          email: 'info@dakwaarts.example',
          phone: null,
          edition: ref('edition1'),
          bannerActive: true,
          bannerText: 'Let op',
          bannerTarget: '/programma',
          socials: [],
          redirectHosts: 'partner.example\n',
          logo: null,
          logoDark: null,
          icon: null,
          heroPhoto: null,
        }),
      ],
      en: [],
    },
    days: only(
      document('day1', {
        edition: ref('edition1'),
        date: '2027-03-16',
        opensAt: '09:00:00.000',
        closesAt: '17:30:00.000',
      }),
    ),
    halls: only(
      document('hall1', {
        name: 'Hal 1',
        number: 1,
        level: null,
        width: 60,
        length: 90.5,
        background: null,
        version: null,
        pointsOfInterest: [{ id: 1, kind: 'lift', label: 'Lift', x: 1, y: 2 }],
      }),
    ),
    passages: only(),
    rooms: only(
      document('room1', {
        name: 'Zolder',
        slug: 'zolder',
        hall: ref('hall1'),
        capacity: 80,
        polygon: null,
        hearingLoop: true,
        wheelchairPlaces: null,
        position: 1,
      }),
    ),
    themes: {
      nl: [
        document('theme1', {
          name: 'Geld en grond',
          slug: 'geld-en-grond',
          colour: 'ochre',
          icon: null,
          position: 1,
        }),
      ],
      en: [document('theme1', { name: 'Money and land' })],
    },
    'exhibitor-categories': only(
      document('category1', { name: 'Overheden', slug: 'overheden', intro: null, position: 1 }),
    ),
    stands: only(
      document('stand1', {
        number: '1.A12',
        hall: ref('hall1'),
        polygon: [
          [0, 0],
          [3, 0],
          [3, 3],
        ],
        width: 3,
        depth: 3,
        area: 9,
        openSides: 2,
        availability: 'let',
        optionUntil: null,
      }),
    ),
    partners: only(),
    pavilions: only(),
    exhibitors: {
      nl: [
        exhibitor('exhibitor1'),
        exhibitor('exhibitor2', { stands: [], mainExhibitor: ref('exhibitor1') }),
      ],
      en: [document('exhibitor1', { intro: 'We build', body: null, seo: null })],
    },
    speakers: only(speaker('speaker1')),
    'programme-items': {
      nl: [item('item1'), item('item2', { start: '09:15:00.000' })],
      en: [
        document('item1', {
          title: 'Session item1',
          summary: 'Summary',
          body: paragraph('Text'),
          audience: null,
          changeNote: null,
          seo: null,
        }),
      ],
    },
    concepts: only(),
    vacancies: only(),
    interviews: only(),
    'news-items': only(),
    'calendar-items': only(),
    'faq-items': only(
      document('faq1', {
        question: 'Waar?',
        answer: paragraph('Hier'),
        group: 'visitor',
        position: 2,
      }),
      document('faq2', {
        question: 'Hoe laat?',
        answer: paragraph('Nu'),
        group: 'visitor',
        position: 1,
      }),
    ),
    'photo-albums': only(),
    pages: only(
      page('page1', [
        { __component: 'blocks.faq', title: 'Vragen', group: 'visitor' },
        { __component: 'blocks.table', caption: 'Prijzen', rows: 'Maat | Prijs\n3 m | 100\n\n' },
        { __component: 'blocks.unknown' },
      ]),
    ),
    'navigation-items': only(
      document('nav1', { label: 'Programma', target: '/programma', group: 'main', position: 1 }),
    ),
    redirects: only(
      document('redirect1', { from: '/oud', to: '/nieuw', kind: 'permanent' }),
      document('redirect2', { from: '/weg', to: 'https://evil.example', kind: 'temporary' }),
    ),
    'short-links': only(document('link1', { code: 'app', target: 'https://partner.example/app' })),
  }
}
