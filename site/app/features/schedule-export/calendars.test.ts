import { parsers, readWithIcalJs } from '@beursvloer/contract/testing/read-calendar'
import { describe, expect, it } from 'vitest'
import { document, item, paragraph, type RestContent, ref } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { calendarItemCalendar, itemCalendar, programmeCalendar } from './calendars.ts'

const base = 'https://dakwaarts.example'
/** The UUID of `item1` in the sample fair. */
const UID = 'a807f25a-8df9-56e6-bd5e-57158d9541b5'

/** A fair whose `item1` has these fields, read from its calendar file in a language. */
function eventOf(fields: object, locale: 'nl' | 'en' = 'nl', prefix = '') {
  const content = sampleSnapshot((fair) => {
    const items = fair['programme-items']
    if (items) items.nl = [item('item1', fields), item('item2')]
  })[locale]
  const one = content.programmeItems.find('item1')
  if (!one) throw new Error('item1 is missing')
  const file = itemCalendar(one, content, base + prefix)
  const [event] = readWithIcalJs(file)
  if (!event) throw new Error('the file has no event')
  return { ...event, file: file.replaceAll('\r\n ', '') }
}

describe('a programme item', () => {
  it('has its title, time, place and people', () => {
    const event = eventOf({ signUp: 'required' })
    expect(event).toMatchObject({
      uid: UID,
      start: Date.parse('2027-03-16T10:30:00+01:00'),
      end: Date.parse('2027-03-16T11:15:00+01:00'),
      title: 'Sessie item1',
      location: 'Zolder, Hal 1, De Hallen, Utrecht',
      status: 'CONFIRMED',
    })
    expect(event.description).toBe(
      [
        'Samenvatting',
        'Met:\nAnna van der Berg, Directeur, Bedrijf',
        'In het Nederlands.',
        'Voor dit onderdeel is een plaats nodig.',
      ].join('\n\n'),
    )
    expect(event.file).toContain('CATEGORIES:Lezing,Geld en grond\r\n')
    expect(event.file).toContain(`URL;VALUE=URI:${base}/programma/item1\r\n`)
  })

  it('names the item that it is part of, in its language', () => {
    const partOf = ref('item2')
    expect(eventOf({ partOf }).description).toContain('\n\nOnderdeel van Sessie item2.\n\n')
    expect(eventOf({ partOf }, 'en').description).toContain('\n\nPart of ')
  })

  it('is the same event in English, with its texts and address', () => {
    const event = eventOf({}, 'en', '/en')
    expect(event).toMatchObject({ uid: UID, title: 'Session item1' })
    expect(event.description).toContain('In Dutch.')
    expect(event.file).toContain('CATEGORIES:Lecture,Money and land\r\n')
    expect(event.file).toContain(`URL;VALUE=URI:${base}/en/programma/item1\r\n`)
  })

  it('that is cancelled has that in state, title and text, and does not block time', () => {
    const event = eventOf({ state: 'cancelled', changeNote: 'De spreker is ziek.' })
    expect(event).toMatchObject({ status: 'CANCELLED', title: 'Geannuleerd: Sessie item1' })
    expect(event.description).toMatch(/^Dit onderdeel is geannuleerd\.\nDe spreker is ziek\.\n\n/)
    expect(event.file).toContain('TRANSP:TRANSPARENT')
  })

  it('that is moved names its former place and time', () => {
    const event = eventOf({
      state: 'moved',
      changeNote: 'Grotere zaal.',
      previousStart: '09:00:00.000',
      previousEnd: '09:45:00.000',
      previousRoom: ref('room1'),
    })
    expect(event).toMatchObject({ status: 'CONFIRMED', title: 'Sessie item1' })
    expect(event.description).toContain(
      'Dit onderdeel is verplaatst.\nGrotere zaal.\nWas: dinsdag 16 maart, 09:00 tot 09:45 uur, Zolder.',
    )
  })

  it('has a higher sequence when it, its day, its room, the hall or the edition has changed, and not for others', () => {
    const later = { updatedAt: '2026-10-01T00:00:00.000Z' }
    const sequences = (change: (fair: RestContent) => void) => {
      const { nl } = sampleSnapshot(change)
      return readWithIcalJs(programmeCalendar(nl.programmeItems.all, nl, base)).map(
        ({ sequence }) => sequence,
      )
    }
    const before = sequences(() => undefined)
    for (const type of ['days', 'rooms', 'halls', 'editions']) {
      const after = sequences((fair) => Object.assign(fair[type]?.nl[0] ?? {}, later))
      expect(after.every((sequence, index) => sequence > (before[index] ?? 0))).toBe(true)
    }
    const one = sequences((fair) => Object.assign(fair['programme-items']?.nl[1] ?? {}, later))
    // item2 begins first.
    expect(one[0]).toBeGreaterThan(before[0] ?? 0)
    expect(one[1]).toBe(before[1])
  })
})

it('the programme keeps cancelled items, for subscribers who have them', () => {
  const { nl } = sampleSnapshot((fair) =>
    addDocuments(fair, 'programme-items', item('gone', { state: 'cancelled', changeNote: 'Ziek' })),
  )
  const file = programmeCalendar(nl.programmeItems.all, nl, base)
  for (const [, read] of parsers) {
    expect(read(file).map(({ title, status }) => `${title} ${status}`)).toEqual([
      'Sessie item2 CONFIRMED',
      'Sessie item1 CONFIRMED',
      'Geannuleerd: Sessie gone CANCELLED',
    ])
  }
  expect(file).toContain('X-WR-CALNAME:Programma Dakwaarts 2027\r\n')
})

it('a calendar item is an event, without an end when none is known', () => {
  const { nl } = sampleSnapshot((fair) =>
    addDocuments(
      fair,
      'calendar-items',
      document('date1', {
        slug: 'inschrijving-opent',
        title: 'Inschrijving opent',
        start: '2026-10-25T08:30:00.000Z',
        end: null,
        place: 'Online',
        url: 'https://tickets.example/a',
        body: paragraph('Vanaf dan kunt u zich aanmelden.'),
      }),
    ),
  )
  const one = nl.calendar.find('date1')
  if (!one) throw new Error('date1 is missing')
  const file = calendarItemCalendar(one, nl, base)
  for (const [, read] of parsers) {
    expect(read(file)).toMatchObject([
      {
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        start: Date.parse('2026-10-25T08:30:00.000Z'),
        title: 'Inschrijving opent',
        description: 'Vanaf dan kunt u zich aanmelden.\n\nhttps://tickets.example/a',
        location: 'Online',
      },
    ])
  }
  expect(file).not.toContain('DTEND')
  expect(file.replaceAll('\r\n ', '')).toContain(
    `URL;VALUE=URI:${base}/kalender/date1/inschrijving-opent\r\n`,
  )
})
