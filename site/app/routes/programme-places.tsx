import { PLACES_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { PlacesList, type PlacesRow } from '~/features/programme/places-list.tsx'
import { placesMessages } from '~/features/programme/places-messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { timeOfDay } from '~/i18n/today.ts'
import { liveFactsOf } from '~/shell/live/facts.server.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/programme-places.ts'

export const handle: PageHandle = { audience: 'single-use', sitemap: false, counted: true }

export const meta = ownMeta(PLACES_PAGE, placesMessages, (t) => [t.title, t.description])

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** The places left at all items, for visitors without JavaScript: rendered at each request. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const facts = liveFactsOf(context)
  const items = content.edition.programmePublished ? content.programmeItems.all : []
  const rows = items.flatMap((item): PlacesRow[] => {
    const live = facts?.items[item.id]
    const says = live && (live.left !== null || live.doorFull)
    return says ? [{ item: toItemSummary(item, content.locale), slug: item.slug, live }] : []
  })
  return { rows: facts && rows, time: timeOfDay() }
}

export default function ProgrammePlaces({ loaderData }: Route.ComponentProps) {
  const t = useMessages(placesMessages)
  const { rows, time } = loaderData
  const isEmpty = rows?.length === 0
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: PROGRAMME_PAGE, label: t.programme }]} />}
        title={t.title}
        lead={rows ? t.lead(time) : t.unknown}
      />
      <div className="wrap pb-section">
        {isEmpty && <p>{t.none}</p>}
        {rows && <PlacesList rows={rows} />}
      </div>
    </>
  )
}
