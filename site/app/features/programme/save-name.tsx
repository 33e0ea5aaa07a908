import { useMessages } from '~/i18n/locale.tsx'
import type { ItemSummary } from './item-summary.ts'
import { summaryMessages } from './summary-messages.ts'

/** What the button with the bookmark is called: "Bewaar", and the title in its own language. */
export function SaveName({ title, lang }: Pick<ItemSummary, 'title' | 'lang'>) {
  const t = useMessages(summaryMessages)
  return (
    <span className="sr-only">
      {t.save} {lang ? <span lang={lang}>{title}</span> : title}
    </span>
  )
}
