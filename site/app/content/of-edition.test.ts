import { describe, expect, it } from 'vitest'
import { document, item, type RestContent, ref } from './testing/documents.ts'
import { addDocuments, buildSample } from './testing/sample-content.ts'

const CURRENT = 'edition1'
const NEXT = 'next'

/** Adds a document that is as the first of its type in everything else. */
function like(fair: RestContent, path: string, id: string, fields: object): void {
  addDocuments(fair, path, document(id, { ...fair[path]?.nl[0], documentId: id, ...fields }))
}

/**
 * The sample fair, with its edition on all content, beside the next one with one document of most
 * types.
 */
function withNext(fair: RestContent): void {
  for (const path of ['halls', 'days'])
    for (const one of fair[path]?.nl ?? []) Object.assign(one, { edition: ref(CURRENT) })
  const edition = ref(NEXT)
  like(fair, 'editions', NEXT, { year: 2028, name: 'Beurs 2028' })
  like(fair, 'days', 'next-day', { edition, date: '2028-03-17' })
  like(fair, 'halls', 'next-hall', { edition })
  like(fair, 'stands', 'next-stand', { hall: ref('next-hall') })
  like(fair, 'rooms', 'next-room', { hall: ref('next-hall') })
  const pavilion = (id: string, hall: string) =>
    document(id, {
      ...{ name: 'Hout', slug: 'hout', intro: 'Hout', body: null, hall: ref(hall) },
      ...{ polygon: null, partner: null, image: null, seo: null },
    })
  addDocuments(fair, 'pavilions', pavilion('now', 'hall1'), pavilion('then', 'next-hall'))
  const place = { day: ref('next-day'), room: ref('next-room') }
  addDocuments(fair, 'programme-items', item('next-item', { ...place, speakers: [] }))
}

/** The same once the settings name the next edition. */
function switched(fair: RestContent): void {
  withNext(fair)
  Object.assign(fair['site-settings']?.nl[0] ?? {}, { edition: ref(NEXT) })
}

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('an edition', () => {
  it('is shown without content of other editions and what depends on it, and nothing is reported', () => {
    const before = buildSample().snapshot.nl
    const { snapshot, skipped } = buildSample(withNext)
    for (const name of ['halls', 'stands', 'rooms', 'programmeItems'] as const)
      expect([name, ids(snapshot.nl[name].all)]).toEqual([name, ids(before[name].all)])
    expect(ids(snapshot.nl.pavilions.all)).toEqual(['now'])
    expect(snapshot.nl.edition.id).toBe(CURRENT)
    expect(skipped.map(({ type }) => type)).toEqual(['redirect'])
  })

  it('is shown completely once the settings name it', () => {
    const { snapshot, skipped } = buildSample((fair) => {
      switched(fair)
      const none = { stands: [], mainExhibitor: null }
      const then = [ref(CURRENT)]
      const stands = [ref('stand1'), ref('next-stand')]
      like(fair, 'exhibitors', 'again', { editions: then, stands, pavilion: ref('now') })
      like(fair, 'exhibitors', 'of-then', { ...none, editions: then })
      like(fair, 'exhibitors', 'of-both', { ...none, editions: [] })
    })
    const { nl, en } = snapshot
    expect(nl.edition.name).toBe('Beurs 2028')
    expect(nl.edition.days.map(({ date }) => date)).toEqual(['2028-03-17'])
    expect(ids(nl.halls.all)).toEqual(['next-hall'])
    expect(ids(nl.stands.all)).toEqual(['next-stand'])
    expect(ids(nl.programmeItems.all)).toEqual(['next-item'])
    const again = nl.exhibitors.find('again')
    expect([again?.pavilion?.id, ids(again?.stands ?? [])]).toEqual(['then', ['next-stand']])
    expect(nl.exhibitors.find('of-then')).toBeUndefined()
    expect(en.exhibitors.find('of-both')).toBeDefined()
    expect(skipped.map(({ type }) => type)).toEqual(['redirect'])
  })

  it('has the lines of the menu and the banner that are of it, or of none', () => {
    const nextOnly = (fair: RestContent) => {
      like(fair, 'navigation-items', 'next-line', { edition: ref(NEXT) })
      const banner = { bannerActive: true, bannerText: 'Kaarten!', bannerTarget: '/programma' }
      Object.assign(fair['site-settings']?.nl[0] ?? {}, { ...banner, bannerEdition: ref(NEXT) })
    }
    const lines = (change: (fair: RestContent) => void) => {
      const { navigation, settings } = buildSample((fair) => {
        change(fair)
        nextOnly(fair)
      }).snapshot.nl
      return [ids(navigation.main), settings.banner?.text]
    }
    expect(lines(withNext)).toEqual([['nav1'], undefined])
    expect(lines(switched)).toEqual([['nav1', 'next-line'], 'Kaarten!'])
  })

  it('has the speakers that belong to it, and those in its programme', () => {
    const { snapshot } = buildSample((fair) => {
      switched(fair)
      const editions = [ref(CURRENT)]
      like(fair, 'speakers', 'then', { editions })
      like(fair, 'speakers', 'again', { editions: [...editions, ref(NEXT)] })
      like(fair, 'speakers', 'on-stage', { editions })
      const speakers = [{ id: 2, role: 'speaker', speaker: ref('on-stage') }]
      const place = { day: ref('next-day'), room: ref('next-room'), start: '14:00:00.000' }
      addDocuments(fair, 'programme-items', item('talk', { ...place, speakers }))
    })
    const { speakers } = snapshot.nl
    expect(speakers.find('then')).toBeUndefined()
    expect(speakers.find('again')).toBeDefined()
    expect(speakers.find('on-stage')?.programmeItems).toHaveLength(1)
  })
})
