import { useMessages } from '~/i18n/locale.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { toggleSaved, useSavedItems } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

/** Saves a programme item in "Mijn programma" of this browser. Needs JavaScript, so it is a toggle. */
export function SaveButton({ id, title }: { id: string; title: string }) {
  const t = useMessages(summaryMessages)
  const saved = useSavedItems().includes(id)
  return (
    <IconButton
      icon="bookmark"
      pressed={saved}
      label={saved ? t.saved(title) : t.save(title)}
      onClick={() => toggleSaved(id)}
    />
  )
}
