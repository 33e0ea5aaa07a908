import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { VenueSheet } from '~/features/venue/venue-sheet.tsx'
import { toVenueView } from '~/features/venue/venue-view.ts'
import { fairJsonLd } from '~/shell/fair-json-ld.ts'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/venue.ts'

export const handle = PUBLIC_PAGE

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return editorsPageMeta({ matches, loaderData }, { jsonLd: loaderData && [loaderData.jsonLd] })
}

/** The venue: the editors' text about the way there, with address, sketch and hours. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale, bases } = siteRequestOf(context)
  const page = content.pages.find('locatie')
  validatePage(page, url)
  return {
    page,
    venue: toVenueView(content.edition),
    jsonLd: fairJsonLd(content, bases[locale]),
  }
}

export default function Venue({ loaderData }: Route.ComponentProps) {
  const { page, venue } = loaderData
  return <BlockPage page={page} parts={{ venue: <VenueSheet venue={venue} /> }} />
}
