// @vitest-environment jsdom
import { COUNTED, type Counted } from '@beursvloer/contract/statistics/events'
import { makeSession } from '@beursvloer/contract/statistics/session-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownPage } from './count-page.ts'

interface SentEvent {
  readonly eventType: string
  readonly detail?: string
  readonly [key: string]: unknown
}

const FIRST = Date.parse('2027-03-17T10:00:00Z')
let sent: { url: string; events: SentEvent[]; session: string }[]
let hidden: boolean
let cookies: Map<string, string>
/** Removes what the previous test added to window and document. */
let ended: AbortController

/** Listeners of a closed page are no longer called. */
function untilEnd(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, {
      ...(typeof options === 'object' ? options : { capture: options ?? false }),
      signal: ended.signal,
    }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: FIRST })
  ended = new AbortController()
  untilEnd(document)
  untilEnd(window)
  sent = []
  hidden = false
  cookies = new Map()
  localStorage.clear()
  document.documentElement.removeAttribute('data-came-by')
  history.replaceState(null, '', '/programma')
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.zoek.example/?q=beurs')
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = '', age] = /^(\w+)=([^;]*); Max-Age=(\d+)/.exec(text) ?? []
    if (age === '0') cookies.delete(name)
    else cookies.set(name, value)
  })
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ type: 'navigate', serverTiming: [] }],
  })
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => {
      const { events, session } = JSON.parse(body).data
      sent.push({ url, events, session })
      return true
    },
  })
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const page = (pathname: string, more: Partial<ShownPage> = {}): ShownPage => ({
  ...{ counted: true, pathname, search: '' },
  ...more,
})
/** A page that is opened by itself: its scripts begin anew. */
async function open(first: ShownPage, base = '') {
  const { countShown } = await import('./count-visit.ts')
  const show = (shown: ShownPage) => {
    history.replaceState(null, '', shown.pathname + shown.search)
    countShown([
      { handle: undefined, loaderData: { preview: false, statistics: base } },
      { handle: { counted: shown.counted }, loaderData: {} },
    ])
  }
  show(first)
  return { show }
}
const later = (ms = 5000) => vi.advanceTimersByTime(ms)
const hide = (isHidden: boolean) => {
  hidden = isHidden
  document.dispatchEvent(new Event('visibilitychange'))
}
const events = () => sent.flatMap((batch) => batch.events)
const tellCounted = (what: Counted) =>
  document.dispatchEvent(new CustomEvent(COUNTED, { detail: what }))
const types = () =>
  events().map(({ eventType, detail }) => (detail ? `${eventType} ${detail}` : eventType))

describe('a visit', () => {
  it('sends its events 5 s after the start, with the cookie that it has set', async () => {
    const { show } = await open(page('/programma'))
    expect([sent, cookies.get('session')]).toEqual([[], undefined])
    later(4999)
    expect(sent).toEqual([])
    later(1)
    const session = makeSession(FIRST + 5000)
    expect(cookies.get('session')).toBe(session)
    const from = { source: 'zoek.example', url: `${location.origin}/programma`, age: 5000 }
    expect(sent).toEqual([
      {
        url: '/statistics/',
        session,
        events: [
          { ...from, eventType: 'session-start' },
          { ...from, eventType: 'pageview', session },
        ],
      },
    ])
    later()
    expect(sent).toHaveLength(1)
    show(page('/nieuws/a/b', { counted: false }))
    show(page('/faq'))
    later()
    expect(types().slice(2)).toEqual(['pageview'])
    expect(sent[1]?.session).toBe(session)
  })

  it('pauses in a hidden tab and continues; after half an hour it is a new visit', async () => {
    await open(page('/programma'))
    hide(true)
    expect(types()).toEqual(['session-start', 'pageview', 'session-pause'])
    hide(false)
    later()
    expect(types().at(-1)).toBe('session-resume')
    expect(events().at(-1)?.source).toBe('zoek.example')
    hide(true)
    later(31 * 60_000)
    hide(false)
    later()
    expect(types().slice(-2)).toEqual(['session-pause', 'session-start'])
    expect(events().at(-1)?.source).toBeUndefined()
  })

  it('ends with the page, and continues on the next one', async () => {
    await open(page('/programma'))
    window.dispatchEvent(new Event('pagehide'))
    hide(true)
    expect(types()).toEqual(['session-start', 'pageview', 'session-stop'])
    ended.abort()
    ended = new AbortController()
    vi.resetModules()
    hidden = false
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/programma`)
    await open(page('/faq'))
    later()
    expect(types().slice(3)).toEqual(['session-resume', 'pageview'])
    expect(events().at(-1)?.source).toBe('zoek.example')
  })

  it('has the campaign that led to it', async () => {
    document.documentElement.setAttribute('data-came-by', '?utm_source=brief&utm_campaign=maart')
    await open(page('/programma'))
    later()
    expect(types()).toEqual(['session-start', 'marketing campaign', 'pageview'])
    expect(events()[2]).toMatchObject({ source: 'brief', campaign: 'maart' })
  })

  it('is marked when a push message opened it', async () => {
    document.documentElement.setAttribute('data-came-by', '?utm_source=push')
    await open(page('/programma'))
    later()
    expect(types()).toEqual(['session-start', 'push-opened', 'pageview'])
  })

  it('begins when the tab is shown for the first time', async () => {
    hidden = true
    await open(page('/programma'))
    later(60_000)
    expect(sent).toEqual([])
    hide(false)
    later()
    expect(types()).toEqual(['pageview', 'session-start'])
  })

  it('is not counted for an editor in a preview', async () => {
    const { countShown } = await import('./count-visit.ts')
    countShown([{ handle: { counted: true }, loaderData: { preview: true, statistics: '' } }])
    later(60_000)
    expect([sent, cookies.size]).toEqual([[], 0])
  })

  it('is sent to another service where one is set', async () => {
    await open(page('/programma'), 'https://cijfers.example')
    later()
    expect(sent[0]?.url).toBe('https://cijfers.example/statistics/')
  })
})

describe('a visitor who refuses is not counted', () => {
  const nothing = async () => {
    cookies.set('session', makeSession(FIRST))
    localStorage.setItem('visit', '{}')
    await open(page('/programma'))
    later(60_000)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toEqual([])
    expect([cookies.has('session'), localStorage.getItem('visit')]).toEqual([false, null])
  }

  it('by Do Not Track', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { doNotTrack: '1' }))
    return nothing()
  })

  it('by Global Privacy Control', () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
    )
    return nothing()
  })

  it('by a refusal, also during a visit', async () => {
    cookies.set('consent', '1.tiwbg0.statistics-0')
    await nothing()
    cookies.delete('consent')
    hide(true)
    hide(false)
    later()
    expect(types()).toContain('session-start')
    cookies.set('consent', '1.tiwbg0.statistics-0.tag-1')
    const before = sent.length
    tellCounted('lead contact')
    later(60_000)
    expect([sent.length, cookies.has('session'), localStorage.getItem('visit')]).toEqual([
      before,
      false,
      null,
    ])
  })
})

describe('events of visitors', () => {
  const after = async (first: ShownPage, work: (show: (shown: ShownPage) => void) => void) => {
    const { show } = await open(first)
    later()
    sent = []
    work(show)
    later()
    return types()
  }

  it('are each filter once on a page, and a search with its result', async () => {
    const programme = (search: string) => page('/programma', { search })
    expect(
      await after(programme('?dag=1'), (show) => {
        show(programme('?dag=1&thema=hout'))
        show(programme('?dag=1&thema=hout&thema=water'))
        show(programme(''))
      }),
    ).toEqual(['filter thema'])
    const search = (query: string, outcome: string) => {
      document.body.innerHTML = `<p data-shown="search ${outcome}" data-of="${query}"></p>`
      return page('/zoeken', { search: `?q=${query}` })
    }
    expect(
      await after(page('/'), (show) => {
        show(search('hout', 'found'))
        show({ ...search('hout', 'found'), search: '?q=hout&soort=programma' })
        show(search('xyz', 'none'))
      }),
    ).toEqual(['pageview', 'search found', 'search none'])
    document.body.innerHTML = ''
  })

  it('are those that shown parts of the page declare', async () => {
    const told = ['form-step contract-2', 'lead contract'] as const
    expect(await after(page('/contractformulier'), () => told.forEach(tellCounted))).toEqual(told)
  })

  it('are those of pressed controls', async () => {
    document.body.innerHTML = `
      <a id="partner" href="https://partner.example/" data-count="marketing partner p1"><b>Logo</b></a>
      <p data-count="marketing banner">Tekst <a href="/nieuws">Lees</a></p>
      <a id="file" href="/_file/gids%202027.pdf">Gids</a>
      <button data-count="video">Speel</button>`
    document.body.addEventListener('click', (event) => event.preventDefault(), {
      signal: ended.signal,
    })
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    expect(
      await after(page('/'), () => {
        for (const selector of ['#partner b', 'p', 'p a', '#file', 'button']) press(selector)
      }),
    ).toEqual(['marketing partner', 'marketing banner', 'download gids-2027.pdf', 'video'])
    expect(events()[0]?.document).toBe('p1')
    document.body.innerHTML = ''
  })

  it('are entries saved here, not those from the account', async () => {
    // The very module that the scripts of the page have.
    const { changeSaved, writeSaved } = await import('../saved-store.ts')
    const theirs = { kind: 'session', id: 'i2', saved: true, note: '', changedAt: 1 } as const
    expect(
      await after(page('/programma'), () => {
        changeSaved('session', 'i1', { saved: true })
        changeSaved('session', 'i1', { note: 'vooraan' })
        changeSaved('exhibitor', 'e1', { saved: true })
        changeSaved('exhibitor', 'e1', { saved: false })
        writeSaved({ owner: 1, entries: [theirs], unsent: [] })
      }),
    ).toEqual(['saved session', 'saved exhibitor', 'lead stand-saved'])
  })

  it('are signing in and out, by any method', async () => {
    const signedIn = (isSignedIn: boolean) =>
      isSignedIn ? cookies.set('signed-in', '1') : cookies.delete('signed-in')
    expect(
      await after(page('/inloggen'), (show) => {
        signedIn(true)
        show(page('/bezoekersprofiel'))
        signedIn(false)
        hide(true)
        hide(false)
      }),
    ).toEqual(['user-sign-in', 'pageview', 'session-pause', 'session-resume', 'user-sign-out'])
  })
})

it('events wait while there is no connection, and the latest are kept', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { show } = await open(page('/'))
  for (let at = 0; at < 60; at += 1) show(page(`/p${at}`))
  later(60_000)
  expect(sent).toEqual([])
  online.mockReturnValue(true)
  later()
  expect(events()).toHaveLength(50)
  expect(events().at(-1)).toMatchObject({ url: `${location.origin}/p59`, age: 65_000 })
})
