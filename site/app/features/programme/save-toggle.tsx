import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { itemMessages } from './item-messages.ts'
import { toggleSaved, useSavedItems } from './saved-items.ts'

/** The save button in words, for an item's own page. */
export function SaveToggle({ id, title }: { id: string; title: string }) {
  const t = useMessages(itemMessages)
  const saved = useSavedItems().includes(id)
  return (
    <Button
      variant={saved ? 'outline' : 'primary'}
      aria-pressed={saved}
      onClick={() => toggleSaved(id)}
      className="noscript:hidden"
    >
      <Icon name="bookmark" solid={saved} className={saved ? 'text-primary' : undefined} />
      <span>
        {saved ? t.savedShort : t.saveShort}
        <span className="sr-only">: {title}</span>
      </span>
    </Button>
  )
}
