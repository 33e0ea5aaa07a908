import { expect, it } from 'vitest'
import { clashesWith, meetingDays } from './meeting-times.ts'
import { DATE, entry, onALine } from './testing/day.ts'

const day = { date: DATE, opens: '09:30', closes: '12:00' }
const times = ['09:30', '09:45', '10:00', '10:45', '11:00', '11:30'].map((at) => `${DATE}T${at}`)

it('leaves the times at which a visitor is free and can walk to the stand and back in time', () => {
  // The stand is 15 minutes from the stage.
  const own = { entries: [entry({ start: 630, end: 640, title: 'Opening' })] }
  const stand = { place: '1.A01', free: times }
  const [found] = meetingDays([day], own, stand, onALine)
  expect(found?.rows).toEqual([
    { starts: [`${DATE}T09:30`, `${DATE}T09:45`] },
    { time: '10:30–10:40', title: 'Opening', lang: undefined },
    { starts: [`${DATE}T11:00`, `${DATE}T11:30`] },
  ])
  expect(found?.count).toBe(4)
})

it('leaves out the meeting that is moved, and names what is at its time', () => {
  const meeting = entry({ key: 'meeting:a', start: 600, end: 630, title: 'Gesprek' })
  const own = { entries: [meeting, entry({ id: 'b', start: 615, end: 660, title: 'Lezing' })] }
  const [found] = meetingDays(
    [day],
    { entries: [meeting] },
    { place: '', free: times, moved: 'meeting:a' },
    onALine,
  )
  expect(found?.rows).toEqual([{ starts: times }])
  expect(clashesWith(own, 'meeting:a')).toEqual(['Lezing'])
})
