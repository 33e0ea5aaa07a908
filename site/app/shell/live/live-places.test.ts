// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { showLiveNotice } from './live-notice.ts'
import { showLivePlaces } from './live-places.ts'
import { takeLive } from './live-store.ts'
import { placesText, statusText } from './places-text.ts'

const item = { left: 4, waiting: 0, line: true, doorFull: false }
const tell = (items: object, more: object = {}) =>
  takeLive({ version: '1', whole: false, items: items as never, ...more })

beforeEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = 'nl'
  sessionStorage.clear()
  takeLive({ version: '0', whole: true, items: {}, notice: null })
})

it('the state of an item is described', () => {
  const said = (about: object, places = '') => placesText({ ...item, ...about }, 'nl', places)?.text
  expect(said({})).toBe('Nog 4 plaatsen')
  expect(said({ left: 1 })).toBe('Nog 1 plaats')
  expect(said({ left: 0 })).toBe('Vol, wachtlijst')
  expect(said({ left: 0, line: false })).toBe('Vol')
  expect(said({ doorFull: true })).toBe('Zaal vol')
  expect(said({ left: null })).toBeUndefined()
  expect(said({}, '60')).toBe('4 van 60 vrij')
  expect(placesText(undefined, 'nl')).toBeNull()
  expect(placesText({ ...item, left: 1 }, 'en')?.text).toBe('1 place left')
})

const own = (state: string, position: number | null = null) =>
  ({ item: 'a1', state, position, until: null, at: '2027-03-01T09:00:00.000Z' }) as never

it('the visitor’s own sign-up is described before the state of the item, in the same words everywhere', () => {
  const said = (about: object, signUp?: never) =>
    statusText({ ...item, ...about }, signUp, 'nl')?.text
  expect(said({ left: 12 })).toBe('Reserveer (nog\u00a012)')
  expect(said({ left: 0 })).toBe('Vol, wachtlijst')
  expect(said({ left: 0, line: false })).toBe('Vol')
  expect(said({ doorFull: true })).toBe('Zaal vol')
  expect(said({ left: null })).toBeUndefined()
  expect(said({}, own('confirmed'))).toBe('U hebt een plaats')
  expect(said({}, own('waiting', 3))).toBe('Wachtlijst (u bent nr.\u00a03)')
  expect(said({}, own('offered'))).toBe('Er is een plaats voor u')
  expect(said({ left: 12 }, own('cancelled'))).toBe('Reserveer (nog\u00a012)')
  expect(statusText(undefined, own('confirmed'), 'en')?.text).toBe('You have a place')
})

it('the places are shown without the visitor’s state, or that alone', () => {
  document.body.innerHTML =
    '<live-places item="a1" about="places" places="60"></live-places><live-places item="a1" about="own"></live-places>'
  showLivePlaces()
  tell({ a1: item })
  const shown = [...document.querySelectorAll('live-places')].map(
    ({ shadowRoot }) => shadowRoot?.textContent,
  )
  expect(shown).toEqual(['4 van 60 vrij', undefined])
})

it('free places are shown once they are known, and the neutral text afterwards', () => {
  document.body.innerHTML = '<live-places item="a1">Met aanmelding</live-places>'
  showLivePlaces()
  const place = document.querySelector('live-places') as HTMLElement
  const shown = () => place.shadowRoot?.querySelector('slot') ?? place.shadowRoot?.textContent
  expect(shown()).toBeUndefined()
  tell({ a1: { ...item, left: 0 } })
  expect([shown(), place.dataset.tone]).toEqual(['Vol, wachtlijst', 'full'])
  // The text that React wrote is unchanged.
  expect(place.textContent).toBe('Met aanmelding')
  tell({ b2: item })
  place.setAttribute('item', 'b2')
  expect(shown()).toBe('Reserveer (nog\u00a04)')
  tell({ b2: null })
  expect(shown()).toBeInstanceOf(HTMLElement)
  expect(place.dataset.tone).toBeUndefined()
})

it('a notice is in a live region until it is closed, removed or expired', () => {
  const notice = {
    id: 'n1',
    tone: 'urgent',
    text: { nl: 'Uitgang B is dicht', en: '' },
    until: null,
  }
  showLiveNotice()
  const region = document.querySelector('[aria-live=polite]') as HTMLElement
  expect(region.textContent).toBe('')
  tell({}, { notice })
  expect(region.textContent).toContain('Dringend:Uitgang B is dicht')
  region.querySelector('button')?.click()
  expect(region.textContent).toBe('')
  tell({}, { notice: { ...notice, id: 'n2', until: new Date(Date.now() - 1).toISOString() } })
  expect(region.textContent).toBe('')
  tell({}, { notice: { ...notice, id: 'n3' } })
  expect(region.textContent).toContain('Uitgang B')
  tell({}, { notice: null })
  expect(region.textContent).toBe('')
})
