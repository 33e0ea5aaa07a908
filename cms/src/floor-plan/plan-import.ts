import type { Point } from '@beursvloer/contract/outlines'
import { overlapsAmong } from '../geometry/overlaps'
import {
  areaOf,
  crossesItself,
  type HallSize,
  isInside,
  type Polygon,
  sameOutline,
  tidy,
} from '../geometry/polygons'
import { type PassageEnd, passageClosedBy } from '../rules/floor-places'
import type {
  Change,
  Finding,
  FindingKind,
  Hall,
  ImportReport,
  Place,
  PlaceAfter,
} from './import-report'
import type { PlaceName } from './svg/place-names'
import type { Drawing, DrawnPlace } from './svg/read-drawing'
import type { ShapeTrouble } from './svg/shapes'

/** How the coordinates of a drawing become metres in a hall. */
interface HallMapping {
  readonly toMetres: (point: Point) => Point
  /** In Dutch, when the drawing has other proportions than the hall. */
  readonly problem: string | null
}

/** How much the proportions of a drawing may differ from the hall's: lines have a width. */
const TOLERATED = 0.01

const shown = (value: number) => value.toLocaleString('nl-NL', { maximumFractionDigits: 1 })

/**
 * Maps a drawing to a hall. The frame of the drawing is the hall, unless the drawing states its
 * metres per unit; then only its top left corner counts.
 */
function mappingTo(
  { frame, scale }: Pick<Drawing, 'frame' | 'scale'>,
  hall: HallSize,
): HallMapping {
  const across = scale ?? hall.width / frame.width
  const down = scale ?? hall.length / frame.length
  const fits = Math.abs(across / down - 1) <= TOLERATED
  return {
    toMetres: ([x, y]) => [(x - frame.x) * across, (y - frame.y) * down],
    problem: fits
      ? null
      : `De tekening is ${shown(frame.width)} × ${shown(frame.length)}, en dat zijn andere verhoudingen dan de ${shown(hall.width)} × ${shown(hall.length)} m van de hal. Teken om de hal een rechthoek met de naam ‘hal’, of maak het tekenvel even groot als de hal.`,
  }
}

/** Maximum of changed places per import: all in one transaction. */
const MAX_CHANGES = 2000
/** Smallest place, in m²; the area of a stand must be at least this. */
const MIN_AREA = 1
/** Names of shapes that the report lists before it only counts. */
const NAMES_SHOWN = 12

const SHAPE_PROBLEMS: Readonly<Record<ShapeTrouble, string>> = {
  arc: 'is een pad met bogen, of is geen geldig pad. Zet het om in rechte lijnen of krommen',
  corners: 'heeft meer dan 200 hoekpunten. Vereenvoudig de vorm',
  empty: 'heeft geen oppervlakte',
  parts: 'bestaat uit meer dan één deel. Splits het pad',
  group: 'is een groep met meer dan één vorm. Geef de vorm zelf het nummer',
  transform:
    'heeft een transformatie die niet wordt gelezen. Pas de transformatie toe in uw tekenprogramma',
  unsupported: 'is geen rechthoek, veelhoek, cirkel of pad',
}

const LABELS: Readonly<Record<PlaceName['kind'], string>> = {
  stand: 'Stand',
  room: 'Ruimte',
  pavilion: 'Paviljoen',
  hall: 'Hal',
}

const identity = ({ kind, key }: Pick<PlaceName, 'kind' | 'key'>) => `${kind} ${key}`
const labelOf = ({ kind, key }: PlaceName) => `${LABELS[kind]} ${key}`

/** Collects the faults. */
class Findings {
  readonly list: Finding[] = []
  add(kind: FindingKind, message: string): null {
    this.list.push({ kind, message })
    return null
  }
}

/** The outline of a drawn place in the hall; null, with a finding, when it cannot be used. */
function outlineIn(
  { place, shape }: DrawnPlace,
  mapping: HallMapping,
  hall: Hall,
  found: Findings,
) {
  const label = labelOf(place)
  if ('trouble' in shape) return found.add('shape', `${label} ${SHAPE_PROBLEMS[shape.trouble]}.`)
  const polygon = tidy(shape.outline.map(mapping.toMetres))
  if (polygon.length < 3 || areaOf(polygon) < MIN_AREA)
    return found.add('shape', `${label} is kleiner dan ${MIN_AREA} m².`)
  if (crossesItself(polygon)) return found.add('shape', `${label} kruist zijn eigen omtrek.`)
  if (!isInside(polygon, hall))
    return found.add(
      'outside',
      `${label} valt buiten ${hall.name} (${hall.width} × ${hall.length} m).`,
    )
  return polygon
}

/** Drawn places that occur once; for the others a finding. */
function withoutDoubles(drawn: readonly DrawnPlace[], found: Findings): DrawnPlace[] {
  const byPlace = new Map<string, DrawnPlace[]>()
  for (const one of drawn) {
    const same = byPlace.get(identity(one.place))
    if (same) same.push(one)
    else byPlace.set(identity(one.place), [one])
  }
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same
    if (first && same.length > 1)
      found.add('double', `${labelOf(first.place)} staat ${same.length} keer in de tekening.`)
    return same.length === 1 ? same : []
  })
}

/** The change that puts a place where it is drawn; null when there is none to make. */
function changeOf(
  place: PlaceName,
  polygon: Polygon,
  known: Place | undefined,
  { hall, createMissing }: Into,
  found: Findings,
): Change | 'same' | null {
  const label = labelOf(place)
  const kind = place.kind as Place['kind']
  if (known && known.hall?.documentId !== hall.documentId)
    return found.add(
      'elsewhere',
      `${known.name} hoort bij ${known.hall?.name ?? 'geen hal'}, niet bij ${hall.name}.`,
    )
  if (known) {
    if (known.polygon && sameOutline(known.polygon, polygon)) return 'same'
    const action = known.polygon ? 'move' : 'place'
    return { kind, documentId: known.documentId, key: known.key, name: known.name, action, polygon }
  }
  if (kind !== 'stand')
    return found.add('unknown-place', `${label} bestaat niet. Maak het eerst aan in het beheer.`)
  if (/^\d+\./.test(place.key) && !place.key.startsWith(`${hall.number}.`))
    return found.add(
      'unknown-place',
      `${label} bestaat niet, en past met dit nummer niet in hal ${hall.number}.`,
    )
  if (!createMissing) return found.add('unknown-place', `${label} bestaat nog niet in het beheer.`)
  return { kind, key: place.key, name: label, action: 'create', polygon }
}

interface Into {
  readonly hall: Hall
  /** Whether stands that do not exist are to be made. */
  readonly createMissing: boolean
  /** The ends of passages in the hall, which stands keep free. */
  readonly ends?: readonly PassageEnd[]
}

/** Finds overlaps; returns the places that overlap. */
function checkRoom(
  after: readonly Omit<PlaceAfter, 'state'>[],
  ends: readonly PassageEnd[],
  found: Findings,
): Set<string> {
  const wrong = new Set<string>()
  for (const [a, b] of overlapsAmong(after.filter(({ kind }) => kind !== 'pavilion'))) {
    if (a.kind === 'room' && b.kind === 'room') continue
    const kind = a.kind === b.kind ? 'overlap' : 'room-overlap'
    found.add(kind, `${[a.name, b.name].sort().join(' en ')} overlappen.`)
    wrong.add(identity(a)).add(identity(b))
  }
  for (const place of after.filter(({ kind }) => kind === 'stand')) {
    const closed = passageClosedBy(place.polygon, ends)
    if (!closed) continue
    found.add('passage', `${place.name} staat voor doorgang „${closed.name}”.`)
    wrong.add(identity(place))
  }
  return wrong
}

function reportUnknownShapes(names: readonly string[], found: Findings): void {
  if (names.length === 0) return
  const named = names.filter(Boolean)
  const shown = named.slice(0, NAMES_SHOWN).map((name) => `‘${name.slice(0, 60)}’`)
  const more = named.length > shown.length ? ' en meer' : ''
  const list = shown.length > 0 ? `: ${shown.join(', ')}${more}` : ''
  const count = names.length === 1 ? '1 vorm heeft' : `${names.length} vormen hebben`
  found.add(
    'unknown-shape',
    `${count} geen naam die een stand, ruimte of paviljoen aanwijst${list}.`,
  )
}

/**
 * The report of importing a drawing into a hall. Changes nothing.
 *
 * @param places every stand, room and pavilion of the CMS, those of other halls too
 */
export function planImport(drawing: Drawing, places: readonly Place[], into: Into): ImportReport {
  const { hall } = into
  const found = new Findings()
  const mapping = mappingTo(drawing, hall)
  if (mapping.problem) found.add('scale', mapping.problem)
  const known = new Map(places.map((place) => [identity(place), place]))
  const here = places.filter((place) => place.hall?.documentId === hall.documentId)

  const changes: Change[] = []
  let unchanged = 0
  for (const drawn of withoutDoubles(drawing.places, found)) {
    const polygon = outlineIn(drawn, mapping, hall, found)
    const change =
      polygon && changeOf(drawn.place, polygon, known.get(identity(drawn.place)), into, found)
    if (change === 'same') unchanged += 1
    else if (change) changes.push(change)
  }
  if (changes.length > MAX_CHANGES)
    found.add(
      'size',
      `De tekening wijzigt ${changes.length} plaatsen; meer dan ${MAX_CHANGES} kan niet in één keer.`,
    )

  const drawnKeys = new Set(drawing.places.map(({ place }) => identity(place)))
  for (const place of here)
    if (place.kind === 'stand' && !drawnKeys.has(identity(place)))
      found.add('missing', `${place.name} staat niet in de tekening en blijft waar hij is.`)
  reportUnknownShapes(drawing.unknown, found)

  const changed = new Map(changes.map((change) => [identity(change), change]))
  const kept = here.filter((place) => !changed.has(identity(place)))
  const after = [...kept, ...changes].flatMap(({ kind, key, name, polygon }) =>
    polygon ? [{ kind, key, name, polygon }] : [],
  )
  // Without a scale positions are unknown; skip the overlap checks.
  const wrong =
    mapping.problem || changes.length > MAX_CHANGES
      ? new Set()
      : checkRoom(after, into.ends ?? [], found)
  const stateOf = (place: PlaceName) =>
    wrong.has(identity(place)) ? 'wrong' : changed.has(identity(place)) ? 'changed' : 'same'
  return {
    changes,
    unchanged,
    findings: found.list,
    after: after.map((place) => ({ ...place, state: stateOf(place) })),
  }
}
