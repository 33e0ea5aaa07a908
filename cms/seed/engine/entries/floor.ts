import { richText } from '@beursvloer/contract/content/markdown'
import { boundsOf, corners } from '../../floor/row-plan.ts'
import type { PavilionSeed } from '../../types-floor.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Entry, entriesFrom, localize, MediaUse, reference, together } from '../entry.ts'

export const hallEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('hall', 'data/halls.ts', catalogue.halls, (hall) => {
    const texts = localize({ name: hall.name, level: hall.level })
    const points = (locale: 'nl' | 'en') =>
      hall.pointsOfInterest.map(({ label, ...point }) => ({
        ...point,
        label: label[locale] ?? label.nl,
      }))
    const { number, width, length, version } = hall
    return {
      key: String(number),
      identity: 'number',
      dutch: { ...texts.dutch, number, width, length, version, pointsOfInterest: points('nl') },
      english: texts.english && { ...texts.english, pointsOfInterest: points('en') },
    }
  })

export const passageEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('passage', 'data/passages.ts', catalogue.passages, ({ key, name, ...passage }) => {
    const { from, to, ...rest } = passage
    const texts = localize({ name })
    return {
      key,
      dutch: {
        ...rest,
        ...texts.dutch,
        fromHall: reference('hall', String(from.hall)),
        fromPoint: from.point,
        toHall: reference('hall', String(to.hall)),
        toPoint: to.point,
      },
      english: texts.english,
    }
  })

export const standEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('stand', 'data/stands.ts', catalogue.stands, ({ hall, ...stand }) => ({
    key: stand.number,
    identity: 'number',
    dutch: { ...stand, hall: reference('hall', String(hall)) },
  }))

export const roomEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('room', 'data/rooms.ts', catalogue.rooms, ({ hall, name, ...room }) => {
    const texts = localize({ name })
    return {
      key: room.slug,
      identity: 'slug',
      dutch: { ...room, ...texts.dutch, hall: reference('hall', String(hall)) },
      english: texts.english,
    }
  })

/** The outline of a pavilion: the box around the stands of its exhibitors in its own hall. */
export function pavilionOutline(pavilion: PavilionSeed, catalogue: Catalogue) {
  const numbers = new Set(
    catalogue.exhibitors
      .filter((exhibitor) => exhibitor.pavilion === pavilion.slug)
      .flatMap((exhibitor) => exhibitor.stands ?? []),
  )
  const polygons = catalogue.stands
    .filter((stand) => numbers.has(stand.number) && stand.hall === pavilion.hall)
    .map((stand) => stand.polygon)
  return polygons.length > 0 ? corners(boundsOf(polygons)) : undefined
}

export const pavilionEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('pavilion', 'data/pavilions.ts', catalogue.pavilions, (pavilion) => {
    const { name, intro, body, hall, partner, slug } = pavilion
    const texts = together(localize({ name, intro }), localize({ body }, richText))
    return {
      key: slug,
      identity: 'slug',
      dutch: {
        slug,
        ...texts.dutch,
        hall: reference('hall', String(hall)),
        partner: reference('partner', partner),
        polygon: pavilionOutline(pavilion, catalogue),
        image: new MediaUse(`pavilion-${slug}`, ''),
      },
      english: texts.english,
    }
  })
