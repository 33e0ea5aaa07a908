import { useMessages } from '~/i18n/locale.tsx'
import { KEEPS_TAP } from '~/shell/early-taps.ts'
import { Button, iconOnPhones } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
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
      className={cx('noscript:hidden', primary ? 'max-sm:w-full' : iconOnPhones.button)}
      {...KEEPS_TAP}
    >
      <Icon name="bookmark" solid={saved} className={saved ? 'text-primary' : undefined} />
      <span className={primary ? undefined : iconOnPhones.words}>
        {saved ? t.savedShort : t.saveShort}
        <span className="sr-only">
          : <span lang={lang}>{title}</span>
        </span>
      </span>
    </Button>
  )
}
