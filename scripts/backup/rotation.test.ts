import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expired } from './make-backup.ts'
import { momentOf, nameAt } from './names.ts'

const names = (...days: string[]) => days.map((day) => nameAt(new Date(day)))

test('the name of a backup contains its moment; other names are ignored', () => {
  expect(nameAt(new Date('2027-03-18T02:30:00.512Z'))).toBe('2027-03-18T023000Z')
  expect(momentOf('2027-03-18T023000Z')).toEqual(new Date('2027-03-18T02:30:00Z'))
  expect(momentOf('.unfinished-2027-03-18T023000Z')).toBeNull()
  expect(momentOf('replaced-2027-03-18T023000Z')).toBeNull()
})

test('all backups of the last 24 hours are kept, then the last of each day, then of each week', () => {
  const lastDay = names('2027-03-18T20:00Z', '2027-03-18T02:00Z', '2027-03-17T20:30Z')
  const days = names('2027-03-17T02:00Z', '2027-03-16T02:00Z', '2027-03-16T01:00Z')
  const weeks = names('2027-03-14T02:00Z', '2027-03-08T02:00Z', '2027-03-05T02:00Z')
  const all = [...lastDay, ...days, ...weeks, 'notes']
  expect(expired(all, { daily: 3, weekly: 3 })).toEqual(
    names('2027-03-17T02:00Z', '2027-03-16T01:00Z', '2027-03-08T02:00Z'),
  )
})

test('the newest is never deleted, and none is deleted twice', () => {
  const moment = fc.integer({ min: 0, max: 10_000 }).map((hours) => new Date(hours * 3_600_000))
  const retention = fc.record({ daily: fc.nat(10), weekly: fc.nat(10) })
  fc.assert(
    fc.property(
      fc.uniqueArray(moment, { minLength: 1, maxLength: 60 }),
      retention,
      (moments, kept) => {
        const all = moments.map(nameAt)
        const gone = expired(all, kept)
        expect(gone).not.toContain([...all].sort().at(-1))
        const left = all.filter((name) => !gone.includes(name))
        expect(expired(left, kept)).toEqual([])
      },
    ),
  )
})
