import type { ReactNode } from 'react'
import { Button, iconOnPhones } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ShareButtonProps {
  /** Title of the shared page, for the device's sheet. */
  title: string
  children: ReactNode
  /** After the address was put on the clipboard, where a device has no sheet to share by. */
  onCopied: () => void
}

/**
 * Shares the page by the device's own sheet, or copies its address. Not there without JavaScript:
 * the browser shares too.
 */
export function ShareButton({ title, children, onCopied }: ShareButtonProps) {
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      onCopied()
    } catch {
      // The visitor closed the sheet, or the browser forbids the clipboard: nothing was shared.
    }
  }
  return (
    <span className="contents print:hidden">
      <Button onClick={share} className={cx('noscript:hidden', iconOnPhones.button)}>
        <Icon name="share" />
        <span className={iconOnPhones.words}>{children}</span>
      </Button>
    </span>
  )
}
