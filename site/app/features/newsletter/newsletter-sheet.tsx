import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { newsletterMessages } from './messages.ts'

/** Element id of the newsletter's place on a page. */
export const NEWSLETTER = 'nieuwsbrief'

/** The newsletter as a part of another page. */
export function NewsletterSheet({ number, children }: { number: string; children: ReactNode }) {
  const t = useMessages(newsletterMessages)
  return (
    <Sheet id={NEWSLETTER} number={number} label={t.label} tone="ground">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-4xl">{t.title}</h2>
          <p className="mt-4 max-w-[40ch] text-lg">{t.lead}</p>
        </div>
        <div className="max-w-xl">{children}</div>
      </div>
    </Sheet>
  )
}
