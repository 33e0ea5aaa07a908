import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import type { ItemSummary } from './item-summary.ts'
import { summaryMessages } from './summary-messages.ts'

/** The state that visitors must know before walking there: cancelled, changed, moved. */
export function ItemState({ item: { state } }: { item: Pick<ItemSummary, 'state'> }) {
  const t = useMessages(summaryMessages)
  return state === 'planned' ? null : <Badge>{t.state[state]}</Badge>
}
