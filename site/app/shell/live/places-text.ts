import type { LiveItem } from '@beursvloer/contract/live/feed'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import type { LocaleCode } from '~/content/model.ts'
import { liveMessages } from './live-messages.ts'

/** Up to this number of places left the text warns. */
const FEW = 5

export interface PlacesText {
  readonly text: string
  /** `own`: the visitor's own state; else that of the item. */
  readonly tone: 'full' | 'few' | 'free' | 'own'
}

/** A visitor's own sign-up in words; null for one that is over. */
function ownText({ state, position }: OwnSignUp, locale: LocaleCode): PlacesText | null {
  const t = liveMessages[locale]
  if (state === 'confirmed') return { text: t.placed, tone: 'own' }
  if (state === 'offered' || state === 'held') return { text: t.offered, tone: 'own' }
  return state === 'waiting' ? { text: t.waitingAs(position ?? 1), tone: 'own' } : null
}

/**
 * The one status of an item for a visitor, the same words everywhere: their own state there, else
 * that of the item (design: Bewaar → Reserveer → U hebt een plaats → Wachtlijst). Null without
 * either.
 */
export function statusText(
  item: LiveItem | undefined,
  signUp: OwnSignUp | undefined,
  locale: LocaleCode,
): PlacesText | null {
  const own = signUp && ownText(signUp, locale)
  const places = own ?? placesText(item, locale)
  if (own || !places || !item?.left || places.tone === 'full') return places
  return { ...places, text: liveMessages[locale].reserve(item.left) }
}

/**
 * The state of an item in words; null where there is none to show.
 * @param places number of places in all, for a text about the places
 */
export function placesText(
  item: LiveItem | undefined,
  locale: LocaleCode,
  places = '',
): PlacesText | null {
  const t = liveMessages[locale]
  if (!item) return null
  const { left, line, doorFull } = item
  if (doorFull) return { text: t.doorFull, tone: 'full' }
  if (left === null) return null
  if (left === 0) return { text: line ? t.fullWithLine : t.full, tone: 'full' }
  return {
    text: places ? t.leftOf(left, places) : t.left(left),
    tone: left <= FEW ? 'few' : 'free',
  }
}
