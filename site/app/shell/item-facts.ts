import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Edition, LocaleCode, ProgrammeItem } from '~/content/model.ts'

/** The facts of a programme item that lists in the browser choose by. */
export const itemFacts = (item: ProgrammeItem, locale: LocaleCode) => ({
  id: item.id,
  path: programmeItemPath(item),
  title: item.title,
  // Set when the text is not in the page's language.
  ...(item.language !== locale && { lang: item.language }),
  type: item.type,
  date: item.day.date,
  // Times `HH:MM`.
  start: item.start,
  end: item.end,
  // Key of its room in the floor plan's addresses.
  place: item.room.slug,
  state: item.state,
  // Set where a sign-up is required.
  ...(item.signUp === 'required' && { signUp: true }),
})

/** The days of the fair with their opening hours, `HH:MM`. */
export const openingDays = ({ days }: Edition) =>
  days.map(({ date, opensAt, closesAt }) => ({ date, opens: opensAt, closes: closesAt }))
