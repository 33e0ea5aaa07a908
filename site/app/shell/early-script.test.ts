import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { earlyScript } from './early-script.ts'

/** Attributes of the document's element after the script of the head, and the page's storage. */
function run(cookie: string, isStorageOpen = true, address = '/') {
  const attributes: Record<string, string> = {}
  const listeners: Record<string, (event: object) => void> = {}
  const location = new URL(address, 'https://dakwaarts.example')
  const window = {
    location,
    URLSearchParams,
    history: {
      state: null,
      replaceState: (_state: null, _title: string, to: string) => {
        location.href = new URL(to, location).href
      },
    },
    document: {
      cookie,
      documentElement: {
        dataset: {},
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        },
      },
      querySelectorAll: () => [],
    },
    get sessionStorage() {
      if (!isStorageOpen) throw new Error('SecurityError')
      return 'the browser’s own'
    },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    window: {} as unknown,
    installOffer: undefined as unknown,
  }
  window.window = window
  const read = runInNewContext(`${earlyScript()};() => sessionStorage`, window) as () => unknown
  return {
    ...{ attributes, storage: read(), listeners, window },
    address: location.href.slice(location.origin.length),
  }
}

it('the style sheet can read whether somebody is signed in', () => {
  expect(run('locale=nl; signed-in=1').attributes).toEqual({ 'data-signed-in': '' })
  expect(run('locale=nl; signed-in=').attributes).toEqual({})
  expect(run('').attributes).toEqual({})
})

it('a closed storage is replaced by one that keeps nothing, an open one is not', () => {
  expect(run('').storage).toBe('the browser’s own')
  const closed = run('', false).storage as Storage
  closed.setItem('a', 'b')
  closed.removeItem('a')
  expect(closed.getItem('a')).toBeNull()
})

it('the offer to install the site is kept until a visitor asks for it', () => {
  const { listeners, window } = run('')
  let isPrevented = false
  const offer = { preventDefault: () => (isPrevented = true) }
  listeners.beforeinstallprompt?.(offer)
  expect(isPrevented).toBe(true)
  expect(window.installOffer).toBe(offer)
})

it.each([
  ['/programma?utm_source=brief&thema=hout&utm_campaign=maart#dag', '/programma?thema=hout#dag'],
  ['/faq?gclid=abc', '/faq'],
  ['/?fbclid=x&msclkid=y', '/'],
])('the campaign is removed from %s', (address, left) => {
  const { attributes, address: now } = run('', true, address)
  expect(now).toBe(left)
  expect(attributes['data-came-by']).toBe(/\?[^#]*/.exec(address)?.[0])
})

it('other addresses stay unchanged', () => {
  const { attributes, address } = run('', true, '/zoeken?q=utm_source+a%20b')
  expect([attributes, address]).toEqual([{}, '/zoeken?q=utm_source+a%20b'])
})
