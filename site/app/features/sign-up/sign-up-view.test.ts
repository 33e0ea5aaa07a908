import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { expect, it } from 'vitest'
import { item as itemDocument } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toSignUpView } from './sign-up-view.ts'

const { nl } = sampleSnapshot((fair) => {
  addDocuments(
    fair,
    'programme-items',
    itemDocument('plaats', { signUp: 'required', waitingList: true, start: '10:30:00.000' }),
    itemDocument('tegelijk', { signUp: 'required', start: '11:00:00.000', end: '11:30:00.000' }),
    itemDocument('later', { signUp: 'required', start: '13:00:00.000', end: '13:30:00.000' }),
  )
})
const itemOf = (id: string) => {
  const item = nl.programmeItems.find(id)
  if (!item) throw new Error(`There is no ${id}`)
  return item
}
const item = itemOf('plaats')
const own = (about: Partial<OwnSignUp>): OwnSignUp => ({
  ...{ item: 'plaats', state: 'confirmed', position: null, until: null },
  at: '2026-11-01T10:00:00.000Z',
  ...about,
})
const now = new Date('2026-11-01T10:00:00Z')
const places = { places: 20, taken: 20, waiting: 3 }

it('a guest sees the free places, and no personal data', () => {
  expect(toSignUpView(item, nl, { places, own: null, now })).toMatchObject({
    ...{ isSignedIn: false, free: 0, waiting: 3, hasWaitingList: true, mine: null, clash: null },
  })
  const over = { places: 20, taken: 23, waiting: 0 }
  expect(toSignUpView(item, nl, { places: over, own: [], now }).free).toBe(0)
  const open = { places: null, taken: 5, waiting: 0 }
  expect(toSignUpView(item, nl, { places: open, own: [], now }).free).toBeNull()
})

it('another place at the same time is named, but not a waiting list position', () => {
  const view = (signUp: OwnSignUp) => toSignUpView(item, nl, { places, own: [signUp], now })
  expect(view(own({ item: 'tegelijk' })).clash).toMatchObject({ id: 'tegelijk', start: '11:00' })
  expect(view(own({ item: 'tegelijk', state: 'waiting' })).clash).toBeNull()
  expect(view(own({ item: 'later' })).clash).toBeNull()
})

it('a cancelled sign-up is not shown', () => {
  const view = (state: OwnSignUp['state']) =>
    toSignUpView(item, nl, { places, own: [own({ state })], now }).mine
  expect(view('cancelled')).toBeNull()
  expect(view('offered')).toMatchObject({ state: 'offered' })
})

it('sign-ups end once the item has begun', () => {
  const at = (time: string) =>
    toSignUpView(item, nl, { places, own: null, now: new Date(time) }).isPast
  expect(at(`${item.day.date}T10:29:00+01:00`)).toBe(false)
  expect(at(`${item.day.date}T10:30:00+01:00`)).toBe(true)
})
