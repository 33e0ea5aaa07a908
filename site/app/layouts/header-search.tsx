import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { WaitingField } from '~/features/search/waiting-field.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'

const load = () => import('~/features/search/search-panel.tsx')
const SearchPanel = lateComponent(load)

/**
 * The button that opens the search; its code comes with the first touch. Without JavaScript it is
 * a form that leads to the search page.
 */
export function HeaderSearch({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef('')
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <form action={useHref(SEARCH_PAGE)} className="grid">
        <button
          ref={button}
          type="submit"
          aria-expanded={open}
          className={className}
          onPointerEnter={load}
          onFocus={load}
          onClick={(event) => {
            event.preventDefault()
            typed.current = ''
            setOpen(!open)
          }}
        >
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:sr-only">{t.search}</span>
        </button>
      </form>
      {open && (
        <Suspense fallback={<WaitingField typed={typed} opener={button} onClose={close} />}>
          <SearchPanel typed={typed} opener={button} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
