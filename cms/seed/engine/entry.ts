import type { LocalizedText } from '../types-programme.ts'

/** A relation to another entry of the seed, by the key that entry has in the data files. */
export class Reference {
  readonly type: string
  readonly key: string
  constructor(type: string, key: string) {
    this.type = type
    this.key = key
  }
}

/** A file in the media library, by its name in `cms/seed/media`, in which slashes are hyphens. */
export class MediaUse {
  readonly key: string
  /** Alternative text in the media library, in Dutch; empty where the page describes the picture. */
  readonly alt: string
  constructor(key: string, alt: string) {
    this.key = key
    this.alt = alt
  }
}

export type Fields = Record<string, unknown>

/** One document to be, ready for the CMS but for its references and files. */
export interface Entry {
  /** Singular name of the content type, as in `api::<type>.<type>`. */
  readonly type: string
  /** How other entries refer to it; unique within its type. */
  readonly key: string
  /** Data file it comes from, relative to `cms/seed`, for messages. */
  readonly file: string
  /** Field that also identifies the document when an editor made it, for example the slug. */
  readonly identity?: string
  /** All fields, with the Dutch texts. */
  readonly dutch: Fields
  /** Only the localized fields; absent when the seed has no English text. */
  readonly english?: Fields
  readonly published: boolean
}

export const reference = (type: string, key: string | undefined) =>
  key === undefined ? undefined : new Reference(type, key)

export const references = (type: string, keys: readonly string[] = []) =>
  keys.map((key) => new Reference(type, key))

/**
 * Makes entries of one data file: binds type and file name to the builders' values per document.
 */
export function entriesFrom<Seed>(
  type: string,
  file: string,
  seeds: readonly Seed[],
  build: (seed: Seed, index: number) => Omit<Entry, 'type' | 'file' | 'published'>,
): Entry[] {
  return seeds.map((seed, index) => ({
    type,
    file,
    published: (seed as { published?: boolean }).published !== false,
    ...build(seed, index),
  }))
}

type Localized = LocalizedText | undefined

/**
 * Splits localized values into Dutch and English fields.
 * @param texts values by field; undefined values are left out
 * @param convert maps each text, for example to rich text
 * @returns `english` is undefined when no value has English
 */
export function localize(
  texts: Readonly<Record<string, Localized>>,
  convert: (text: string) => unknown = (text) => text,
): { dutch: Fields; english: Fields | undefined } {
  const dutch: Fields = {}
  const english: Fields = {}
  for (const [field, text] of Object.entries(texts)) {
    if (text?.nl !== undefined) dutch[field] = convert(text.nl)
    if (text?.en !== undefined) english[field] = convert(text.en)
  }
  return { dutch, english: Object.keys(english).length > 0 ? english : undefined }
}

/** Merges the results of `localize`. */
export function together(...parts: { dutch: Fields; english: Fields | undefined }[]): {
  dutch: Fields
  english: Fields | undefined
} {
  const english = parts.some((part) => part.english)
    ? Object.assign({}, ...parts.map((part) => part.english))
    : undefined
  return { dutch: Object.assign({}, ...parts.map((part) => part.dutch)), english }
}

/** Strapi's time format. */
export const time = (text: string | undefined) => (text ? `${text}:00.000` : undefined)
