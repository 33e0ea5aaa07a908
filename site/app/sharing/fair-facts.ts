import type { Content } from '~/content/model.ts'
import { formatDateRange, formatWeekdays } from '~/i18n/dates.ts'
import type { CardFact } from './public-address.ts'

/** The dates of the fair: "17–18 maart 2027", by weekday. */
export const fairDates = ({ edition, locale }: Content): CardFact => ({
  value: formatDateRange(edition.startDate, edition.endDate, locale),
  label: formatWeekdays(edition.startDate, edition.endDate, locale),
})

/** The place of the fair. */
export const fairVenue = ({ edition }: Content): CardFact => ({
  value: edition.venue,
  label: edition.city,
})
