import { demoFair } from '../../cms/seed/engine/catalogue.ts'
import { CLEARANCE } from '../../site/app/walking/walk-grid.ts'
import type { WalkPlace, WalkPlan } from '../../site/app/walking/walk-plan.ts'
import { walkingRoute, walksFrom } from '../../site/app/walking/walking-route.ts'
import type { Part } from '../part.ts'
import { shortestWay } from '../shortest-way.ts'

/** From hall 1 to hall 2 of the demo fair: stands, rooms, an entrance and a toilet. */
const ROUTES = [
  ['1.C09', '2.H09'],
  ['1.ingang', '2.F04'],
  ['hoofdpodium', 'kennislab-a'],
  ['tourpunt', 'debattafel'],
  ['1.A01', '2.J10'],
  ['1.E12', '2.F01'],
  ['1.D06', 'kennislab-b'],
  ['hoofdpodium', '2.I06'],
  ['1.B04', '2.toilet'],
  ['1.garderobe', '2.G06'],
] as const

const plan: WalkPlan = {
  halls: demoFair.halls.map(({ number, width, length, level, pointsOfInterest }) => ({
    number,
    width,
    length,
    level: level.nl,
    stands: demoFair.stands.filter(({ hall }) => hall === number),
    rooms: demoFair.rooms.filter(({ hall }) => hall === number),
    places: pointsOfInterest.map(({ kind, label, x, y, leadsOutside = true }) => ({
      key: `${number}.${kind}`,
      kind,
      label: label.nl,
      x,
      y,
      leadsOutside,
    })),
  })),
  passages: demoFair.passages.map(({ name, kind, length, seconds = 0, stepFree, from, to }) => ({
    name: name.nl,
    kind,
    length,
    seconds,
    stepFree,
    ends: [
      { hall: from.hall, at: from.point },
      { hall: to.hall, at: to.point },
    ],
  })),
}

const POINTS: Readonly<Record<string, readonly [hall: number, x: number, y: number]>> = {
  '1.ingang': [1, 24, 39],
  '1.garderobe': [1, 6, 38],
  '2.toilet': [2, 47.5, 10],
}

function placeOf(key: string): WalkPlace {
  const stand = demoFair.stands.find(({ number }) => number === key)
  const room = demoFair.rooms.find(({ slug }) => slug === key)
  const point = POINTS[key]
  const hall = stand?.hall ?? room?.hall ?? point?.[0] ?? 0
  const outline = stand?.polygon ?? room?.polygon ?? (point ? [[point[1], point[2]] as const] : [])
  return { key, name: key, hall, outline }
}

/** The shortest line through the passage, measured on the plan. */
function measured(from: WalkPlace, to: WalkPlace): number {
  const [passage] = plan.passages
  if (!passage) return Number.POSITIVE_INFINITY
  const within = (place: WalkPlace) => {
    const hall = plan.halls.find(({ number }) => number === place.hall)
    const door = passage.ends.find((end) => end.hall === place.hall)
    if (!hall || !door) return Number.POSITIVE_INFINITY
    const obstacles = [...hall.stands, ...hall.rooms].map(({ polygon }) => polygon)
    return shortestWay({ ...hall, obstacles }, place.outline, [door.at], CLEARANCE)
  }
  return within(from) + passage.length + within(to)
}

/** Walking routes from hall to hall against the shortest line on the plan, and what many of them cost. */
const part: Part = {
  title: 'Walking from hall to hall, measured on the plan',
  budget:
    'a route is at most 5 % longer than the shortest line on the plan, and at most a metre shorter: it ends where one stands before a place',
  async run() {
    const rows = ROUTES.map(([start, end]) => {
      const [from, to] = [placeOf(start), placeOf(end)]
      const route = walkingRoute(plan, from, to, false)
      const shortest = measured(from, to)
      const metres = route?.metres ?? Number.NaN
      const more = ((metres - shortest) / shortest) * 100
      return [
        `${start} – ${end}`,
        `${shortest.toFixed(1)} m`,
        `${metres} m`,
        `${more >= 0 ? '+' : ''}${more.toFixed(1)} %`,
        `${route?.minutes} min`,
      ]
    })
    const places = [
      ...demoFair.stands.map(({ number }) => number),
      ...demoFair.rooms.map(({ slug }) => slug),
    ].map(placeOf)
    const fresh = { ...plan }
    const begin = performance.now()
    const first = places[0] as WalkPlace
    for (const to of places) walksFrom(fresh, first)(to)
    const one = performance.now() - begin
    for (const from of places) for (const to of places) walksFrom(fresh, from)(to)
    const all = performance.now() - begin
    const pairs = (places.length * (places.length - 1)) / 2
    return {
      table: { columns: ['way', 'shortest line', 'route', 'longer', 'walking'], rows },
      notes: [
        `The shortest line hugs corners at ${CLEARANCE} m; a route keeps to the middle of aisles. From one place to the ${places.length - 1} others, nothing kept yet: ${one.toFixed(0)} ms; all ${pairs} pairs: ${all.toFixed(0)} ms.`,
      ],
    }
  },
}

export default part
