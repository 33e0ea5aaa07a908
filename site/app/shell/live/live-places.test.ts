// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { showLiveNotice } from './live-notice.ts'
import { showLivePlaces } from './live-places.ts'
import { takeLive } from './live-store.ts'
import { placesText } from './places-text.ts'

const item = { left: 4, waiting: 0, line: true, doorFull: false }
const tell = (items: object, more: object = {}) =>
  takeLive({ version: '1', whole: false, items: items as never, ...more })

beforeEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = 'nl'
  sessionStorage.clear()
  takeLive({ version: '0', whole: true, items: {}, notice: null })
})

it('says how an item stands', () => {
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

it('fills in places once they are known, and gives the neutral text back', () => {
  document.body.innerHTML = '<live-places item="a1">Met aanmelding</live-places>'
  showLivePlaces()
  const place = document.querySelector('live-places') as HTMLElement
  const shown = () => place.shadowRoot?.querySelector('slot') ?? place.shadowRoot?.textContent
  expect(shown()).toBeUndefined()
  tell({ a1: { ...item, left: 0 } })
  expect([shown(), place.dataset.tone]).toEqual(['Vol, wachtlijst', 'full'])
  // What React wrote is as it was.
  expect(place.textContent).toBe('Met aanmelding')
  tell({ b2: item })
  place.setAttribute('item', 'b2')
  expect(shown()).toBe('Nog 4 plaatsen')
  tell({ b2: null })
  expect(shown()).toBeInstanceOf(HTMLElement)
  expect(place.dataset.tone).toBeUndefined()
})

it('shows a notice in a live region until it is closed, taken away or over', () => {
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
