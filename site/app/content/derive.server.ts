import { byTime } from '@beursvloer/contract/content/order'
import type { Graph } from './graph.server.ts'
import type * as model from './model.ts'

/** A node before it is frozen. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Fills in fields that follow from relations of other documents: the days of an edition, the
 * sessions of a speaker, the stands of a co-exhibitor and so on. Lists keep the order of their
 * type.
 */
export function derive(graph: Graph): void {
  const items = programmeOf(graph)
  fill(
    graph.all('edition'),
    'days',
    group(graph.all('day'), (day) => [day.edition]),
  )
  fill(
    graph.all('hall'),
    'stands',
    group(graph.all('stand'), (stand) => [stand.hall]),
  )
  fill(
    graph.all('hall'),
    'rooms',
    group(graph.all('room'), (room) => [room.hall]),
  )
  fill(
    graph.all('hall'),
    'pavilions',
    group(graph.all('pavilion'), (item) => [item.hall]),
  )

  const exhibitors = graph.all('exhibitor')
  for (const exhibitor of exhibitors) {
    if (exhibitor.stands.length === 0 && exhibitor.mainExhibitor) {
      mutable(exhibitor).stands = exhibitor.mainExhibitor.stands
    }
  }
  fill(
    exhibitors,
    'coExhibitors',
    group(exhibitors, (item) => [item.mainExhibitor]),
  )
  fill(
    exhibitors,
    'concepts',
    group(graph.all('concept'), (item) => [item.exhibitor]),
  )
  fill(
    exhibitors,
    'vacancies',
    group(graph.all('vacancy'), (item) => [item.exhibitor]),
  )
  fill(
    exhibitors,
    'pictures',
    group(graph.all('stand-picture'), (item) => [item.exhibitor]),
  )
  fill(
    exhibitors,
    'speakers',
    group(graph.all('speaker'), (item) => [item.exhibitor]),
  )
  fill(
    exhibitors,
    'programmeItems',
    group(items, (item) => [
      item.exhibitor,
      ...item.contributions.map((contribution) => contribution.speaker.exhibitor),
    ]),
  )
  fill(
    graph.all('pavilion'),
    'exhibitors',
    group(exhibitors, (item) => [item.pavilion]),
  )
  fill(
    graph.all('stand'),
    'exhibitors',
    group(mainFirst(exhibitors), (item) => item.stands),
  )
  fill(
    graph.all('speaker'),
    'programmeItems',
    group(items, (item) => item.contributions.map((contribution) => contribution.speaker)),
  )

  const edition = currentEdition(graph)
  // While no item is published the programme counts as unpublished, whatever its edition says.
  if (edition && items.length === 0) mutable(edition).programmePublished = false
}

/** The edition that the settings name; without one the newest that is published. */
export function currentEdition(graph: Graph): model.Edition | null {
  return graph.all('site-settings')[0]?.edition ?? graph.all('edition')[0] ?? null
}

/** The items on the current edition's days, by day, start, then room. */
export function programmeOf(graph: Graph): readonly model.ProgrammeItem[] {
  const edition = currentEdition(graph)
  const rooms = new Map(graph.all('room').map((room, index) => [room, index]))
  return graph
    .all('programme-item')
    .filter((item) => item.day.edition === edition)
    .sort(
      (a, b) =>
        byTime(a.day.date, b.day.date) ||
        byTime(a.start, b.start) ||
        (rooms.get(a.room) ?? 0) - (rooms.get(b.room) ?? 0),
    )
}

function mainFirst(exhibitors: readonly model.Exhibitor[]): readonly model.Exhibitor[] {
  return exhibitors.toSorted((a, b) => Number(!!a.mainExhibitor) - Number(!!b.mainExhibitor))
}

function mutable<T>(node: T): Mutable<T> {
  return node
}

/** Nodes by the nodes they relate to; a node that relates twice to the same counts once. */
function group<T, K extends object>(
  nodes: readonly T[],
  relations: (node: T) => readonly (K | null)[],
): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const node of nodes) {
    for (const key of new Set(relations(node))) {
      if (!key) continue
      const members = groups.get(key)
      if (members) members.push(node)
      else groups.set(key, [node])
    }
  }
  return groups
}

function fill<T extends object, F extends keyof T>(
  nodes: readonly T[],
  field: F,
  groups: ReadonlyMap<T, T[F]>,
): void {
  for (const node of nodes) mutable(node)[field] = groups.get(node) ?? node[field]
}
