import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import type { ItemSummary } from './item-summary.ts'
import { summaryMessages } from './summary-messages.ts'

/** From this many places on, how many are left is no news. */
const FEW_PLACES = 20

/** What one must know before walking there: cancelled, changed, full, nearly full. */
export function ItemState({
  item,
}: {
  item: Pick<ItemSummary, 'state' | 'placesLeft' | 'waitingList'>
}) {
  const t = useMessages(summaryMessages)
  const { state, placesLeft, waitingList } = item
  const changed = state !== 'planned' && <Badge>{t.state[state]}</Badge>
  if (state === 'cancelled' || placesLeft === null) return changed || null
  if (placesLeft === 0) {
    return (
      <>
        {changed} <Badge>{waitingList ? t.waitingListOpen : t.full}</Badge>
      </>
    )
  }
  return (
    <>
      {changed} {placesLeft <= FEW_PLACES && <span>{t.placesLeft(placesLeft)}</span>}
    </>
  )
}
