import { byTime } from '@beursvloer/contract/content/order'
import { lookUp } from '@beursvloer/contract/content/redirects'
import { isPageOf, partsWithout, typesOf } from '@beursvloer/contract/fair-parts'
import { isReservedPath } from '@beursvloer/contract/reserved-paths'
import { safeTarget } from '@beursvloer/contract/safe-target'
import { slugAddresses, slugIn } from '@beursvloer/contract/slug-addresses'
import { documentTypes } from './document-type.server.ts'
import { buildGraph, type Graph, type RawContent, type SkippedDocument } from './graph.server.ts'
import type * as model from './model.ts'
import { currentEditionIn, ofEdition } from './of-edition.server.ts'

/** A node before it is frozen. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Fills in fields that follow from relations of other documents: the days of an edition, the
 * sessions of a speaker, the stands of a co-exhibitor and so on. Lists keep the order of their
 * type.
 */
function derive(graph: Graph): void {
  const items = programmeOf(graph)
  const exhibitors = graph.all('exhibitor')
  fill('days', graph.all('day'), (day) => [day.edition])
  fill('stands', graph.all('stand'), (stand) => [stand.hall])
  fill('rooms', graph.all('room'), (room) => [room.hall])
  fill('pavilions', graph.all('pavilion'), (pavilion) => [pavilion.hall])

  for (const exhibitor of exhibitors) {
    if (exhibitor.stands.length === 0 && exhibitor.mainExhibitor) {
      mutable(exhibitor).stands = exhibitor.mainExhibitor.stands
    }
  }
  fill('coExhibitors', exhibitors, (exhibitor) => [exhibitor.mainExhibitor])
  fill('concepts', graph.all('concept'), (concept) => [concept.exhibitor])
  fill('vacancies', graph.all('vacancy'), (vacancy) => [vacancy.exhibitor])
  fill('pictures', graph.all('stand-picture'), (picture) => [picture.exhibitor])
  fill('speakers', graph.all('speaker'), (speaker) => [speaker.exhibitor])
  fill('programmeItems', items, (item) => [
    item.exhibitor,
    ...item.contributions.map(({ speaker }) => speaker.exhibitor),
  ])
  fill('exhibitors', exhibitors, (exhibitor) => [exhibitor.pavilion])
  fill('exhibitors', mainFirst(exhibitors), (exhibitor) => exhibitor.stands)
  fill('programmeItems', items, (item) => item.contributions.map(({ speaker }) => speaker))

  const edition = currentEdition(graph)
  // While no item is published the programme counts as unpublished, whatever its edition says.
  if (edition && items.length === 0) mutable(edition).programmePublished = false
}

/** The edition that the settings name; without one the newest that is published. */
function currentEdition(graph: Graph): model.Edition | null {
  return graph.all('site-settings')[0]?.edition ?? graph.all('edition')[0] ?? null
}

/** The items on the current edition's days, by day, start, then room. */
function programmeOf(graph: Graph): readonly model.ProgrammeItem[] {
  const edition = currentEdition(graph)
  const rooms = new Map(graph.all('room').map((room, index) => [room, index]))
  return graph
    .all('programme-item')
    .filter((item) => item.day.edition === edition)
    .sort(
      (a, b) =>
        byTime(a.day.date, b.day.date) ||
        byTime(a.start, b.start) ||
        (rooms.get(a.room) ?? 0) - (rooms.get(b.room) ?? 0),
    )
}

function mainFirst(exhibitors: readonly model.Exhibitor[]): readonly model.Exhibitor[] {
  return exhibitors.toSorted((a, b) => Number(!!a.mainExhibitor) - Number(!!b.mainExhibitor))
}

function mutable<T>(node: T): Mutable<T> {
  return node
}

/** Fills a field of nodes with the `others` that relate to each; twice to the same node counts once. */
function fill<F extends string, O, T extends Readonly<Record<F, readonly O[]>>>(
  field: F,
  others: readonly O[],
  relations: (other: O) => readonly (T | null)[],
): void {
  const pairs = others.flatMap((other) =>
    [...new Set(relations(other))].map((node) => ({ node, other })),
  )
  for (const [node, found] of Map.groupBy(pairs, ({ node }) => node))
    if (node) (node as Record<F, readonly O[]>)[field] = found.map(({ other }) => other)
}

/**
 * Freezes a value and everything it leads to, circles included, and returns it. Values that are
 * frozen already count as done. Works with a stack of its own: a graph is deeper than the call
 * stack.
 */
function deepFreeze<T>(value: T): T {
  const stack: unknown[] = [value]
  while (stack.length > 0) {
    const next = stack.pop()
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
    Object.freeze(next)
    for (const part of Object.values(next)) stack.push(part)
  }
  return value
}

/** Everything published at one version, in both languages; never changes. */
export interface Snapshot {
  readonly version: string
  readonly nl: model.Content
  readonly en: model.Content
}

/**
 * There is content, but without the documents that every page needs: site settings and an edition.
 */
export class IncompleteContent extends Error {}

/**
 * Links raw documents into the content of both languages. `skipped` names documents that cannot be
 * shown. Throws IncompleteContent when the site settings or every edition are missing.
 * @param edition the id of the one that is shown; by default the current one
 */
export function buildSnapshot(
  raw: RawContent,
  version: string,
  edition = currentEditionIn(raw),
): { snapshot: Snapshot; skipped: readonly SkippedDocument[] } {
  const shown = withoutParts(edition === null ? raw : ofEdition(raw, edition))
  const nl = buildContent(shown, version, 'nl')
  const en = buildContent(shown, version, 'en')
  return {
    snapshot: deepFreeze({ version, nl: nl.content, en: en.content }),
    // Both languages share their structure, so both skip the same documents.
    skipped: nl.skipped,
  }
}

function buildContent(raw: RawContent, version: string, locale: model.LocaleCode) {
  const built = buildGraph(documentTypes, raw, locale)
  const { graph } = built
  derive(graph)
  const settings = graph.all('site-settings')[0]
  const edition = currentEdition(graph)
  if (!settings) throw new IncompleteContent('the site settings are missing')
  if (!edition) throw new IncompleteContent('no edition is published')

  const isSafe = ({ target }: { target: string }) => !!safeTarget(target, settings.redirectHosts)
  const redirects = graph.all('redirect')
  const [safeRedirects, unsafeRedirects] = split(redirects, ({ to }) => isSafe({ target: to }))
  const [safeLinks, unsafeLinks] = split(graph.all('short-link'), isSafe)
  const skipped = [
    ...built.skipped,
    ...unsafeRedirects.map(({ id }) => unsafe('redirect', id)),
    ...unsafeLinks.map(({ id }) => unsafe('short-link', id)),
  ]
  const links = new Map(safeLinks.map((link) => [link.code, link]))

  const redirect = lookUp(safeRedirects)
  const bySlug = <T extends model.Document & { readonly slug: string }>(
    all: readonly T[],
    type: keyof typeof slugAddresses,
  ) => collection(all, slugOf, renamedBy(safeRedirects, redirect, slugAddresses[type]))

  const pages = bySlug(graph.all('page'), 'page')
  const content: model.Content = {
    locale,
    version,
    settings,
    formSettings: graph.all('form-settings')[0] ?? null,
    statisticsSettings: graph.all('statistics-settings')[0] ?? null,
    edition,
    navigation: navigationOf(graph, settings, pages, redirect),
    halls: collection(graph.all('hall')),
    passages: graph.all('passage'),
    rooms: bySlug(graph.all('room'), 'room'),
    themes: bySlug(graph.all('theme'), 'theme'),
    organisationTypes: graph.all('organisation-type'),
    categories: bySlug(graph.all('exhibitor-category'), 'exhibitor-category'),
    programmeItems: bySlug(programmeOf(graph), 'programme-item'),
    speakers: bySlug(graph.all('speaker'), 'speaker'),
    exhibitors: collection(graph.all('exhibitor'), slugOf),
    pavilions: bySlug(graph.all('pavilion'), 'pavilion'),
    stands: collection(graph.all('stand'), (stand) => stand.number),
    concepts: bySlug(graph.all('concept'), 'concept'),
    interviews: collection(graph.all('interview'), slugOf),
    news: collection(graph.all('news-item'), slugOf),
    vacancies: collection(graph.all('vacancy'), slugOf),
    calendar: collection(graph.all('calendar-item'), slugOf),
    faq: graph.all('faq-item'),
    albums: collection(graph.all('photo-album'), slugOf),
    partners: graph.all('partner'),
    team: graph.all('team-member'),
    tariffs: graph.all('tariff'),
    products: graph.all('product'),
    regulations: graph.all('regulation'),
    pages,
    synonyms: graph.all('synonym').filter(({ terms }) => terms.length > 1),
    redirect,
    shortLink: (code) => links.get(code),
  }
  return { content, skipped }
}

function slugOf(node: { readonly slug: string }): string {
  return node.slug
}

/**
 * A list with look-up by id and by `key`; an id takes precedence over an equal key of another
 * document, and that over an earlier key.
 */
function collection<T extends model.Document>(
  all: readonly T[],
  key?: (node: T) => string,
  renamed: Readonly<Record<string, string>> = {},
): model.Collection<T> {
  const index = new Map<string, T>()
  if (key) for (const node of all) index.set(key(node), node)
  for (const [before, now] of Object.entries(renamed)) {
    const node = index.get(now)
    if (node && !index.has(before)) index.set(before, node)
  }
  for (const node of all) index.set(node.id, node)
  return { all, renamed, find: (idOrSlug) => index.get(idOrSlug) }
}

/** The `renamed` of a collection, read from the redirects that changes of a slug leave behind. */
function renamedBy(
  redirects: readonly model.Redirect[],
  redirect: model.Content['redirect'],
  addressOf: (document: { readonly slug: string }) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    redirects.flatMap(({ from }) => {
      const [before, now] = [from, redirect(from)?.to ?? ''].map((path) => slugIn(path, addressOf))
      return before && now ? [[before, now]] : []
    }),
  )
}

/** The documents without those of parts that the fair does without. */
function withoutParts(raw: RawContent): RawContent {
  const types = typesOf(partsWithout(raw['site-settings'].nl[0] ?? {}))
  return { ...raw, ...Object.fromEntries(types.map((type) => [type, { nl: [], en: [] }])) }
}

/**
 * The menus, without lines to pages that the fair does without, and to those of editors that are not
 * published: their address would be a 404.
 */
function navigationOf(
  graph: Graph,
  { without }: model.SiteSettings,
  pages: model.Content['pages'],
  redirect: model.Content['redirect'],
): model.Content['navigation'] {
  const isThere = ({ target }: model.NavigationItem) => {
    const slug = /^\/([^/?#]+)$/.exec(target)?.[1]
    return !slug || isReservedPath(target) || !!pages.find(slug) || !!redirect(target)
  }
  const items = graph
    .all('navigation-item')
    .filter((item) => !isPageOf(without, item.target) && isThere(item))
  const group = (name: model.NavigationGroup) => items.filter((item) => item.group === name)
  return {
    main: group('main'),
    visit: group('visit'),
    participate: group('participate'),
    about: group('about'),
  }
}

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

function unsafe(type: SkippedDocument['type'], id: string): SkippedDocument {
  return { type, id, reason: 'its target is not safe to follow' }
}
