import { describe, expect, it } from 'vitest'
import { readTable } from './read-table'

/** The rows of a file by their column names. */
async function read(content: string) {
  const { heads, rows } = await readTable(Buffer.from(content))
  return rows.map(({ cells }) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])))
}

const late = {
  ...{ start: '23:30', duration: '01:45', room: 'Grote zaal', title: 'שלום 🎉', language: 'en' },
  ...{ url: 'https://beurs.example/programma/slot', type: 'Debat', abstract: 'Kort & goed.' },
  description: 'Lang.',
}

describe('a programme', () => {
  const expected = [
    {
      ...{ Titel: 'שלום 🎉', Webadres: 'slot', Dag: '2027-03-17', Ruimte: 'Grote zaal' },
      ...{ 'Begint om': '23:30', 'Eindigt om': '01:15', Soort: 'debate', Voertaal: 'en' },
      ...{ Samenvatting: 'Kort & goed.', Tekst: 'Lang.', Sprekers: 'Mo Beek\nNoor Aar' },
    },
  ]

  it('is read from the JSON of frab, of pretalx and of the site', async () => {
    const persons = [{ public_name: 'Mo Beek' }, { name: 'Noor Aar' }]
    const rooms = { 'Grote zaal': [{ ...late, persons }] }
    const schedule = { conference: { days: [{ date: '2027-03-17', rooms }] } }
    expect(await read(JSON.stringify({ schedule }))).toEqual(expected)
  })

  it('is read from the XML of frab', async () => {
    const texts = Object.entries(late).map(
      ([name, value]) => `<${name}>${value.replace('&', '&amp;')}</${name}>`,
    )
    const persons =
      '<persons><person id="1">Mo Beek</person><person id="2">Noor Aar</person></persons>'
    const event = `<event id="1">${texts.join('')}${persons}</event>`
    expect(
      await read(
        `<?xml version="1.0"?><schedule><day date="2027-03-17"><room name="Grote zaal">${event}</room></day></schedule>`,
      ),
    ).toEqual(expected)
  })

  it('is read from a calendar, in the time of the fair', async () => {
    const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
    const lines = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
      ...event(
        'SUMMARY:Opening\\, met koffie',
        'DTSTART:20270317T083000Z',
        'DTEND:20270317T090000Z',
      ),
      ...event('SUMMARY:Slot', 'LOCATION:Zaal 1', 'DTSTART:20270317T233000', 'DURATION:PT2H'),
      'END:VCALENDAR',
    ]
    expect(await read(lines.join('\r\n'))).toMatchObject([
      {
        Titel: 'Opening, met koffie',
        Dag: '2027-03-17',
        'Begint om': '09:30',
        'Eindigt om': '10:00',
      },
      { Titel: 'Slot', Ruimte: 'Zaal 1', 'Begint om': '23:30', 'Eindigt om': '01:30' },
    ])
  })

  it('gets the start of a long abstract as summary, and all of it as text', async () => {
    const abstract = 'Woord '.repeat(100).trim()
    const rooms = { A: [{ ...late, abstract, persons: [] }] }
    const days = [{ date: '2027-03-17', rooms }]
    const [item] = await read(JSON.stringify({ schedule: { conference: { days } } }))
    expect(item?.Samenvatting).toMatch(/^Woord .{150,190}Woord…$/)
    expect(item?.Tekst).toBe(`${abstract}\n\nLang.`)
  })
})

it.each([
  ['<?xml version="1.0"?><schedule><day>', /niet te lezen/],
  ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><schedule>&b;</schedule>', /niet te lezen/],
  ['<?xml version="1.0"?><rss/>', /geen programma/],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:gisteren\r\n', /niet te lezen/],
  ['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', /geen rijen/],
])('refuses %j with a message', async (content, message) => {
  await expect(readTable(Buffer.from(content))).rejects.toThrow(message)
})
