import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { choose } from '../choice-store.ts'
import type { ShellTag } from '../shell-data.ts'
import { addToast } from '../store.ts'
import { consentMessages } from './messages.ts'

/** The page on which choices are changed. */
export const COOKIES_PAGE = '/cookies'

/**
 * A place at the beginning of the document, for content that the keyboard and screen readers meet
 * first.
 */
function useFirstPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const made = document.createElement('div')
    // After the link that skips to the content, which only helps as the very first.
    const skip = document.querySelector('body a[href="#inhoud"]')
    if (skip) skip.after(made)
    else document.body.prepend(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return place
}

/**
 * Asks whether the statistics tag may count. It lies at the foot of the window and leaves the page
 * usable; the keyboard and screen readers meet it first. Closing it refuses.
 */
export function ConsentDialog({ tag }: { tag: ShellTag }) {
  const t = useMessages(consentMessages)
  const titleId = useId()
  const textId = useId()
  const root = useRef<HTMLDialogElement>(null)
  const place = useFirstPlace()
  useEffect(() => {
    if (!place) return
    const { activeElement } = document
    // Does not take the focus from a visitor who is busy; the dialog is first in the order of tabs.
    if (activeElement === null || activeElement === document.body)
      root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [place])
  const answer = (tagAgreed: boolean) => {
    choose({ tag: tagAgreed }, tag.version)
    addToast({ text: tagAgreed ? t.agreed : t.refused, tone: 'info' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  if (!place) return null
  return createPortal(
    <dialog
      ref={root}
      open
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={({ key }) => key === 'Escape' && answer(false)}
      className="fixed inset-x-0 top-auto bottom-15 z-40 m-0 max-h-[70dvh] w-full max-w-none animate-rise overflow-y-auto border-ink border-t-2 bg-paper p-0 text-ink md:right-auto md:bottom-6 md:left-6 md:w-[30rem] md:border-2 print:hidden"
    >
      <div className="flex items-start justify-between gap-3 pt-3 pr-2 pl-4 md:pl-6">
        <h2 id={titleId} tabIndex={-1} className="pt-2 font-bold font-sans text-lg leading-tight">
          {t.title}
        </h2>
        <button
          type="button"
          aria-label={t.close}
          onClick={() => answer(false)}
          className="grid size-11 shrink-0 place-items-center rounded-xs hover:bg-tint"
        >
          <Icon name="close" />
        </button>
      </div>
      <div id={textId} className="space-y-2 px-4 pt-1 pb-4 text-sm md:px-6">
        <p lang={tag.lang}>{tag.purpose}</p>
        <p>{t.who(tag.host)}</p>
        <p>
          {t.without}{' '}
          <Link to={COOKIES_PAGE} className="link">
            {t.cookies}
          </Link>
          .
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 border-gray-300 border-t p-4 md:px-6">
        <Button onClick={() => answer(false)}>{t.refuse}</Button>
        <Button onClick={() => answer(true)}>{t.agree}</Button>
      </div>
    </dialog>,
    place,
  )
}
