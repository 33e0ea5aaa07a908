import { useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { Neighbours } from '~/ui/neighbours.tsx'
import { itemMessages } from './item-messages.ts'

interface Neighbour {
  readonly path: string
  readonly title: string
  /** Set when the title is not in the page's language. */
  readonly lang?: LocaleCode
  readonly start: string
}

interface ItemNeighboursProps {
  room: string
  before: Neighbour | undefined
  after: Neighbour | undefined
}

/** Links to the items before and after in the same room. */
export function ItemNeighbours({ room, before, after }: ItemNeighboursProps) {
  const t = useMessages(itemMessages)
  return (
    <Neighbours
      label={t.sameRoom(room)}
      before={before}
      after={after}
      words={{
        before: `${t.before}\u00A0· ${before?.start}`,
        after: `${t.after}\u00A0· ${after?.start}`,
      }}
    />
  )
}
