import { fairInstant } from '~/i18n/dates.ts'
import { today as dateOf } from '~/i18n/today.ts'
import { plainText } from '~/shell/plain-text.ts'
import type { VacancyDetail } from './vacancy-view.ts'

/** Hours a week from which a job counts as full-time in the Netherlands. */
const FULL_TIME_HOURS = 36

/** schema.org's types of employment that hours such as "32–36" hold; none when they name no number. */
export function employmentTypes(hours: string): readonly ('FULL_TIME' | 'PART_TIME')[] {
  const numbers = (hours.match(/\d+/g) ?? []).map(Number)
  return [
    ...(numbers.some((number) => number >= FULL_TIME_HOURS) ? (['FULL_TIME'] as const) : []),
    ...(numbers.some((number) => number < FULL_TIME_HOURS) ? (['PART_TIME'] as const) : []),
  ]
}

/**
 * A vacancy as schema.org JobPosting; null for one that is closed, which search engines may not
 * offer any more. It counts as posted on the day it was last changed.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function vacancyJsonLd(
  vacancy: VacancyDetail,
  base: string,
): Record<string, unknown> | null {
  if (vacancy.closed) return null
  const { exhibitor, place } = vacancy
  const { origin } = new URL(base)
  return {
    '@type': 'JobPosting',
    title: vacancy.title,
    description: plainText(vacancy.body) || vacancy.title,
    url: base + vacancy.path,
    datePosted: dateOf(new Date(vacancy.updatedAt)),
    validThrough: fairInstant(vacancy.closingDate, '23:59'),
    directApply: false,
    identifier: { '@type': 'PropertyValue', name: exhibitor.name, value: vacancy.id },
    ...(vacancy.hours && {
      workHours: vacancy.hours,
      employmentType: employmentTypes(vacancy.hours),
    }),
    hiringOrganization: {
      '@type': 'Organization',
      name: exhibitor.name,
      url: exhibitor.website || base + exhibitor.path,
      ...(exhibitor.logo && { logo: `${origin}/_img/640/png/${exhibitor.logo.file}` }),
    },
    ...(place && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'NL' },
      },
    }),
  }
}
