import { expect, it } from 'vitest'
import { checkDay, checkEdition } from './edition'
import { checkStands } from './exhibitor'
import { checkIcon } from './field-checks'
import { checkChangeNote, checkRoomFree, checkTimes, type ProgrammeItem } from './programme-item'
import { checkChapters } from './regulation'
import { shortId } from './short-id'
import { checkRedirect, checkRedirectPath, checkTarget, checkWebAddress } from './targets'
import { checkTariff, type Tariff } from './tariff'

const item: ProgrammeItem = {
  start: '10:30:00.000',
  end: '11:10:00.000',
  capacity: 60,
  state: 'planned',
  changeNote: null,
  day: { date: '2027-03-17', opensAt: '09:30:00.000', closesAt: '17:30:00.000' },
  room: { name: 'Kennislab A', capacity: 60 },
}
const messages = (problems: readonly { message: string }[]) =>
  problems.map(({ message }) => message)

it('an item stays within its day and room', () => {
  expect(checkTimes(item)).toEqual([])
  expect(messages(checkTimes({ ...item, end: '10:30:00.000' }))).toEqual([
    'De eindtijd moet na de begintijd liggen.',
  ])
  expect(messages(checkTimes({ ...item, start: '09:00:00.000' }))).toEqual([
    'Op woensdag 17 maart is de beurs open van 09:30 tot 17:30. Kies een tijd daarbinnen.',
  ])
  expect(checkTimes({ ...item, end: '17:45:00.000' })[0]?.path).toBe('end')
  expect(messages(checkTimes({ ...item, capacity: 61 }))).toEqual([
    'In Kennislab A is plaats voor 60 mensen. Kies een lagere capaciteit.',
  ])
  expect(checkTimes({ ...item, day: null, room: null, start: null })).toEqual([])
})

it('an item may end past midnight when its day does', () => {
  const late = { ...item, start: '22:00:00.000', end: '01:00:00.000' }
  expect(checkTimes(late)[0]?.path).toBe('end')
  const day = { ...item.day, closesAt: '01:00:00.000' }
  expect(checkTimes({ ...late, day })).toEqual([])
  expect(checkTimes({ ...late, day, end: '01:30:00.000' })[0]?.path).toBe('end')
})

it('the refusal to change a room names the items in it', () => {
  const other = { start: '10:00:00.000', end: '11:00:00.000', title: 'Hout in de kern' }
  expect(messages(checkRoomFree(item, other))).toEqual([
    'Kennislab A is op woensdag 17 maart van 10:00 tot 11:00 al bezet door ‘Hout in de kern’.',
  ])
  expect(checkRoomFree(item, null)).toEqual([])
})

it('each change requires a note', () => {
  expect(checkChangeNote(item)).toEqual([])
  expect(checkChangeNote({ ...item, state: 'cancelled', changeNote: '  ' })[0]?.path).toBe(
    'changeNote',
  )
  expect(checkChangeNote({ ...item, state: 'moved', changeNote: 'Nu in Kennislab B.' })).toEqual([])
})

it('a stand is let once', () => {
  const stand = { documentId: 's1', number: '1.A12', availability: 'let' }
  const exhibitor = { documentId: 'e1', stands: [stand], mainExhibitor: null }
  expect(checkStands(exhibitor, [])).toEqual([])
  expect(messages(checkStands(exhibitor, [{ name: 'Kadebouw', stands: [stand] }]))).toEqual([
    'Stand 1.A12 is al verhuurd aan Kadebouw.',
  ])
  expect(
    messages(checkStands({ ...exhibitor, stands: [{ ...stand, availability: 'blocked' }] }, [])),
  ).toEqual(['Stand 1.A12 is geblokkeerd en kan niet worden verhuurd.'])
  const main = { documentId: 'e2', name: 'Hoofd', stands: [stand] }
  expect(checkStands({ ...exhibitor, mainExhibitor: main }, [])[0]?.message).toContain('Hoofd')
  expect(
    checkStands({ ...exhibitor, mainExhibitor: { ...main, documentId: 'e1' } }, [])[0]?.path,
  ).toBe('mainExhibitor')
})

it('days stay within their edition', () => {
  const edition = { name: 'Dakwaarts 2027', startDate: '2027-03-17', endDate: '2027-03-18' }
  const day = { date: '2027-03-18', opensAt: '09:30', closesAt: '17:00', edition }
  expect(checkEdition(edition)).toEqual([])
  expect(checkEdition({ ...edition, endDate: '2027-03-16' })[0]?.path).toBe('endDate')
  expect(checkDay(day)).toEqual([])
  expect(checkDay({ ...day, date: '2027-03-19' })[0]?.message).toBe(
    'Deze dag valt buiten Dakwaarts 2027: die duurt van woensdag 17 maart tot en met donderdag 18 maart 2027.',
  )
  expect(checkDay({ ...day, closesAt: '09:00' })[0]?.path).toBe('closesAt')
  expect(checkDay({ ...day, closesAt: '01:30:00.000' })).toEqual([])
})

const tariff: Tariff = {
  name: 'Tarief 2027',
  validFrom: '2026-09-01',
  validUntil: null,
  prices: [{ code: 'floor' }, { code: 'shell' }],
  openSides: [{ sides: 2 }, { sides: 3 }],
  instalments: [{ percent: 50 }, { percent: 50 }],
  cancellation: [{ monthsBefore: 6 }, { monthsBefore: 0 }],
}

it('one tariff is in force at a time', () => {
  const before = { name: 'Tarief 2025', validFrom: '2024-09-01', validUntil: '2026-08-31' }
  expect(checkTariff(tariff, [before])).toEqual([])
  const late = { ...before, validUntil: '2026-09-01' }
  expect(messages(checkTariff(tariff, [late]))).toEqual([
    'In deze periode geldt al ‘Tarief 2025’: vanaf zondag 1 september 2024 tot en met dinsdag 1 september 2026.',
  ])
  const open = { name: 'Altijd', validFrom: '2028-01-01', validUntil: null }
  expect(checkTariff(tariff, [open])[0]?.path).toBe('validFrom')
  expect(checkTariff({ ...tariff, validUntil: '2027-12-31' }, [open])).toEqual([])
  expect(checkTariff({ ...tariff, validUntil: '2026-08-31' }, [])[0]?.path).toBe('validUntil')
})

it('a tariff has each price code once, and all prices', () => {
  const twice = { ...tariff, prices: [{ code: 'floor' }, { code: 'floor' }] }
  expect(checkTariff(twice, []).map(({ path }) => path)).toEqual(['prices.1'])
  const third = { ...tariff, instalments: [{ percent: 50 }, { percent: 30 }] }
  expect(messages(checkTariff(third, []))).toEqual([
    'De termijnen zijn samen 80 procent, geen 100.',
  ])
})

it('chapters and articles have each number once', () => {
  const chapter = (number: number, ...articles: number[]) => ({
    number,
    articles: articles.map((article) => ({ number: article })),
  })
  expect(checkChapters([chapter(1, 1, 2), chapter(2, 1)])).toEqual([])
  expect(checkChapters([chapter(1, 1), chapter(1, 2, 2)])).toEqual([
    { path: 'chapters.1.number', message: 'Hoofdstuk 1 is er al. Kies een ander nummer.' },
    {
      path: 'chapters.1.articles.1.number',
      message: 'Artikel 1.2 is er al. Kies een ander nummer.',
    },
  ])
})

it.each(['/programma', '/a?b=1#c', 'https://tickets.example/x'])('%s is allowed', (target) =>
  expect(checkTarget('target', target)).toEqual([]),
)

it.each([
  '//evil.example',
  '/\\evil',
  'javascript:alert(1)',
  'http://a.example',
  'https://a@b.example',
  'programma',
])('%s is refused', (target) => expect(checkTarget('target', target)).toHaveLength(1))

it('redirects and web addresses are checked', () => {
  expect(checkRedirect({ from: '/oud', to: '/nieuw' }, [])).toEqual([])
  expect(checkRedirectPath('from', '/oud')).toEqual([])
  expect(checkRedirectPath('from', '/oud?x=1')[0]?.path).toBe('from')
  expect(checkRedirect({ from: '/oud', to: '/oud' }, [])[0]?.path).toBe('to')
  const back = [
    { from: '/nieuw', to: '/later/' },
    { from: '/later', to: '/OUD' },
  ]
  expect(checkRedirect({ from: '/oud', to: '/nieuw' }, back)[0]?.path).toBe('to')
  expect(checkWebAddress('website', 'https://a.example')).toEqual([])
  for (const wrong of ['javascript:alert(1)', 'http://a.example', 'https://a@b.example', '/pad'])
    expect(checkWebAddress('website', wrong)).toHaveLength(1)
})

it('icons of the own set must exist, those of other sets must be spelled correctly', () => {
  for (const right of ['leaf', 'lucide:map-pin', 'huisstijl:vloer'])
    expect(checkIcon('icon', right)).toEqual([])
  for (const wrong of ['blaadje', 'lucide:blaadje', 'Leaf', 'toString', 'a:b:c'])
    expect(checkIcon('icon', wrong)[0]?.message).toContain(`„${wrong}”`)
})

it('short ids have 8 characters and begin with a letter', () => {
  expect(shortId()).toMatch(/^[a-hjkmnp-z][a-hjkmnp-z2-9]{7}$/)
})
