/** The statistics tag: a service of another host that counts as well, once visitors agree to it. */

export const TAG_KINDS = ['none', 'matomo', 'plausible', 'google', 'other'] as const
export type TagKind = (typeof TAG_KINDS)[number]

/** A tag as editors set it up, complete. */
export interface StatisticsTag {
  readonly kind: Exclude<TagKind, 'none'>
  /** Where it is: that of Google is known; folder of Matomo and Plausible, script of another one. */
  readonly address: string
  /** By what the service knows this site. */
  readonly id: string
  /** What it is for, in the words of the organiser; English falls back to Dutch. */
  readonly purpose: { readonly nl: string; readonly en: string }
}

/** What editors fill in, in one language. */
export interface TagSettings {
  readonly tagKind?: TagKind | null
  readonly tagAddress?: string | null
  readonly tagId?: string | null
  readonly tagPurpose?: string | null
}

const isAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'

/** The tag of the settings; null if none is set or the settings are incomplete: no consent is asked then. */
export function tagOf(nl: TagSettings | null, en: TagSettings | null): StatisticsTag | null {
  const { tagKind: kind, tagAddress, tagId, tagPurpose } = nl ?? {}
  if (!kind || kind === 'none' || !tagPurpose) return null
  const [address, id] = [tagAddress ?? '', tagId ?? '']
  if (!(kind === 'google' ? id !== '' : isAddress(address))) return null
  return { kind, address, id, purpose: { nl: tagPurpose, en: en?.tagPurpose || tagPurpose } }
}

/** Where Google's tag is. */
export const GOOGLE_TAG = 'https://www.googletagmanager.com'

/** The path of the frame in which a tag runs; what follows it is for tags that read the address. */
export const TAG_FRAME_PATH = '/_tag/frame'

/** Host name of the service, as shown to visitors. */
export const tagHost = ({ kind, address }: Pick<StatisticsTag, 'kind' | 'address'>): string =>
  new URL(kind === 'google' ? GOOGLE_TAG : address).hostname

/**
 * Version of what visitors agree to: differs when the service, its host or what it is for does. FNV-1a,
 * 32 bits in base 36: short enough for a cookie, and no secret.
 * @example 't1x9f3k2'
 */
export function tagVersion({ kind, address, purpose }: StatisticsTag): string {
  let hash = 0x811c9dc5
  for (const char of [kind, tagHost({ kind, address }), purpose.nl, purpose.en].join('\n')) {
    hash ^= char.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return `t${(hash >>> 0).toString(36)}`
}
