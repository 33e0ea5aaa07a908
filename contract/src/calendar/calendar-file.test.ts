import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairInstant } from '../fair-time.ts'
import { parsers } from '../testing/read-calendar.ts'
import { type CalendarEvent, calendarFile, sequenceOf } from './calendar-file.ts'

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'abcd2345@dakwaarts',
  start: '2027-03-17T10:30:00+01:00',
  end: '2027-03-17T11:10:00+01:00',
  title: 'Honderd woningen in tien maanden',
  description: 'Wat ging snel?',
  location: 'Hoofdpodium, Hal 1',
  url: 'https://dakwaarts.example/programma/honderd-woningen',
  categories: ['Lezing', 'Biobased, circulair'],
  cancelled: false,
  modified: '2026-11-21T11:42:55.123Z',
  ...given,
})

const file = (...events: readonly CalendarEvent[]) =>
  calendarFile({ name: 'Programma, 2027', language: 'nl', events })

const octets = (line: string) => Buffer.byteLength(line)
const linesOf = (calendar: string) => calendar.split('\r\n')

/** Texts as editors type them; node-ical removes quotes around a whole value. */
const words = fc
  .string({ unit: fc.constantFrom(...'aé€🏠ij,;:\\"\' -='), maxLength: 120 })
  .map((text) => text.replace(/^[\s"]+|\s+$/g, ''))

const anyEvent = fc
  .record({
    // The hours around both changes of the clock of 2027, and any other time of these years.
    date: fc.oneof(
      fc.constantFrom('2027-03-28', '2027-10-31'),
      fc
        .date({ min: new Date('2021-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    // The fair's clock skips 02:00–03:00 in March and shows it twice in October.
    hour: fc.integer({ min: 0, max: 21 }).filter((hour) => hour !== 2),
    minutes: fc.integer({ min: 3, max: 9 }),
    title: words.filter(Boolean),
    description: fc.array(words.filter(Boolean), { minLength: 1, maxLength: 4 }),
    cancelled: fc.boolean(),
    modified: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  })
  .map(({ date, hour, minutes, description, ...rest }) => {
    const time = (hours: number, minute: number) =>
      `${`${hours}`.padStart(2, '0')}:${`${minute}`.padStart(2, '0')}`
    return event({
      ...rest,
      description: description.join('\n'),
      start: fairInstant(date, time(hour, minutes)),
      end: fairInstant(date, time(hour === 1 ? 3 : hour + 1, minutes)),
    })
  })

describe.each(parsers)('a calendar file read by %s', (_, read) => {
  it('has each event with its own texts and times, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 5 }), (given) => {
        const events = given.map((one, index) => ({ ...one, uid: `${index}@dakwaarts` }))
        expect(read(file(...events))).toEqual(
          events.map((one) => ({
            uid: one.uid,
            start: Date.parse(one.start),
            end: Date.parse(one.end),
            title: one.title,
            description: one.description,
            location: one.location,
            sequence: sequenceOf(one.modified),
            status: one.cancelled ? 'CANCELLED' : 'CONFIRMED',
          })),
        )
      }),
    )
  })

  it('may have no events', () => expect(read(file())).toEqual([]))
})

it('lines end in CRLF and have 75 octets at most, for long texts in any script', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), (events) => {
      const calendar = file(...events)
      expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(Math.max(...linesOf(calendar).map(octets))).toBeLessThanOrEqual(75)
    }),
  )
})

it('times are in the fair’s time zone, with its rules, and changes in UTC', () => {
  const lines = linesOf(file(event({ start: '2027-07-01T08:30:00Z', end: '' })))
  expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20270701T103000')
  expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false)
  expect(lines).toContain('TZID:Europe/Amsterdam')
  expect(lines).toContain('LAST-MODIFIED:20261121T114255Z')
  expect(lines).toContain('DTSTAMP:20261121T114255Z')
})

it('a calendar to subscribe to has a name, a file with one event has none', () => {
  expect(linesOf(file())).toContain('X-WR-CALNAME:Programma\\, 2027')
  expect(linesOf(file())).toContain('X-PUBLISHED-TTL:PT1H')
  const single = calendarFile({ language: 'en', events: [event()] })
  expect(single).not.toMatch(/CALNAME|TTL/)
  expect(single).toContain('PRODID:-//Beursvloer//Beursvloer//EN\r\n')
})

it('properties of the calendar come before its components', () => {
  const names = linesOf(file(event())).map((line) => line.split(/[:;]/)[0])
  expect(names.lastIndexOf('X-WR-TIMEZONE')).toBeLessThan(names.indexOf('BEGIN', 1))
  expect(names.at(-3)).toBe('END')
})

it('texts cannot start a line of the file', () => {
  const sly = 'x\r\nEND:VEVENT\nBEGIN:VALARM\rACTION:AUDIO'
  const lines = linesOf(
    calendarFile({ name: sly, language: 'nl', events: [event({ title: sly, categories: [sly] })] }),
  )
  expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('BEGIN:VALARM'))).toBe(false)
})

it('a later change has a higher sequence that fits 32 bits', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1000, max: 1e9 }),
      (date, later) => {
        const [before, after] = [date, new Date(date.getTime() + later)].map((moment) =>
          sequenceOf(moment.toISOString()),
        )
        expect(after).toBeGreaterThan(before ?? 0)
        expect(after).toBeLessThan(2 ** 31)
      },
    ),
  )
})
