import { expect, it } from 'vitest'
import { document, page, type RestContent } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { publicAddresses } from './public-addresses.ts'

const pathsOf = (change?: (fair: RestContent) => void) => [
  ...publicAddresses(sampleSnapshot(change).nl).keys(),
]

/** Changes a field of the only edition. */
const edition = (fields: object) => (fair: RestContent) => {
  Object.assign(fair.editions?.nl[0] ?? {}, fields)
}

it('every page of the fair is listed once', () => {
  const paths = pathsOf()
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/programma/tours', '/programma/sessie-item1']),
  )
  expect(paths).toEqual(
    expect.arrayContaining([
      '/standhouders/overheden',
      '/standhouders/exhibitor1/bedrijf-exhibitor1',
      '/sprekers/anna-speaker1',
      '/pagina-page1',
    ]),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

it('items of an unpublished programme are left out', () => {
  const paths = pathsOf(edition({ programmePublished: false }))
  expect(paths).toContain('/programma')
  expect(paths).not.toContain('/programma/sessie-item1')
})

it('parts that the fair does without are left out, also from the menu', () => {
  const without = (fair: RestContent) => {
    const parts = { pavilions: false, tours: false, interviews: null }
    Object.assign(fair['site-settings']?.nl[0] ?? {}, parts)
    const item = { group: 'main', position: 1 }
    fair['navigation-items']?.nl.push(
      document('to-pavilions', { ...item, label: 'Paviljoens', target: '/paviljoens' }),
      document('to-speakers', { ...item, label: 'Sprekers', target: '/sprekers' }),
    )
  }
  const { nl } = sampleSnapshot(without)
  const paths = [...publicAddresses(nl).keys()]
  expect(paths).toContain('/interviews')
  expect(paths.filter((path) => /paviljoens|tours/.test(path))).toEqual([])
  expect(nl.pavilions.all).toEqual([])
  const targets = nl.navigation.main.map(({ target }) => target)
  expect(targets).toContain('/sprekers')
  expect(targets).not.toContain('/paviljoens')
})

it('an address that redirects is left out', () => {
  const paths = pathsOf((fair) => {
    fair.redirects?.nl.push(document('r', { from: '/faq', to: '/contact', kind: 'permanent' }))
  })
  expect(paths).not.toContain('/faq')
})

it('pages that editors keep out of search engines are marked', () => {
  const seo = { title: null, description: null, image: null, noIndex: true }
  const { nl } = sampleSnapshot((fair) => {
    fair.pages?.nl.push(page('geheim', [], { seo }))
  })
  const addresses = publicAddresses(nl)
  expect(addresses.get('/pagina-geheim')?.noIndex).toBe(true)
  expect(addresses.get('/pagina-page1')?.noIndex).toBe(false)
})

it('a list has the date of its last changed document', () => {
  const { nl } = sampleSnapshot((fair) => {
    Object.assign(fair.speakers?.nl[0] ?? {}, { updatedAt: '2026-10-01T08:00:00.000Z' })
  })
  expect(publicAddresses(nl).get('/sprekers')?.updatedAt).toBe('2026-10-01T08:00:00.000Z')
})

it('a page of editors cannot hide a page of the site', () => {
  const { nl } = sampleSnapshot((fair) => {
    fair.pages?.nl.push(page('dubbel', [], { slug: 'programma', title: 'Iets anders' }))
  })
  expect(publicAddresses(nl).get('/programma')?.card.title).toBe('Programma')
})

it('the card of a session has its type, time and place, in both languages', () => {
  const snapshot = sampleSnapshot()
  expect(publicAddresses(snapshot.nl).get('/programma/sessie-item1')?.card).toMatchObject({
    kind: 'Lezing',
    title: 'Sessie item1',
    facts: [
      { value: '10:30–11:15', label: 'dinsdag 16 maart' },
      { value: 'Zolder', label: 'Hal 1, De Hallen' },
      { value: 'Anna van der Berg', label: 'Bedrijf' },
    ],
  })
  expect(publicAddresses(snapshot.en).get('/programma/sessie-item1')?.card).toMatchObject({
    kind: 'Lecture',
    title: 'Session item1',
  })
})
