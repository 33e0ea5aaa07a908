import { markdownOf, richText } from '@beursvloer/contract/content/markdown'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import type { EntryView, PresentationValues } from '@beursvloer/contract/my-stand/proposal'
import {
  ENTRY_KINDS,
  type EntryKind,
  marketOf,
  marketParts,
  REMOVED,
} from '@beursvloer/contract/my-stand/terms'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { contentOf } from '../private-files/storage'
import { addToLibrary } from '../uploads/add-to-library'
import { changedValues, hasUnpublishedChanges, type MediaFile } from './presentation'

/** A proposed file in private storage. */
export interface ProposedFile {
  readonly name: string
  readonly kind: FileKind
  readonly storedAs: string
}

/** A concept, vacancy, picture or session in a proposal. */
export interface ProposedEntry {
  /** Document id of what it changes; an id of its own while there is none. */
  readonly id: string
  readonly kind: EntryKind
  readonly isNew: boolean
  readonly version: number
  /** Only what differs from the content. */
  readonly values: PresentationValues
  readonly files: Readonly<Record<string, ProposedFile>>
}

interface EntryType {
  readonly uid: UID.ContentType
  /** Fields in both languages: names of a form's fields end in `Nl` and `En`. */
  readonly texts: readonly string[]
  readonly facts: readonly string[]
  readonly numbers: readonly string[]
  readonly files: readonly string[]
}

const TYPES: Readonly<Record<EntryKind, EntryType>> = {
  concept: {
    uid: 'api::concept.concept' as UID.ContentType,
    texts: ['summary', 'material', 'references'],
    facts: ['name', 'kind', 'buildingSystem'],
    numbers: ['deliveryWeeks', 'buildDays', 'mpg'],
    files: ['image', 'brochure'],
  },
  vacancy: {
    uid: 'api::vacancy.vacancy' as UID.ContentType,
    texts: ['title', 'hours', 'body'],
    facts: ['place', 'closingDate', 'url'],
    numbers: [],
    files: [],
  },
  picture: {
    uid: 'api::stand-picture.stand-picture' as UID.ContentType,
    texts: ['alt'],
    facts: ['credit'],
    numbers: [],
    files: ['image'],
  },
  session: {
    uid: 'api::programme-item.programme-item' as UID.ContentType,
    texts: ['title', 'summary', 'body'],
    facts: ['type', 'language'],
    numbers: [],
    files: [],
  },
}

const FEATURES = ['movable', 'occupiedRenovation']
const RICH = 'body'

interface EntryDocument {
  readonly documentId: string
  readonly markets?: readonly { readonly dwellingType: string; readonly rentClass: string }[]
  readonly [field: string]: unknown
}

/** A document as values of its form. */
function valuesOf(kind: EntryKind, dutch: EntryDocument, english: EntryDocument | undefined) {
  const { texts, facts, numbers } = TYPES[kind]
  const textOf = (name: string, from: EntryDocument | undefined) =>
    name === RICH ? markdownOf((from?.[name] ?? []) as never) : String(from?.[name] ?? '')
  return Object.fromEntries<string | string[]>([
    ...texts.flatMap((name) => [
      [`${name}Nl`, textOf(name, dutch)] as const,
      [`${name}En`, textOf(name, english)] as const,
    ]),
    ...[...facts, ...numbers].map((name) => [name, String(dutch[name] ?? '')] as const),
    ...(kind === 'concept'
      ? [
          ['features', FEATURES.filter((name) => dutch[name] === true)] as const,
          [
            'markets',
            (dutch.markets ?? []).map(({ dwellingType, rentClass }) =>
              marketOf(dwellingType, rentClass),
            ),
          ] as const,
        ]
      : []),
  ])
}

/** An entry of an exhibitor that is content already. */
interface LiveEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly values: PresentationValues
  /** By field. */
  readonly files: Readonly<Record<string, MediaFile | null>>
  readonly hasEnglish: boolean
}

/**
 * What is published of an exhibitor, by kind, and those of its sessions that staff have
 * made of a proposal.
 */
export async function liveEntries(
  strapi: Core.Strapi,
  exhibitorId: string,
  proposed: readonly ProposedEntry[] = [],
): Promise<LiveEntry[]> {
  const ofKind = async (kind: EntryKind): Promise<LiveEntry[]> => {
    const read = (locale: string) =>
      strapi.documents(TYPES[kind].uid).findMany({
        locale,
        status: kind === 'session' ? 'draft' : 'published',
        filters: { exhibitor: { documentId: exhibitorId } },
        populate: [...TYPES[kind].files, ...(kind === 'concept' ? ['markets'] : [])],
      } as never) as unknown as Promise<EntryDocument[]>
    const [dutch, english] = await Promise.all([read('nl'), read('en')])
    return dutch.map((one) => {
      const translation = english.find(({ documentId }) => documentId === one.documentId)
      const values = valuesOf(kind, one, translation)
      const files = Object.fromEntries(
        TYPES[kind].files.map((field) => [field, one[field] as MediaFile | null]),
      )
      return { id: one.documentId, kind, values, files, hasEnglish: translation !== undefined }
    })
  }
  const left = new Set(proposed.map(({ id }) => id))
  const entries = await Promise.all(ENTRY_KINDS.map(ofKind))
  return entries.flat().filter(({ kind, id }) => kind !== 'session' || left.has(id))
}

/** Names of the fields that an entry changes, files among them. */
export const changedInEntry = ({ values, files }: Pick<ProposedEntry, 'values' | 'files'>) => [
  ...Object.keys(values),
  ...Object.keys(files),
]

/** The entries of an exhibitor as its members see them: those on the site, and those proposed. */
export async function entryViews(
  strapi: Core.Strapi,
  exhibitorId: string,
  proposed: readonly ProposedEntry[],
): Promise<EntryView[]> {
  const live = await liveEntries(strapi, exhibitorId, proposed)
  const viewOf = (entry: ProposedEntry, current?: LiveEntry): EntryView => ({
    ...{ id: entry.id, kind: entry.kind, isNew: entry.isNew, version: entry.version },
    values: { ...current?.values, ...entry.values },
    changed: changedInEntry(entry),
    files: Object.fromEntries(
      Object.entries(entry.files).map(([field, { name }]) => [field, name]),
    ),
  })
  return [
    ...live.map((one) => {
      const unchanged = { ...one, isNew: false, version: 0, values: {}, files: {} }
      return viewOf(proposed.find(({ id }) => id === one.id) ?? unchanged, one)
    }),
    ...proposed.filter(({ isNew }) => isNew).map((entry) => viewOf(entry)),
  ]
}

/** The values of a saved form that differ from what there is. */
export const entryChanges = (
  values: PresentationValues,
  current: LiveEntry | undefined,
): PresentationValues =>
  current
    ? changedValues(values, current.values)
    : Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))

/** Values as fields of a document, in Dutch with what languages share, and in English. */
function fieldsOf(kind: EntryKind, values: PresentationValues) {
  const { texts, facts, numbers } = TYPES[kind]
  const inLanguage = (language: 'Nl' | 'En') =>
    Object.fromEntries(
      texts
        .filter((name) => `${name}${language}` in values)
        .map((name) => {
          const text = String(values[`${name}${language}`])
          return [name, name === RICH ? richText(text) : text || null]
        }),
    )
  const given = (names: readonly string[]) => names.filter((name) => name in values)
  const dutch = {
    ...inLanguage('Nl'),
    ...Object.fromEntries(given(facts).map((name) => [name, values[name] || null])),
    ...Object.fromEntries(
      given(numbers).map((name) => [name, values[name] === '' ? null : Number(values[name])]),
    ),
    ...(values.features && {
      ...Object.fromEntries(FEATURES.map((name) => [name, values.features?.includes(name)])),
    }),
    ...(values.markets && {
      markets: [values.markets].flat().map(marketParts),
    }),
  }
  return { dutch, english: inLanguage('En') }
}

/**
 * Publishes fields of an entry, or takes it off the site, which leaves its draft; a session becomes a
 * draft, which staff plan.
 * @returns its document id
 * @throws ValidationError in Dutch when the rules of content refuse it, or when editors left
 *   something unpublished, which would go along
 */
export async function publishEntry(
  strapi: Core.Strapi,
  exhibitorId: string,
  entry: ProposedEntry,
): Promise<string> {
  const { kind, isNew } = entry
  const { uid } = TYPES[kind]
  // Any of them: the calls are the same.
  const documents = strapi.documents(uid as 'api::concept.concept')
  const live = (await liveEntries(strapi, exhibitorId, [entry])).find(({ id }) => id === entry.id)
  if (!isNew && !live)
    throw new errors.ValidationError('Wat de standhouder wijzigt, staat niet meer op de site.')
  if (REMOVED in entry.values) {
    await documents.unpublish({ documentId: entry.id, locale: '*' } as never)
    return entry.id
  }
  if (live && (await hasUnpublishedChanges(strapi, entry.id, uid)))
    throw new errors.ValidationError(
      'De redactie heeft bij dit onderdeel van de presentatie wijzigingen die nog niet zijn gepubliceerd. Publiceer of verwerp die eerst.',
    )
  const values = { ...entry.values }
  // What only staff need to know ends the text of the draft.
  if (values.wishes)
    values.bodyNl = [values.bodyNl, `**Sprekers en wensen:** ${values.wishes}`]
      .filter(Boolean)
      .join('\n\n')
  const { dutch, english } = fieldsOf(kind, values)
  const name = values.name ?? live?.values.name ?? values.altNl ?? live?.values.altNl
  const media: Record<string, number> = {}
  for (const [field, { storedAs, ...file }] of Object.entries(entry.files)) {
    const content = await contentOf(storedAs)
    if (content) media[field] = await addToLibrary(strapi, { ...file, content }, String(name ?? ''))
  }
  const data = { ...dutch, ...media }
  const write = async (documentId: string, locale: 'nl' | 'en', fields: object) => {
    await documents.update({ documentId, locale, data: fields } as never)
    if (kind !== 'session') await documents.publish({ documentId, locale } as never)
  }
  let documentId = entry.id
  if (isNew) {
    const made = { ...data, exhibitor: exhibitorId }
    documentId = (await documents.create({ locale: 'nl', data: made } as never)).documentId
    if (kind !== 'session') await documents.publish({ documentId, locale: 'nl' } as never)
  } else if (Object.keys(data).length > 0) await write(documentId, 'nl', data)
  // The name of a concept is the same in both languages.
  const isNamed = kind === 'concept' && (!live?.hasEnglish || 'name' in values)
  const hasEnglish = live?.hasEnglish || Object.keys(english).length > 0
  const translated = { ...english, ...(isNamed && { name }) }
  if (hasEnglish && Object.keys(translated).length > 0) await write(documentId, 'en', translated)
  return documentId
}
