import { floorPlanPath } from '@beursvloer/contract/floor-plan-address'
import { editorsPagePath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { placeKeys } from '~/shell/place-keys.ts'
import { documentMessages } from './messages.ts'
import {
  about,
  type DocumentSource,
  line,
  names,
  PRACTICAL,
  type SearchDocument,
} from './search-document.ts'

/** Facilities and rooms on the floor plan, and landmarks around the venue. */
export const places: DocumentSource = (content) => [
  ...facilities(content),
  ...rooms(content),
  ...landmarks(content),
]

/** A facility is found once, with all halls that have it; the plan shows the way to the first. */
function facilities({ halls, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const all = halls.all.flatMap((hall) =>
    placeKeys(hall.number, hall.pointsOfInterest).map((place) => ({ ...place, hall })),
  )
  const entrance = all.find(({ kind, leadsOutside }) => kind === 'entrance' && leadsOutside)?.key
  const alike = Map.groupBy(all, ({ kind, label }) => `${kind} ${label}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const from = entrance && entrance !== first.key ? entrance : null
    return {
      ...about(first.hall),
      kind: 'places',
      path: floorPlanPath({
        hall: String(first.hall.number),
        to: first.key,
        ...(from && { from }),
      }),
      title: first.label || t.facility[first.kind],
      facts: names([...new Set(group.map(({ hall }) => hall))]),
      alias: `${t.facility[first.kind]} ${t.calledToo[first.kind]}`,
      summary: '',
      note: from ? t.wayTo : t.onPlan,
      weight: PRACTICAL,
    }
  })
}

function rooms({ rooms, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  return rooms.all.map((room) => ({
    ...about(room),
    kind: 'places',
    path: floorPlanPath({ room: room.slug }),
    title: room.name,
    facts: line(
      room.hall?.name ?? '',
      t.capacity(room.capacity),
      room.hearingLoop && t.hearingLoop,
    ),
    alias: t.room,
    summary: '',
  }))
}

function landmarks({ edition, pages, locale }: Content): SearchDocument[] {
  const t = documentMessages[locale]
  const page = pages.all.find(({ blocks }) =>
    blocks.some((block) => block.type === 'part' && block.part === 'venue'),
  )
  if (!page) return []
  return edition.landmarks.map(({ kind, label }) => ({
    ...about(edition),
    kind: 'places',
    path: editorsPagePath(page),
    title: label,
    facts: page.title,
    alias: t.landmark[kind],
    summary: '',
  }))
}
