import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { itemMessages } from './item-messages.ts'
import type { ItemSummary } from './item-summary.ts'
import { toggleSaved, useIsSaved } from './saved-items.ts'

interface SaveToggleProps extends Pick<ItemSummary, 'id' | 'title' | 'lang'> {
  /** Whether it is the main action of the page. */
  primary: boolean
}

/** The save button in words, for an item's own page: its text shows whether it is saved. */
export function SaveToggle({ id, title, lang, primary }: SaveToggleProps) {
  const t = useMessages(itemMessages)
  const saved = useIsSaved(id)
  return (
    <Button
      variant={saved || !primary ? 'outline' : 'primary'}
      onClick={() => toggleSaved(id)}
      className="noscript:hidden"
    >
      <Icon name="bookmark" solid={saved} className={saved ? 'text-primary' : undefined} />
      <span>
        {saved ? t.savedShort : t.saveShort}
        <span className="sr-only">
          : <span lang={lang}>{title}</span>
        </span>
      </span>
    </Button>
  )
}
