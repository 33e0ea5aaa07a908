import { useEffect, useRef } from 'react'
import { toggleUserMenu } from '~/shell/store.ts'
import AccountLinks from './account-links.tsx'

/**
 * The menu under the button in the header. Escape closes it and gives the focus back; so does going
 * elsewhere, by pointer or keyboard.
 */
export default function AccountPanel() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = panel.current?.parentElement
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box?.contains(target)) toggleUserMenu(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      toggleUserMenu(false)
      box?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <div
      ref={panel}
      className="absolute top-full right-0 z-10 w-64 animate-rise border border-ink bg-paper"
    >
      <AccountLinks />
    </div>
  )
}
