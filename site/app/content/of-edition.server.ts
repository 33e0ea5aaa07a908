import type { RawDocument } from '@beursvloer/contract/content/content-type'
import { EDITION_PATHS, type EditionType } from '@beursvloer/contract/content/editions'
import { factsOf } from '@beursvloer/contract/content/field-facts'
import { documentTypes } from './document-type.server.ts'
import type { RawContent, RawType } from './graph.server.ts'

/** The type that a relation of a type leads to. */
function targetOf(type: EditionType, relation: string): string | undefined {
  const schema = documentTypes.find(({ name }) => name === type)?.shape[relation]
  return schema && factsOf(schema).relation?.target
}

const idsIn = (document: RawDocument, field: string): readonly string[] =>
  [document[field]].flat().filter((id): id is string => typeof id === 'string')

const speakersOf = ({ speakers }: RawDocument): readonly (string | null)[] =>
  (speakers as readonly { readonly speaker: string | null }[]).map(({ speaker }) => speaker)

/** The id of the edition that the settings name; without one, of the newest that is published. */
export function currentEditionIn(raw: RawContent): string | null {
  const named = raw['site-settings'].nl[0]?.edition
  const editions = raw.edition.nl.toSorted((a, b) => Number(b.year) - Number(a.year))
  const current = editions.find(({ documentId }) => documentId === named) ?? editions[0]
  return current?.documentId ?? null
}

/**
 * The content as it is when an edition is the current one: without what is of others, and without what
 * hangs on that. Whoever has a stand in an edition exhibits there; whoever is in its programme speaks
 * there.
 */
export function ofEdition(raw: RawContent, edition: string): RawContent {
  const content: Record<string, RawType> = { ...raw }
  const gone = new Map<string, ReadonlySet<string>>()
  const isHere = (type: string, id: string) => gone.get(type)?.has(id) !== true

  const speaking = () => new Set(content['programme-item']?.nl.flatMap(speakersOf))
  const takesPart: Partial<Record<EditionType, () => (document: RawDocument) => boolean>> = {
    exhibitor: () => (document) => idsIn(document, 'stands').some((id) => isHere('stand', id)),
    speaker: () => {
      const speakers = speaking()
      return ({ documentId }) => speakers.has(documentId)
    },
  }

  for (const [name, [relation]] of Object.entries(EDITION_PATHS)) {
    const type = name as EditionType
    const target = targetOf(type, relation) ?? ''
    const isNamed = (id: string) => (target === 'edition' ? id === edition : isHere(target, id))
    const joins = takesPart[type]?.()
    const others = raw[type].nl.filter((document) => {
      const ids = idsIn(document, relation)
      return ids.length > 0 && !ids.some(isNamed) && !joins?.(document)
    })
    if (others.length === 0) continue
    const ids = new Set(others.map(({ documentId }) => documentId))
    gone.set(type, ids)
    content[type] = {
      ...raw[type],
      nl: raw[type].nl.filter(({ documentId }) => !ids.has(documentId)),
    }
  }
  if (gone.has('pavilion')) content.exhibitor = inOwnPavilions(raw, content)
  const settings = raw['site-settings']
  content['site-settings'] = {
    ...settings,
    nl: settings.nl.map((one) => {
      const isHere = !one.bannerEdition || one.bannerEdition === edition
      return { ...one, edition, bannerActive: one.bannerActive === true && isHere }
    }),
  }
  return content as unknown as RawContent
}

/** Exhibitors with the pavilion here that has the slug of theirs. */
function inOwnPavilions(raw: RawContent, content: Readonly<Record<string, RawType>>): RawType {
  const slugs = new Map(raw.pavilion.nl.map(({ documentId, slug }) => [documentId, slug]))
  const here = new Map(content.pavilion?.nl.map(({ documentId, slug }) => [slug, documentId]))
  const { nl = [], en = [] } = content.exhibitor ?? {}
  const moved = nl.map((document) => ({
    ...document,
    pavilion: here.get(slugs.get(String(document.pavilion))) ?? null,
  }))
  return { nl: moved, en }
}

/** The editions that have pages of their own under their year, the latest first: those with halls or a programme. */
export function editionsWithPages(raw: RawContent): readonly { id: string; year: number }[] {
  const current = currentEditionIn(raw)
  const days = new Map(raw.day.nl.map(({ documentId, edition }) => [documentId, edition]))
  const filled = new Set([
    ...raw.hall.nl.map(({ edition }) => edition),
    ...raw['programme-item'].nl.map(({ day }) => days.get(String(day))),
  ])
  return raw.edition.nl
    .filter(({ documentId }) => documentId !== current && filled.has(documentId))
    .map(({ documentId, year }) => ({ id: documentId, year: Number(year) }))
    .toSorted((a, b) => b.year - a.year)
}
