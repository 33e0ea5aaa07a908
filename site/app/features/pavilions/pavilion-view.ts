import { pavilionPath } from '@beursvloer/contract/page-addresses'
import type { Pavilion } from '~/content/model.ts'
import { languagesOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'

/** A pavilion on a card. */
export type PavilionSummary = ReturnType<typeof toPavilionSummary>

/** A pavilion on its own page, besides its participants. */
export type PavilionDetail = ReturnType<typeof toPavilionDetail>

/** So many participants are named on a card. */
const NAME_COUNT = 3

export const toPavilionSummary = (pavilion: Pavilion) => ({
  slug: pavilion.slug,
  path: pavilionPath(pavilion),
  name: pavilion.name,
  intro: pavilion.intro,
  language: pavilion.language,
  hall: pavilion.hall && { number: pavilion.hall.number, name: pavilion.hall.name },
  partner: pavilion.partner?.name ?? '',
  participants: pavilion.exhibitors.length,
  // Names of the first few participants.
  names: pavilion.exhibitors.slice(0, NAME_COUNT).map(({ name }) => name),
  image: pavilion.image && {
    ...pictureOf(pavilion.image),
    alt: pavilion.image.alt,
  },
})

/** The first and last of some stand numbers, "1.A01–1.B04"; each number counts once. */
export function standRange(numbers: readonly string[]): string {
  const sorted = numbers.toSorted((a, b) => a.localeCompare(b, 'nl', { numeric: true }))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return ''
  return first === last ? first : `${first}–${last}`
}

export const toPavilionDetail = (pavilion: Pavilion) => ({
  ...toPavilionSummary(pavilion),
  body: pavilion.body,
  ...languagesOf(pavilion),
  partnerUrl: pavilion.partner?.url ?? '',
  // "1.A01–1.B04": the first and last stand number; empty while none is known.
  stands: standRange(
    pavilion.exhibitors.flatMap(({ stands }) => stands.map(({ number }) => number)),
  ),
  seo: pavilion.seo,
})
