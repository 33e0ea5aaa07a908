import { STATISTICS_POLL_MS } from '@beursvloer/contract/statistics/events'
import type { UIMatch } from 'react-router'
import { mayCount } from '../consent.ts'
import { hasSession } from '../early-script.ts'
import { keptSince } from '../kept-since.ts'
import type { PageHandle } from '../page-handle.ts'
import type { ShellData } from '../shell-data.ts'
import { countPage, type ShownPage, watchPage } from './count-page.ts'
import { countEvent, sendEvents } from './events.ts'
import {
  keepVisit,
  keptVisit,
  removeSession,
  type Visit,
  type VisitSource,
  visitSource,
} from './visit.ts'

/** Sets the source of a visit that a push message opened. */
const PUSH = 'push'
const NOWHERE: VisitSource = { source: '', campaign: '' }

/** For a visitor who refuses to be counted nothing is stored. */
function forget(): void {
  removeSession()
  keepVisit(null)
}

/**
 * Begins a visit, or continues the previous one. Of several campaigns the last counts.
 * @param came from where the page was opened; nowhere when a visitor returns to it
 */
function openVisit(came: VisitSource): Visit {
  const known = keptVisit()
  countEvent(known ? 'session-resume' : 'session-start')
  if (came.byCampaign) countEvent(came.source === PUSH ? 'push-opened' : 'marketing campaign')
  const { source, campaign } = known && !came.byCampaign ? known : came
  return { source, campaign, at: 0, isSignedIn: known?.isSignedIn ?? hasSession() }
}

/**
 * Counts what the visitor does from now on; where they may not be counted, once they may.
 * @param base address of the statistics; '': this site
 * @returns what hears of each page that is shown
 */
function followVisit(base: string): (page: ShownPage) => void {
  let visit: Visit | null = null
  let shown: ShownPage | null = null
  let came = visitSource()

  const keep = (kept: Visit) => {
    visit = { ...kept, at: Date.now() }
    keepVisit(visit)
  }
  const begin = () => {
    if (document.hidden || !mayCount()) return
    if (!visit) keep(openVisit(came))
    came = NOWHERE
    const isSignedIn = hasSession()
    if (!visit || visit.isSignedIn === isSignedIn) return
    countEvent(isSignedIn ? 'user-sign-in' : 'user-sign-out')
    keep({ ...visit, isSignedIn })
  }
  const send = () => {
    if (!visit) return
    if (mayCount()) {
      if (!document.hidden) keep(visit)
      sendEvents(base, visit)
    } else {
      forget()
      visit = null
    }
  }
  /** The tab is hidden, or about to be closed: waiting events are sent now. */
  const end = (type: 'session-pause' | 'session-stop') => {
    if (!visit) return
    countEvent(type)
    send()
    visit = null
  }

  if (!mayCount()) forget()
  if (keptSince() !== null) countEvent('offline-used')
  watchPage()
  setInterval(send, STATISTICS_POLL_MS)
  document.addEventListener('visibilitychange', () =>
    document.hidden ? end('session-pause') : begin(),
  )
  addEventListener('pagehide', () => end('session-stop'))
  addEventListener('pageshow', begin)
  return (page) => {
    begin()
    countPage(page, shown)
    shown = page
  }
}

let follow: ReturnType<typeof followVisit> | undefined

/** What the router knows of the page that is shown. */
export type Matches = readonly Pick<UIMatch, 'handle' | 'loaderData'>[]

/** Tells that a page is shown; the first one begins the counting. An editor's preview counts for nothing. */
export function countShown(matches: Matches): void {
  const shell = matches[0]?.loaderData as ShellData | undefined
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  if (!shell || shell.preview) return
  follow ??= followVisit(shell.statistics)
  const { pathname, search } = location
  follow({ pathname, search, counted: handle?.counted === true })
}
