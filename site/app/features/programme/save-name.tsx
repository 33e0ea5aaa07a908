import { useMessages } from '~/i18n/locale.tsx'
import type { ItemSummary } from './item-summary.ts'
import { summaryMessages } from './summary-messages.ts'

/** Name of the button with the bookmark: "Bewaar", and the title in its own language. */
export function SaveName({ title, lang }: Pick<ItemSummary, 'title' | 'lang'>) {
  const t = useMessages(summaryMessages)
  return (
    <span className="sr-only">
      {t.save} <span lang={lang}>{title}</span>
    </span>
  )
}
