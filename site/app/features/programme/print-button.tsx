import { useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import { programmeMessages } from './messages.ts'

/** Prints what is on show. Not there without JavaScript: the browser's own menu prints too. */
export function PrintButton() {
  const t = useMessages(programmeMessages)
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline noscript:hidden print:hidden"
    >
      <Icon name="print" className="size-4.5" />
      {t.print}
    </button>
  )
}
