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
  const exhibitors = graph.all('exhibitor')
  fill('days', graph.all('day'), (day) => [day.edition])
  fill('stands', graph.all('stand'), (stand) => [stand.hall])
  fill('rooms', graph.all('room'), (room) => [room.hall])
  fill('pavilions', graph.all('pavilion'), (pavilion) => [pavilion.hall])

  for (const exhibitor of exhibitors) {
    if (exhibitor.stands.length === 0 && exhibitor.mainExhibitor) {
      mutable(exhibitor).stands = exhibitor.mainExhibitor.stands
    }
  }
  fill('coExhibitors', exhibitors, (exhibitor) => [exhibitor.mainExhibitor])
  fill('concepts', graph.all('concept'), (concept) => [concept.exhibitor])
  fill('vacancies', graph.all('vacancy'), (vacancy) => [vacancy.exhibitor])
  fill('pictures', graph.all('stand-picture'), (picture) => [picture.exhibitor])
  fill('speakers', graph.all('speaker'), (speaker) => [speaker.exhibitor])
  fill('programmeItems', items, (item) => [
    item.exhibitor,
    ...item.contributions.map(({ speaker }) => speaker.exhibitor),
  ])
  fill('exhibitors', exhibitors, (exhibitor) => [exhibitor.pavilion])
  fill('exhibitors', mainFirst(exhibitors), (exhibitor) => exhibitor.stands)
  fill('programmeItems', items, (item) => item.contributions.map(({ speaker }) => speaker))

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

/** Fills a field of nodes with the `others` that relate to each; twice to the same node counts once. */
function fill<F extends string, O, T extends Readonly<Record<F, readonly O[]>>>(
  field: F,
  others: readonly O[],
  relations: (other: O) => readonly (T | null)[],
): void {
  const pairs = others.flatMap((other) =>
    [...new Set(relations(other))].map((node) => ({ node, other })),
  )
  for (const [node, found] of Map.groupBy(pairs, ({ node }) => node))
    if (node) (node as Record<F, readonly O[]>)[field] = found.map(({ other }) => other)
}
