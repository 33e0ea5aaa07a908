import { entryKey, type SavedEntry } from '@beursvloer/contract/saved-entries'
import { describe, expect, it } from 'vitest'
import { exhibitor } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toOwnFair } from './day-entry.ts'
import { packFacts, unpackFacts } from './fair-facts.ts'
import { ownDaysChanges, ownDaysFields, readOwnDaysForm, toOwnDays } from './own-days.ts'

const { nl } = sampleSnapshot((fair) => addDocuments(fair, 'exhibitors', exhibitor('zonder')))
const facts = unpackFacts(packFacts(nl))
const [day] = facts.days
const date = day?.date ?? ''
const minutesBetween = () => 4
const stand = facts.stands.find((one) => one.stand)?.id ?? ''

const entry = (about: Partial<SavedEntry>): SavedEntry => ({
  ...{ kind: 'exhibitor', id: stand, saved: true, note: 'Vraag', changedAt: 5000 },
  ...about,
})
const visit = entryKey({ kind: 'exhibitor', id: stand })
const appointment = entryKey({ kind: 'appointment', id: 'a1' })

type Sent = Partial<Record<keyof typeof ownDaysFields, string>>
function read(sent: Sent, saved: readonly SavedEntry[] = [entry({})]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent))
    form.append(ownDaysFields[name as keyof Sent], value)
  const own = toOwnFair(facts, saved, [])
  return readOwnDaysForm(form, { facts, own, saved, minutesBetween, now: 1000 })
}
const { write, remove, resolveClash, placeAll } = ownDaysChanges

describe('a form of a visitor’s days', () => {
  it('saves a note and a time, later than any change of a device', () => {
    const sent = { change: write, entry: visit, note: 'Nieuw', date, start: '11:00', minutes: '15' }
    expect(read(sent)).toEqual({
      changed: [entry({ note: 'Nieuw', planned: `${date}T11:00/PT15M`, changedAt: 5001 })],
    })
    expect(read({ ...sent, date: '' })).toEqual({
      changed: [entry({ note: 'Nieuw', changedAt: 5001 })],
    })
  })

  it('keeps the note where the form has none, such as that of a suggestion', () => {
    const sent = { change: write, entry: visit, date, start: '11:00', minutes: '15' }
    expect(read(sent)).toMatchObject({ changed: [{ note: 'Vraag' }] })
  })

  it('reports a time outside the day, and missing fields of an appointment', () => {
    const sent = { change: write, entry: appointment, note: 'Gesprek', date, minutes: '30' }
    const hours = { opens: day?.opens, closes: day?.closes }
    for (const start of ['05:00', day?.closes ?? '', 'x'])
      expect(read({ ...sent, start })).toMatchObject({
        problem: hours,
        typed: { start, note: 'Gesprek' },
      })
    expect(read({ ...sent, start: '11:00', note: ' ' })).toMatchObject({
      problem: 'missing',
      typed: { start: '11:00' },
    })
    expect(read({ ...sent, start: '11:00', place: 'zaal' })).toMatchObject({
      changed: [{ kind: 'appointment', id: 'a1', place: 'zaal', note: 'Gesprek' }],
    })
  })

  it('removes an entry; a stand that gives way only loses its time', () => {
    const planned = [entry({ planned: `${date}T11:00/PT15M` })]
    expect(read({ change: remove, entry: visit }, planned)).toMatchObject({
      changed: [{ saved: false, changedAt: 5001 }],
    })
    const [given] = (
      read({ change: resolveClash, entry: visit }, planned) as { changed: SavedEntry[] }
    ).changed
    expect(given).toEqual(entry({ changedAt: 5001 }))
    expect(read({ change: resolveClash, entry: 'session:s1' })).toMatchObject({
      changed: [{ kind: 'session', saved: false }],
    })
  })

  it('gives stands without a time one', () => {
    const placed = read({ change: placeAll }) as { changed: SavedEntry[] }
    expect(placed.changed).toMatchObject([{ id: stand, note: 'Vraag', saved: true }])
    expect(placed.changed[0]?.planned).toContain(date.slice(0, 8))
  })

  it('refuses values that no form sends', () => {
    expect(read({})).toBeNull()
    expect(read({ change: 'iets', entry: visit })).toBeNull()
    expect(read({ change: remove, entry: 'onbekend:1' })).toBeNull()
    expect(read({ change: write, entry: appointment, note: 'Zonder dag' })).toBeNull()
  })
})

it('each day has its stops, the ways between them, and its gaps', () => {
  const at = (start: string, id: string) =>
    entry({ kind: 'appointment', id, note: id, planned: `${date}T${start}/PT30M`, place: id })
  const saved = [at('10:00', 'a'), at('12:00', 'b'), at('12:15', 'c'), entry({})]
  const own = toOwnFair(facts, saved, [])
  const { days } = toOwnDays(facts, own, minutesBetween)
  expect(days.map(({ stops }) => stops.map(({ entries }) => entries.length))).toEqual([
    [1, 2],
    ...facts.days.slice(1).map(() => []),
  ])
  expect(days[0]?.stops[1]).toMatchObject({ together: 15, way: { minutes: 4, slack: 86 } })
  // The stand without a time fits in the first gap; no suggestion is left for the gap until closing
  // time.
  expect(days[0]?.gaps).toMatchObject([
    { gap: { start: 10.5 * 60, end: 12 * 60 }, suggestions: [{ id: stand }] },
  ])
})
