import type { LiveItem } from '@beursvloer/contract/live/feed'
import type { LocaleCode } from '~/content/model.ts'
import { liveMessages } from './live-messages.ts'

/** With so many places left or fewer, it is time to hurry. */
const FEW = 5

export interface PlacesText {
  readonly text: string
  readonly tone: 'full' | 'few' | 'free'
}

/**
 * How an item stands, in words; null where there is nothing to say.
 * @param places how many there are in all, where the place for the text is about that
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
