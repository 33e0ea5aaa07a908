import { expect, it } from 'vitest'
import { conflictsOf, meetingDays } from './meeting-times.ts'
import { DATE, entry, onALine } from './testing/day.ts'

const day = { date: DATE, opens: '09:30', closes: '12:00' }
const times = ['09:30', '09:45', '10:00', '10:45', '11:00', '11:30'].map((at) => `${DATE}T${at}`)

it('a time is offered when the visitor is free and can walk to the stand and back', () => {
  // The stand is 15 minutes from the stage.
  const own = { entries: [entry({ start: 630, end: 640, title: 'Opening' })] }
  const stand = { place: '1.A01', free: times }
  const [found] = meetingDays([day], own, stand, onALine)
  expect(found?.own).toEqual([
    { from: 630, to: 640, status: 'saved', entries: [{ title: 'Opening', lang: undefined }] },
  ])
  expect(found?.busy).toEqual([{ from: 630, to: 645 }])
  expect(found?.free.map(({ start }) => start.slice(11))).toEqual([
    '09:30',
    '09:45',
    '11:00',
    '11:30',
  ])
})

it('the meeting that is moved does not block a time', () => {
  const meeting = entry({ key: 'meeting:a', start: 600, end: 630, title: 'Gesprek' })
  const [found] = meetingDays(
    [day],
    { entries: [meeting] },
    { place: '', free: times, moved: 'meeting:a' },
    onALine,
  )
  expect(found?.own).toEqual([])
  expect(found?.free.map(({ start }) => start)).toEqual(times)
})

it('entries that clash with a meeting are named, also moved sessions, and those too far away', () => {
  const meeting = entry({ key: 'meeting:a', start: 600, end: 630, place: '1.A01' })
  const lecture = entry({ id: 'Lezing', start: 640, end: 660 })
  const before = entry({ id: 'Opening', start: 540, end: 585 })
  const own = (session: typeof lecture) => ({ entries: [meeting, session, before] })
  const conflicts = (session: typeof lecture, time = '10:00') =>
    conflictsOf(own(session), 'meeting:a', `${DATE}T${time}`, onALine)
  expect(conflicts(lecture)).toEqual([{ title: 'Lezing', late: 5, walk: 15 }])
  expect(conflicts({ ...lecture, start: 615 })).toEqual([{ title: 'Lezing', late: null, walk: 0 }])
  expect(conflicts({ ...lecture, start: 645 })).toEqual([])
  // A proposed time is held against the same day.
  expect(conflicts(lecture, '09:45')).toEqual([{ title: 'Opening', late: 15, walk: 15 }])
})
