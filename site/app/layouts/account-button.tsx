import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { toggleUserMenu, useShell } from '~/shell/store.ts'
import { Icon } from '~/ui/icon.tsx'
import { AccountLinks } from './account-links.tsx'

/**
 * The button of the account in the header, and the menu under it. Escape closes it and gives the
 * focus back; so does going elsewhere, by pointer or keyboard.
 */
export default function AccountButton({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const open = useShell((state) => state.userMenuVisible)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !button.current?.parentElement?.contains(target)) {
        toggleUserMenu(false)
      }
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      toggleUserMenu(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        className={className}
        onClick={() => toggleUserMenu()}
      >
        <Icon name="user" solid />
        <span className="sr-only">{t.account}</span>
      </button>
      {open && (
        <AccountLinks className="absolute top-full right-0 z-10 w-64 animate-rise border border-ink bg-paper" />
      )}
    </>
  )
}
