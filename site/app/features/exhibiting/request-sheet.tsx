import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { REQUEST_ID } from './addresses.ts'
import { exhibitingMessages } from './messages.ts'
import { requestMessages } from './request-messages.ts'
import type { SalesView } from './sales-view.ts'

interface RequestSheetProps {
  state: Exclude<SalesView['state'], 'closed'>
  /** What the calculator says of the stand that is asked for. */
  choice?: ReactNode
  /** The form. */
  children: ReactNode
}

/**
 * The surroundings of a form: the request for a stand, or, while the fair is full, the waiting
 * list.
 */
export function RequestSheet({ state, choice, children }: RequestSheetProps) {
  const t = useMessages(requestMessages)
  const { fullHint } = useMessages(exhibitingMessages)
  const open = state === 'open'
  return (
    <section
      id={REQUEST_ID}
      className="grid grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[2fr_3fr]"
    >
      <div className="on-dark p-5 md:p-8">
        <h2 className="text-3xl">{open ? t.requestTitle : t.waitingListTitle}</h2>
        <p className="mt-3 max-w-text text-green-100 text-lg">{open ? t.requestText : fullHint}</p>
        {choice}
      </div>
      <div className="p-5 md:p-8">{children}</div>
    </section>
  )
}
