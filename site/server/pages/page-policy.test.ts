import {
  albumPath,
  calendarItemPath,
  categoryPath,
  editorsPagePath,
  exhibitorPath,
  interviewPath,
  newsItemPath,
  pavilionPath,
  programmeItemPath,
  speakerPath,
  vacancyPath,
} from '@beursvloer/contract/page-addresses'
import { isReservedPath } from '@beursvloer/contract/reserved-paths'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page } from '../../app/content/testing/documents.ts'
import { sampleSnapshot } from '../../app/content/testing/sample-content.ts'
import { defaultLocales, type LocaleSettings, localeBases } from '../../app/i18n/locales.ts'
import config from '../../app/routes.ts'
import { publicAddresses } from '../../app/sharing/public-addresses.ts'
import type { PageHandle } from '../../app/shell/page-handle.ts'
import { fullPath, readPages } from '../../app/shell/pages.server.ts'
import { countedPages } from '../statistics/counted-pages.ts'
import { pagePolicy } from './page-policy.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']

const modules = import.meta.glob<Module>('../../app/routes/*.{ts,tsx}', { eager: true })

/** The routes as a build has them. */
const routesOf = (entries: readonly RouteConfigEntry[], parentId?: string): Routes =>
  Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children = [] }) => {
      const own = id ?? file.replace(/\.tsx?$/, '')
      const module = modules[`../../app/${file}`] as Module
      return { [own]: { id: own, parentId, path, index, module }, ...routesOf(children, own) }
    }),
  )

const routes = routesOf(await config)
const pages = readPages(routes)
const policyOf = (path: string) => pagePolicy(pages.at(path))
const handleOf = (file: string) => modules[`../../app/routes/${file}`]?.handle as PageHandle

describe('the declaration of a page', () => {
  const declared =
    (handle: Partial<PageHandle> | undefined, given: Partial<Module> = {}) =>
    () =>
      readPages({
        page: { id: 'routes/new', path: 'x', module: { default: () => null, handle, ...given } },
      })
  const complete: PageHandle = { audience: 'shared', sitemap: true, counted: true }
  const action = () => null

  it('is required', () => {
    expect(declared(undefined)).toThrow('routes/new: its handle lacks audience, sitemap, counted')
    expect(declared({ audience: 'shared', counted: true })).toThrow('lacks sitemap')
    expect(declared(complete)).not.toThrow()
  })

  it('names forms exactly where there is an action', () => {
    expect(declared(complete, { action })).toThrow('its handle no forms')
    expect(declared({ ...complete, forms: [] })).toThrow('it has no action')
    expect(declared({ ...complete, forms: [{ maxBodyBytes: 1 }] }, { action })).not.toThrow()
  })

  it('names search parameters of shared pages only', () => {
    expect(declared({ ...complete, audience: 'personal', parameters: ['q'] })).toThrow(
      'only shared',
    )
  })
})

it.each([
  ['/', []],
  ['/programma', ['dag', 'weergave', 'q', 'type', 'thema', 'ruimte', 'taal', 'mijn']],
  ['/programma/tours', ['dag', 'weergave', 'q', 'type', 'thema', 'ruimte', 'taal']],
  ['/programma/opening', []],
  ['/mijn-beurs', []],
  ['/mijn-beurs/samenstellen', []],
  ['/looptijden.json', ['van']],
  ['/programma.ics', ['id', 'q', 'type', 'thema', 'ruimte', 'taal']],
  ['/standhouders/overheden', ['q', 'letter', 'thema', 'hal', 'paviljoen']],
  ['/standhouders/k7m2/stapelwerk', ['foto']],
  ['/concepten', ['soort', 'woning', 'c']],
  ['/concepten/vergelijken', ['c', 'meer']],
  ['/concepten/vergelijken.xlsx', ['c']],
  ['/fotos-2025', ['pagina', 'foto']],
  ['/privacy', []],
  ['/reglement-standhouders.pdf', ['versie']],
  ['/no/such/page', []],
])('%s is the same for everybody, with the parameters %j', (path, parameters) => {
  const policy = policyOf(path)
  expect(policy).toMatchObject({
    cache: true,
    privateParameters: ['preview'],
    opensIdentity: false,
  })
  expect(policy.parameters).toEqual(parameters)
})

it.each([
  '/inloggen',
  '/Inloggen',
  '/inloggen/firebase',
  '/uitloggen',
  '/account.json',
  '/aanmeldingen.json',
  '/bezoekersprofiel/badge.png',
  '/l/TOURS',
  '/deur/k7m2p9xa',
  '/formulieren/contact/ticket',
  '/nieuwsbrief/bevestigen',
])('%s is rendered for each request', (path) => {
  expect(policyOf(path).cache).toBe(false)
})

it('forms are accepted on their pages only, up to the size of the largest', () => {
  expect(policyOf('/contact')).toMatchObject({ action: true, maxBodyBytes: 256 * 1024 })
  expect(policyOf('/nieuwsbrief/bevestigen')).toMatchObject({ action: true, maxBodyBytes: 1024 })
  expect(policyOf('/registreren')).toMatchObject({ action: true, maxBodyBytes: 64 * 1024 })
  expect(policyOf('/bezoekersprofiel').maxBodyBytes).toBe(6 * 1024 * 1024)
  for (const path of ['/', '/programma/tours', '/contact/x']) {
    expect(policyOf(path).action).toBe(false)
  }
})

it('windows of the identity provider open on its own page only', () => {
  expect(policyOf('/inloggen/firebase').opensIdentity).toBe(true)
  for (const path of ['/inloggen', '/inloggen/oidc', '/inloggen/firebase/klaar', '/registreren']) {
    expect(policyOf(path).opensIdentity).toBe(false)
  }
})

it('the camera is allowed at the door and for scanning at a stand only', () => {
  const using = Object.values(routes).filter(
    (route) => (route?.module.handle as PageHandle)?.usesCamera,
  )
  expect(using.map((route) => route?.id)).toEqual(['routes/door', 'routes/stand-scan'])
  expect(policyOf('/deur/k7m2p9xa').usesCamera).toBe(true)
  expect(policyOf('/deur').usesCamera).toBe(false)
})

// docs/requirements.md section 2.2
it.each(['news-id-slug', 'kalender-id-slug', 'vacatures-id-slug', 'l-id', 'c'])(
  'views of %s are not counted',
  (id) => {
    expect(routes[id]?.module.handle).toMatchObject({ counted: false })
  },
)

it('personal pages are closed to crawlers, and no others', () => {
  expect(pages.personalPaths).toEqual([
    '/aanmelden',
    '/aanmeldingen.json',
    '/account.json',
    '/bewaard.json',
    '/bezoekersprofiel',
    '/deur',
    '/email-valideren',
    '/gesprekken',
    '/inloggen',
    '/inloggen-met-link',
    '/meldingen.json',
    '/mijn-beurs/agenda',
    '/mijn-beurs/dagen',
    '/mijn-beurs/delen',
    '/mijn-beurs/gedeeld',
    '/mijn-stand',
    '/registreren/uitnodiging',
    '/uitloggen',
    '/visitekaartje',
    '/wachtwoord-herstellen',
    '/wachtwoord-vergeten',
    '/wachtwoord-wijzigen',
  ])
})

const known = { id: 'k7m2p9xa', slug: 'stapelwerk', year: 2025 }

it.each([
  ['programme-item.tsx', programmeItemPath],
  ['speaker.tsx', speakerPath],
  ['pavilion.tsx', pavilionPath],
  ['exhibitor-category.tsx', categoryPath],
  ['page.tsx', editorsPagePath],
  ['page.tsx', albumPath],
  ['exhibitor.tsx', exhibitorPath],
  ['news-item.tsx', newsItemPath],
  ['interview.tsx', interviewPath],
  ['vacancy.tsx', vacancyPath],
  ['calendar-item.tsx', calendarItemPath],
])('%s shows what its address declares', (file, pathOf) => {
  expect(pages.at(pathOf(known)).handle).toBe(handleOf(file))
})

/** Pages with the editors' text, under addresses of their own. */
const written = [
  ...['contact', 'locatie', 'deelnemen-als-standhouder', 'contractformulier'],
  ...['adverteren-en-signing', 'reglement-standhouders', 'pers', 'c'],
]

it('addresses of pages that a slug could equal are reserved', () => {
  const paths = Object.keys(routes).map((id) => fullPath(routes, id))
  const lists = paths.flatMap((path) => /^(.*)\/:\w+$/.exec(path)?.[1] ?? [])
  const beside = paths.filter((path) => {
    const [, list = '', slug = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? []
    return lists.includes(list) && /^[a-z0-9-]+$/.test(slug) && !written.includes(slug)
  })
  expect(beside).toEqual(expect.arrayContaining(['/nu', '/programma/tours']))
  expect(beside.filter((path) => !isReservedPath(path))).toEqual([])
  expect(written.filter((slug) => isReservedPath(editorsPagePath({ slug })))).toEqual([])
})

it('addresses of the server, languages and albums are reserved', () => {
  for (const slug of ['health', 'live', 'icons', 'assets', 'en', 'nl', 'fotos-2027'])
    expect(isReservedPath(editorsPagePath({ slug }))).toBe(true)
  for (const slug of ['privacy', 'tours', 'fotos-van-2027', 'healthy'])
    expect(isReservedPath(editorsPagePath({ slug }))).toBe(false)
})

describe('public addresses', () => {
  const { nl } = sampleSnapshot((fair) => {
    fair.pages?.nl.push(...written.map((slug) => page(`page-${slug}`, [], { slug })))
  })
  const paths = [...publicAddresses(nl).keys()]

  it('are those of shared pages', () => {
    const others = paths.filter((path) => pages.at(path).handle.audience !== 'shared')
    expect(others).toEqual([])
  })

  it('include every page that can be in the sitemap and has no parameters', () => {
    const absent = Object.keys(routes)
      .map((id) => fullPath(routes, id))
      .filter((path) => !/[:*]/.test(path) && pages.at(path).handle.sitemap)
      .filter((path) => !paths.includes(path))
    expect(absent).toEqual([])
  })

  it('are in the sitemap, except the page on screens at the fair', () => {
    expect(paths.filter((path) => !pages.at(path).handle.sitemap)).toEqual(['/c'])
  })
})

describe('the counted document of an address', () => {
  const SITE = 'https://dakwaarts.example'
  const locales: LocaleSettings = {
    ...{ locales: defaultLocales, defaultLocale: 'nl' },
    ...{ strategy: 'prefix_except_default', detect: true },
  }
  const snapshot = sampleSnapshot()
  const settings = { locales, siteUrls: [SITE] as const }
  const { pageAt, hasDocument } = countedPages(
    settings,
    localeBases(locales, SITE),
    pages,
    () => snapshot,
  )
  const at = (path: string) => pageAt(SITE + path, undefined)

  it('is known for every public page, in its language', () => {
    for (const { locale } of [snapshot.nl, snapshot.en]) {
      const prefix = locale === 'en' ? '/en' : ''
      const unknown = [...publicAddresses(snapshot[locale]).keys()].filter(
        (path) => at(`${prefix}${path}`)?.language !== locale,
      )
      expect(unknown).toEqual([])
    }
  })

  it('is the one that the page shows, whatever the slug in its address', () => {
    const [item] = snapshot.nl.programmeItems.all
    const [exhibitor] = snapshot.nl.exhibitors.all
    if (!item || !exhibitor) throw new Error('the sample fair is empty')
    expect(at(`/en${programmeItemPath(item)}`)).toMatchObject({
      ...{ route: 'programme-item', document: item.id, counted: true, language: 'en' },
    })
    expect(at(exhibitorPath({ ...exhibitor, slug: 'vroeger' }))?.document).toBe(exhibitor.id)
    expect([hasDocument(exhibitor.id), hasDocument(exhibitor.slug)]).toEqual([true, false])
    expect(at('/programma?dag=1')).toMatchObject({ route: 'programme', document: '' })
    expect(at('/programma')?.parameters).toContain('thema')
  })

  it('is absent for pages that do not exist, or redirect', () => {
    for (const path of ['/programma/geheim', '/jan@voorbeeld.nl', '/fotos-1999'])
      expect(at(path)).toBeNull()
    expect(pageAt('https://elders.example/', undefined)).toBeNull()
    expect(pageAt('geen adres', undefined)).toBeNull()
    expect(at('/a/b/c')).toMatchObject({ route: 'not-found', counted: false })
  })
})
