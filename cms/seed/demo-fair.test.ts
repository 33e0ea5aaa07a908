import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoFair } from './engine/catalogue.ts'
import { documentIdOf } from './engine/document-ids.ts'
import { pavilionOutline } from './engine/entries/floor.ts'
import { entriesOf } from './engine/entries/index.ts'
import { fileNameOf, mediaFiles, mediaOf } from './engine/media.ts'
import { describe as describeProblem, problemsOf } from './engine/problems.ts'
import { MAX_SCALE, scaled } from './engine/scale.ts'
import { boundsOf, overlaps } from './floor/row-plan.ts'

const published = <Item extends object>(items: readonly Item[]) =>
  items.filter((item) => !('published' in item) || item.published !== false)

const countBy = <Item>(items: readonly Item[], key: (item: Item) => string) =>
  Object.fromEntries(
    [...new Set(items.map(key))].map((value) => [
      value,
      items.filter((item) => key(item) === value).length,
    ]),
  )

describe('the demo fair', () => {
  it('has ninety exhibitors in four categories', () => {
    const exhibitors = published(demoFair.exhibitors)
    expect(countBy(exhibitors, (exhibitor) => exhibitor.category)).toEqual({
      overheden: 14,
      woningcorporaties: 18,
      nieuwbouwconcepten: 34,
      'bestaande-bouwconcepten': 24,
    })
    expect(exhibitors.filter((exhibitor) => exhibitor.logo === false)).toHaveLength(6)
    expect(exhibitors.filter((exhibitor) => exhibitor.mainExhibitor)).toHaveLength(3)
    expect(demoFair.exhibitors).toHaveLength(91)
  })

  it('has sixty programme items, thirty a day, and two drafts', () => {
    const items = published(demoFair.programme)
    expect(countBy(items, (item) => item.day)).toEqual({ '2027-03-17': 30, '2027-03-18': 30 })
    expect(countBy(items, (item) => item.type)).toEqual({
      lecture: 14,
      'knowledge-session': 26,
      tour: 12,
      debate: 6,
      other: 2,
    })
    expect(demoFair.programme.length - items.length).toBe(2)
  })

  it('has forty speakers, three of them without a photo', () => {
    const speakers = published(demoFair.speakers)
    expect(speakers).toHaveLength(40)
    expect(speakers.filter((speaker) => speaker.photo === false)).toHaveLength(3)
    const speaking = new Set(
      published(demoFair.programme).flatMap((item) => item.speakers.map(({ speaker }) => speaker)),
    )
    expect(speakers.filter((speaker) => !speaking.has(speaker.slug))).toHaveLength(1)
  })

  it('has no broken references and no duplicate slugs', () => {
    expect(problemsOf(entriesOf(demoFair)).map(describeProblem)).toEqual([])
  })

  it('has a file for each picture and document that it shows, and no others', () => {
    const shown = [...mediaOf(entriesOf(demoFair)).keys()].map(fileNameOf)
    const files = mediaFiles().map((file) => path.parse(file).name)
    expect(files.sort()).toEqual(shown.sort())
  })

  it('keeps its texts within the limits of the CMS', () => {
    const tooLong = (text: string | undefined, most: number) => [...(text ?? '')].length > most
    for (const { slug, intro } of demoFair.exhibitors)
      expect([slug, tooLong(intro.nl, 160), tooLong(intro.en, 160)]).toEqual([slug, false, false])
    for (const { slug, summary } of demoFair.programme)
      expect([slug, tooLong(summary.nl, 200), tooLong(summary.en, 200)]).toEqual([
        slug,
        false,
        false,
      ])
  })

  it('never has two sessions in one room at the same time', () => {
    const sessions = demoFair.programme.filter((item) => item.state !== 'cancelled')
    const clashes = sessions.flatMap((a, index) =>
      sessions
        .slice(index + 1)
        .filter((b) => a.day === b.day && a.room === b.room && a.start < b.end && b.start < a.end)
        .map((b) => `${a.slug} and ${b.slug}`),
    )
    expect(clashes).toEqual([])
  })

  it('has forty visitors in every state, at addresses that receive no mail', () => {
    const { visitors } = demoFair
    expect(visitors).toHaveLength(40)
    expect(countBy(visitors, ({ state }) => state)).toEqual({
      confirmed: 35,
      pending: 4,
      blocked: 1,
    })
    expect(visitors.filter(({ email }) => !/^[a-z.]+@[a-z-]+\.example$/.test(email))).toEqual([])
    const { themes, days } = demoFair
    for (const { interests, days: coming } of visitors) {
      expect(themes.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...interests]))
      expect(days.map(({ date }) => date)).toEqual(expect.arrayContaining([...coming]))
    }
    const large = scaled(demoFair, 10).visitors.map(({ email }) => email)
    expect(new Set(large).size).toBe(400)
  })

  it('gives each document its own address', () => {
    const ids = entriesOf(scaled(demoFair, 10)).map(({ type, key }) => [
      type,
      documentIdOf(type, key),
    ])
    expect(new Set(ids.map(String)).size).toBe(ids.length)
    expect(ids.every(([, id]) => /^[a-z][a-z0-9]{7}$/.test(id ?? ''))).toBe(true)
  })
})

describe('the floor of the demo fair', () => {
  const rectangle = (polygon: Parameters<typeof boundsOf>[0][number]) => boundsOf([polygon])

  it('has ninety stands on 1,458 m², of which 87 are let', () => {
    const { stands } = demoFair
    expect(countBy(stands, (stand) => String(stand.area))).toEqual({
      6: 12,
      9: 30,
      18: 30,
      24: 12,
      48: 6,
    })
    expect(stands.reduce((sum, stand) => sum + stand.area, 0)).toBe(1458)
    expect(countBy(stands, (stand) => stand.availability)).toEqual({
      let: 87,
      option: 1,
      blocked: 1,
      free: 1,
    })
  })

  it('gives each let stand to one exhibitor', () => {
    const taken = published(demoFair.exhibitors).flatMap((exhibitor) => exhibitor.stands ?? [])
    const letStands = demoFair.stands
      .filter((stand) => stand.availability === 'let')
      .map((stand) => stand.number)
    expect(taken.toSorted()).toEqual(letStands.toSorted())
  })

  it('keeps stands and rooms apart and inside their hall', () => {
    for (const hall of demoFair.halls) {
      const inHall = { x: 0, y: 0, width: hall.width, length: hall.length }
      const places = [
        ...demoFair.stands.filter((stand) => stand.hall === hall.number),
        ...demoFair.rooms.filter((room) => room.hall === hall.number),
      ].map(({ polygon }) => rectangle(polygon))
      for (const [index, place] of places.entries()) {
        expect(place.x >= 0 && place.y >= 0).toBe(true)
        expect(place.x + place.width).toBeLessThanOrEqual(inHall.width)
        expect(place.y + place.length).toBeLessThanOrEqual(inHall.length)
        expect(places.slice(index + 1).filter((other) => overlaps(place, other))).toEqual([])
      }
    }
  })

  it('puts the eight exhibitors of each pavilion next to each other', () => {
    for (const pavilion of demoFair.pavilions) {
      const numbers = demoFair.exhibitors
        .filter((exhibitor) => exhibitor.pavilion === pavilion.slug)
        .flatMap((exhibitor) => exhibitor.stands ?? [])
      const stands = demoFair.stands.filter((stand) => numbers.includes(stand.number))
      const outline = pavilionOutline(pavilion, demoFair)
      expect(stands).toHaveLength(8)
      const { width, length } = rectangle(outline ?? [])
      expect(width * length).toBe(stands.reduce((sum, stand) => sum + stand.area, 0))
    }
  })
})

describe('a larger fair', () => {
  it('is valid at ten times the size', () => {
    const large = scaled(demoFair, 10)
    expect(problemsOf(entriesOf(large)).map(describeProblem)).toEqual([])
    expect(published(large.exhibitors)).toHaveLength(900)
    expect(published(large.programme)).toHaveLength(600)
    expect(large.stands).toHaveLength(900)
  })

  it('refuses sizes that cannot be made', () => {
    for (const factor of [0, 1.5, MAX_SCALE + 1, Number.NaN])
      expect(() => scaled(demoFair, factor)).toThrow(RangeError)
  })
})
