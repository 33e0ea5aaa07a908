// @vitest-environment jsdom
import type { DoorList, DoorRequest } from '@beursvloer/contract/sign-ups/door'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDoor } from './use-door.ts'

const list: DoorList = {
  item: {
    ...{ id: 'a1', title: 'Sessie', date: '2027-03-17', start: '10:00', end: '11:00' },
    ...{ room: 'Lab', isCancelled: false },
  },
  people: [],
  places: 10,
  walkInPlaces: 5,
}

let isOnline: boolean
let sent: DoorRequest[]
let tries: number
let root: Root
let door: ReturnType<typeof useDoor>

function Door() {
  door = useDoor({ list, isFull: false }, '/deur/a1')
  return null
}

/** Opens the page, as after the phone restarted. */
async function open() {
  root = createRoot(document.body)
  await act(async () => root.render(<Door />))
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const note = (id: string) =>
  act(async () =>
    door.add({ id, at: '2027-03-17T09:50:00.000Z', what: 'in', badge: id.repeat(22), name: '' }),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  isOnline = true
  sent = []
  tries = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    tries += 1
    if (!isOnline) throw new TypeError('Failed to fetch')
    const request = JSON.parse(body) as DoorRequest
    sent.push(request)
    const results = request.entries.map(({ id }) => ({ id, outcome: 'in', name: '' }))
    return Response.json({ list, isFull: false, results })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entries = () => sent.flatMap(({ entries: some }) => some.map(({ id }) => id))

it('entries of half an hour without a connection survive a reload, and each is sent once', async () => {
  await open()
  isOnline = false
  for (const id of ['a', 'b', 'c']) await note(id)
  await pass(15 * 60_000)
  expect(door.connection.kind).toBe('offline')
  await act(async () => root.unmount())
  await open()
  await note('d')
  tries = 0
  await pass(15 * 60_000)
  // Once a minute at most, when it lasts.
  expect(tries).toBeLessThan(25)
  expect(door.book.queue.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(entries()).toEqual([])

  isOnline = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await pass(1000)
  expect(entries()).toEqual(['a', 'b', 'c', 'd'])
  expect(door.connection.kind).toBe('online')
  expect(localStorage.getItem('deur-a1')).toBeNull()
  await pass(10 * 60_000)
  expect(entries()).toHaveLength(4)
})
