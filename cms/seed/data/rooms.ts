import { corners } from '../floor/row-plan.ts'
import type { RoomSeed } from '../types-floor.ts'

/** The rooms of the programme. Corners in metres from the top left of the hall. */
export const rooms: RoomSeed[] = [
  {
    slug: 'hoofdpodium',
    name: { nl: 'Hoofdpodium', en: 'Main stage' },
    hall: 1,
    capacity: 250,
    polygon: corners({ x: 48, y: 3, width: 12, length: 17 }),
    hearingLoop: true,
    wheelchairPlaces: 6,
    position: 1,
  },
  {
    slug: 'kennislab-a',
    name: { nl: 'Kennislab A', en: 'Knowledge lab A' },
    hall: 2,
    capacity: 60,
    polygon: corners({ x: 3, y: 34, width: 10, length: 6 }),
    hearingLoop: true,
    wheelchairPlaces: 2,
    position: 2,
  },
  {
    slug: 'kennislab-b',
    name: { nl: 'Kennislab B', en: 'Knowledge lab B' },
    hall: 2,
    capacity: 60,
    polygon: corners({ x: 15, y: 34, width: 10, length: 6 }),
    hearingLoop: false,
    wheelchairPlaces: 2,
    position: 3,
  },
  {
    slug: 'debattafel',
    name: { nl: 'Debattafel', en: 'Debate table' },
    hall: 2,
    capacity: 80,
    polygon: corners({ x: 28, y: 34, width: 13, length: 6 }),
    hearingLoop: true,
    wheelchairPlaces: 3,
    position: 4,
  },
  {
    slug: 'tourpunt',
    name: { nl: 'Tourpunt', en: 'Tour point' },
    hall: 1,
    capacity: 20,
    polygon: corners({ x: 48, y: 23, width: 5, length: 4 }),
    hearingLoop: false,
    wheelchairPlaces: 2,
    position: 5,
  },
]
