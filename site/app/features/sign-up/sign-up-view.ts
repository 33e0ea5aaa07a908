import { overlaps } from '@beursvloer/contract/fair-time'
import type { ItemPlaces, OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { Content, ProgrammeItem } from '~/content/model.ts'
import { fairInstant } from '~/i18n/dates.ts'

interface Standing {
  readonly places: ItemPlaces | null
  /** The signed-in visitor's sign-ups; null when signed out. */
  readonly own: readonly OwnSignUp[] | null
  readonly now: Date
}

const begins = (item: ProgrammeItem): string => fairInstant(item.day.date, item.start)

/** Whether two items are on at the same time. */
const overlap = (one: ProgrammeItem, other: ProgrammeItem): boolean =>
  one !== other && one.day === other.day && overlaps(one, other)

/** The item of a sign-up with its title, time and place. */
export const toShownItem = (item: ProgrammeItem, locale: Content['locale']) => ({
  id: item.id,
  title: item.title,
  ...(item.language === locale ? {} : { lang: item.language }),
  date: item.day.date,
  start: item.start,
  end: item.end,
  room: item.room.name,
})

/** The content of the page about signing up. */
export function toSignUpView(
  item: ProgrammeItem,
  { programmeItems, locale }: Content,
  { places, own, now }: Standing,
) {
  const mine = own?.find((signUp) => signUp.item === item.id) ?? null
  const clash = own
    ?.filter(({ state }) => state === 'confirmed')
    .map((signUp) => programmeItems.find(signUp.item))
    .find((other) => other !== undefined && other.state !== 'cancelled' && overlap(item, other))
  const free =
    places === null || places.places === null ? null : Math.max(0, places.places - places.taken)
  return {
    item: toShownItem(item, locale),
    isSignedIn: own !== null,
    isCancelled: item.state === 'cancelled',
    isPast: now.getTime() >= Date.parse(begins(item)),
    /** Null without a limit of places. */
    places: places?.places ?? null,
    waiting: places?.waiting ?? 0,
    /** Null without a limit. */
    free,
    hasWaitingList: item.waitingList,
    mine: mine?.state === 'cancelled' ? null : mine,
    clash: clash ? { id: clash.id, title: clash.title, start: clash.start } : null,
  }
}

export type SignUpView = ReturnType<typeof toSignUpView>
