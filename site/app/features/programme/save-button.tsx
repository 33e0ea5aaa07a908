import { useMessages } from '~/i18n/locale.tsx'
import { KEEPS_TAP } from '~/shell/early-taps.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import type { ItemSummary } from './item-summary.ts'
import { SaveName } from './save-name.tsx'
import { toggleSaved, useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

/** Saves a programme item for "Mijn beurs". Absent without JavaScript, which it needs. */
export function SaveButton({ id, title, lang }: Pick<ItemSummary, 'id' | 'title' | 'lang'>) {
  const t = useMessages(summaryMessages)
  const saved = useIsSaved(id)
  return (
    <IconButton
      icon="bookmark"
      pressed={saved}
      label={`${t.save} ${title}`}
      spokenName={<SaveName title={title} lang={lang} />}
      onClick={() => toggleSaved(id)}
      className="noscript:hidden"
      {...KEEPS_TAP}
    />
  )
}
