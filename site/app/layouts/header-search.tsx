import { lazy, Suspense, useState } from 'react'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'

const load = () => import('~/features/search/search-panel.tsx')
const SearchPanel = lazy(load)

/**
 * The button that opens the search; its code comes with the first touch. Without JavaScript it is
 * a form that leads to the search page.
 */
export function HeaderSearch({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <form action={useHref('/zoeken')} className="grid">
        <button
          type="submit"
          aria-expanded={open}
          className={className}
          onPointerEnter={load}
          onFocus={load}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!open)
          }}
        >
          {t.search}
        </button>
      </form>
      {open && (
        <Suspense>
          <SearchPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
