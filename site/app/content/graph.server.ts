import type { RawDocument } from '@beursvloer/contract/content/content-type'
import type { TypeName } from '@beursvloer/contract/content/type-names'
import type { DocumentType, Node } from './document-type.server.ts'
import type * as model from './model.ts'

/** The node that each CMS type becomes. */
export interface Nodes {
  'calendar-item': model.CalendarItem
  concept: model.Concept
  day: model.Day
  edition: model.Edition
  exhibitor: model.Exhibitor
  'exhibitor-category': model.ExhibitorCategory
  'faq-item': model.FaqItem
  'form-settings': model.FormSettings
  hall: model.Hall
  interview: model.Interview
  'navigation-item': model.NavigationItem
  'news-item': model.NewsItem
  'organisation-type': model.OrganisationType
  page: model.Page
  partner: model.Partner
  passage: model.Passage
  pavilion: model.Pavilion
  'photo-album': model.PhotoAlbum
  product: model.Product
  'programme-item': model.ProgrammeItem
  redirect: model.Redirect
  regulation: model.Regulation
  room: model.Room
  'short-link': model.ShortLink
  'site-settings': model.SiteSettings
  speaker: model.Speaker
  stand: model.Stand
  'stand-picture': model.StandPicture
  'statistics-settings': model.StatisticsSettings
  synonym: model.Synonym
  tariff: model.Tariff
  'team-member': model.TeamMember
  theme: model.Theme
  vacancy: model.Vacancy
}

/**
 * The documents of one type as read: the Dutch ones, and the English fields that replace theirs.
 */
export interface RawType {
  readonly nl: readonly RawDocument[]
  readonly en: readonly RawDocument[]
}
export type RawContent = Readonly<Record<TypeName, RawType>>

/** The nodes of one locale by type and id, for types to resolve their relations. */
export interface Graph {
  /** In the type's order. */
  all<N extends TypeName>(type: N): readonly Nodes[N][]
  one<N extends TypeName>(type: N, id: string | null): Nodes[N] | null
  /** In the order of `ids`; those that are missing or unpublished drop out. */
  many<N extends TypeName>(type: N, ids: readonly string[]): readonly Nodes[N][]
}

/** A document that was skipped, and why, for the log. */
export interface SkippedDocument {
  readonly type: TypeName
  readonly id: string
  readonly reason: string
}

interface Linked {
  readonly type: DocumentType
  readonly raw: RawDocument
  readonly node: Node
}

/**
 * Makes every node of one locale, then their relations. `types` must name a type after those it
 * requires. Nodes are not frozen yet. Relations that lead nowhere drop out; a document without one
 * that its type requires is skipped and reported.
 */
export function buildGraph(
  types: readonly DocumentType[],
  content: RawContent,
  locale: model.LocaleCode,
): { graph: Graph; skipped: readonly SkippedDocument[] } {
  const byType = new Map<TypeName, Map<string, object>>()
  const pending: Linked[] = []
  const skipped: SkippedDocument[] = []

  for (const type of types) {
    const nodes = new Map<string, object>()
    byType.set(type.name, nodes)
    for (const { raw, language, dutchFields } of localize(type, content[type.name], locale)) {
      const missing = Object.entries(type.requires).find(
        ([field, target]) => !byType.get(target)?.has(String(raw[field])),
      )
      if (missing) {
        skipped.push({ type: type.name, id: raw.documentId, reason: `no published ${missing[0]}` })
        continue
      }
      const node = type.makeNode(raw, language, dutchFields)
      nodes.set(raw.documentId, node)
      pending.push({ type, raw, node })
    }
  }

  const graph = graphOf(byType)
  for (const { type, raw, node } of pending) type.linkNode(node, raw, graph)
  return { graph, skipped }
}

/** The documents of a type as one locale shows them, sorted. */
function localize(type: DocumentType, content: RawType, locale: model.LocaleCode) {
  const translations = new Map(
    locale === 'en' ? content.en.map((document) => [document.documentId, document]) : [],
  )
  // A type without texts of its own reads the same in every language.
  const fallback = type.localized.length === 0 ? locale : 'nl'
  const documents = content.nl.map((raw) => {
    const translation = translations.get(raw.documentId)
    if (!translation) return { raw, language: fallback, dutchFields: [] }
    return { ...type.overlay(raw, translation), language: locale }
  })
  const { order } = type
  return order ? documents.sort((a, b) => order(a.raw, b.raw)) : documents
}

function graphOf(byType: ReadonlyMap<TypeName, ReadonlyMap<string, object>>): Graph {
  // A node of a type comes from that type's own mapper, which the map's types do not show.
  const nodes = <N extends TypeName>(type: N) =>
    (byType.get(type) ?? new Map()) as ReadonlyMap<string, Nodes[N]>
  const lists = new Map<TypeName, readonly unknown[]>()
  return {
    all: <N extends TypeName>(type: N) => {
      const list = (lists.get(type) ?? [...nodes(type).values()]) as readonly Nodes[N][]
      lists.set(type, list)
      return list
    },
    one: (type, id) => (id === null ? null : (nodes(type).get(id) ?? null)),
    many: (type, ids) => ids.flatMap((id) => nodes(type).get(id) ?? []),
  }
}
