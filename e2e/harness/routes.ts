/**
 * Addresses of pages below the language prefix: one of every kind and state, by its route
 * (`site/app/routes`). `…` stands for the id of a document, which is found in its list.
 */
export const pathsOf = {
  home: ['/'],
  now: ['/nu'],
  programme: [
    '/programma',
    '/programma?dag=2027-03-18&weergave=plan',
    '/programma?type=tour&thema=biobased-en-circulair',
    '/programma?q=ditbestaatniet',
  ],
  'my-fair': ['/mijn-beurs'],
  'compose-day': ['/mijn-beurs/samenstellen'],
  'programme-tours': ['/programma/tours'],
  'programme-knowledge-sessions': ['/programma/kennissessies'],
  'programme-print': ['/programma/afdrukken'],
  'programme-item': [
    '/programma/honderd-woningen-in-tien-maanden',
    '/programma/de-rustwoning-en-andere-afspraken-met-bewoners',
    '/programma/vijf-jaar-energieprestatievergoeding',
    '/programma/een-tweede-leven-voor-de-module',
    '/programma/kleine-kernen-acht-woningen-tegelijk',
    '/programma/leegstand-korter-dan-een-week',
    '/programma/meerjarenonderhoudsbegrotingssystematiek-na-de-renovatie',
    '/programma/tour-flexwonen',
  ],
  speakers: ['/sprekers', '/sprekers?q=ditbestaatniet'],
  speaker: [
    '/sprekers/ilse-van-werkhoven',
    '/sprekers/wim-oudelaar',
    '/sprekers/linda-van-der-aalsvoort',
    '/sprekers/anne-fleur-van-wederhoorn-slingerbeek-tot-oldenhave',
  ],
  exhibitors: ['/standhouders', '/standhouders?letter=S&hal=1', '/standhouders?q=ditbestaatniet'],
  'exhibitor-category': [
    '/standhouders/overheden',
    '/standhouders/woningcorporaties',
    '/standhouders/nieuwbouwconcepten',
    '/standhouders/bestaande-bouwconcepten',
  ],
  exhibitor: [
    '/standhouders/…/stapelwerk-modulair',
    '/standhouders/…/buurtaccu',
    '/standhouders/…/kliklas-gevels',
  ],
  concepts: ['/concepten', '/concepten?woning=stacked&c=stapelwerk-portiek'],
  'concept-comparison': [
    '/concepten/vergelijken',
    '/concepten/vergelijken?c=stapelwerk-portiek',
    '/concepten/vergelijken?c=kruislaag-toren&c=noest-galerij&c=spanthuis-rij&c=stapelwerk-portiek',
  ],
  search: [
    '/zoeken',
    '/zoeken?q=woning',
    '/zoeken?q=woning&soort=standhouders',
    '/zoeken?q=huotbouw',
    '/zoeken?q=ditbestaatniet',
  ],
  'floor-plan': [
    '/plattegrond',
    '/plattegrond?ruimte=hoofdpodium&van=2.toilet&naar=hoofdpodium',
    '/plattegrond?stand=1.D06&q=hout',
  ],
  news: ['/nieuws', '/nieuws?pagina=2'],
  'news-item': ['/nieuws/…/hoogerven-wijst-terrein-aan-voor-flexwoningen'],
  interviews: ['/interviews'],
  interview: ['/interviews/…/ilse-van-werkhoven-leg-uw-eisen-opzij'],
  calendar: ['/kalender'],
  'calendar-item': [
    '/kalender/…/webinar-wkb-en-woningconcepten',
    '/kalender/…/rondleiding-woningfabriek-stapelwerk',
  ],
  vacancies: ['/vacatures', '/vacatures?categorie=overheden'],
  vacancy: ['/vacatures/…/projectleider-bouwstroom', '/vacatures/…/medewerker-ketenregie'],
  'vacancy-submission': ['/vacatures/aanmelden'],
  page: [
    '/fotos-2025',
    '/fotos-2023',
    '/bouwblokken',
    '/privacy',
    '/colofon',
    '/cookies',
    '/toegankelijkheid',
    '/voorwaarden',
  ],
  kiosk: ['/c'],
  venue: ['/locatie'],
  contact: ['/contact', '/contact?onderwerp=pers', '/contact?onderwerp=foto-verwijderen'],
  newsletter: ['/nieuwsbrief'],
  register: ['/registreren'],
  'register-group': ['/registreren/groep'],
  press: ['/pers'],
  pavilions: ['/paviljoens'],
  pavilion: ['/paviljoens/houtbouw'],
  faq: ['/faq', '/faq?q=hond'],
  regulation: ['/reglement-standhouders', '/reglement-standhouders?versie=2'],
  exhibiting: ['/deelnemen-als-standhouder'],
  'contract-form': ['/contractformulier'],
  advertising: ['/adverteren-en-signing'],
} as const satisfies Record<string, readonly string[]>

export type PagePath = (typeof pathsOf)[keyof typeof pathsOf][number]

/** A selection with one page of each layout, which `npm test` checks. */
export const typicalPaths: ReadonlySet<PagePath> = new Set([
  '/',
  '/nu',
  '/programma',
  '/mijn-beurs',
  '/programma/honderd-woningen-in-tien-maanden',
  '/standhouders',
  '/standhouders/…/stapelwerk-modulair',
  '/plattegrond?ruimte=hoofdpodium&van=2.toilet&naar=hoofdpodium',
  '/bouwblokken',
  '/deelnemen-als-standhouder',
  '/contractformulier',
])

/** The address of the page with a slug, as its list links to it. */
export async function findPath(siteUrl: string, list: string, slug: string): Promise<string> {
  const html = await (await fetch(siteUrl + list)).text()
  const path = new RegExp(`href="(${list}/[a-z0-9]+/${slug})"`).exec(html)?.[1]
  if (!path) throw new Error(`${list} does not link to ${slug}`)
  return path
}

/** The address with the id of its document in place of `…`. */
export async function wholePath(siteUrl: string, path: string): Promise<string> {
  const [list = '', slug] = path.split('/…/')
  return slug ? findPath(siteUrl, list, slug) : path
}

const every: readonly PagePath[] = Object.values(pathsOf).flat()

/** List and slug of each page whose address has an id. */
export const pathsBySlug: readonly (readonly [list: string, slug: string])[] = every
  .filter((path) => path.includes('/…/'))
  .map((path) => path.split('/…/') as [string, string])

/** The page's address in the language whose addresses begin with the prefix. */
export const inLanguage = (prefix: string, path: string): string =>
  path === '/' ? prefix || '/' : prefix + path

/** All addresses above, in Dutch, with their ids; or only the given ones. */
export const allPaths = (
  siteUrl: string,
  wanted: (path: PagePath) => boolean = () => true,
): Promise<readonly string[]> =>
  Promise.all(every.filter(wanted).map((path) => wholePath(siteUrl, path)))
