import type { LiveNotice } from '@beursvloer/contract/live/feed'
import { pageLocale } from '../page-locale.ts'
import { liveMessages } from './live-messages.ts'
import { currentNotice, onLiveChange } from './live-store.ts'

/** Storage key in this tab for the notice that was closed. */
const CLOSED = 'melding-gesloten'
/** Longest time that a timer takes, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1

const closedId = (): string | null => {
  try {
    return sessionStorage.getItem(CLOSED)
  } catch {
    return null
  }
}

function keepClosed(id: string): void {
  try {
    sessionStorage.setItem(CLOSED, id)
  } catch {
    // It comes back on the next page.
  }
}

const isOver = ({ until }: LiveNotice): boolean => until !== null && Date.parse(until) <= Date.now()

/** An element with classes and text. */
function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function lineOf(notice: LiveNotice, close: () => void): HTMLElement {
  const locale = pageLocale()
  const t = liveMessages[locale]
  const isUrgent = notice.tone === 'urgent'
  const ground = element('div', isUrgent ? 'bg-brick text-paper' : 'on-dark')
  const line = element('div', 'wrap flex items-start gap-4 py-2')
  const text = element('p', 'min-w-0 flex-1 break-words py-2 text-base leading-snug')
  text.append(element('b', 'mr-2 font-bold', `${t.notice[notice.tone]}:`))
  const words = element('span', '', notice.text[locale] || notice.text.nl)
  if (!notice.text[locale]) words.lang = 'nl'
  text.append(words)
  if (notice.link) {
    const link = element('a', 'font-semibold underline underline-offset-4', t.more)
    const prefix = locale === 'en' && notice.link.startsWith('/') ? '/en' : ''
    link.setAttribute('href', prefix + notice.link)
    text.append(' ', link)
  }
  const button = element(
    'button',
    'min-h-11 shrink-0 font-semibold underline underline-offset-4',
    t.close,
  )
  button.setAttribute('type', 'button')
  button.addEventListener('click', close)
  line.append(text, button)
  ground.append(line)
  return ground
}

/**
 * Shows the organiser's notice to every visitor, over the foot of the page so that nothing moves.
 * The live region exists before its first text; otherwise a screen reader would not read it.
 */
export function showLiveNotice(): void {
  const region = element('div', 'fixed inset-x-0 bottom-15 z-30 md:bottom-0 print:hidden')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  let shown: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    const notice = currentNotice()
    const isShown = notice && !isOver(notice) && notice.id !== closedId()
    if (notice && isShown && notice.until) {
      timer = setTimeout(show, Math.min(Date.parse(notice.until) - Date.now(), MAX_TIMER_MS))
    }
    const id = notice && isShown ? notice.id : null
    if (id === shown) return
    shown = id
    region.replaceChildren()
    document.documentElement.toggleAttribute('data-live-notice', id !== null)
    if (notice && id) {
      region.append(
        lineOf(notice, () => {
          keepClosed(id)
          show()
        }),
      )
    }
  }
  onLiveChange(show)
  show()
}
