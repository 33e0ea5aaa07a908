import { contentOf } from '~/content/context.server.ts'
import { toFloorPlan } from '~/features/floor-plan/floor-plan.ts'
import { paperColour } from '~/shell/house-style.server.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/floor-plan-pdf.ts'

export const handle = UNLISTED_PAGE

/** `/plattegrond/hal-1.pdf`: a hall to print or keep, in the page's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const plan = toFloorPlan(content)
  const hall = plan.halls.find(({ number }) => params.file === `hal-${number}.pdf`)
  validatePage(hall, url)
  const { name, startDate, endDate, venue } = content.edition
  const fair = { name, startDate, endDate, venue, colour: paperColour(content) }
  // The PDF library takes 20 MB; most processes never draw one.
  const { planPdf } = await import('~/features/floor-plan/pdf/plan-pdf.server.ts')
  const bytes = await planPdf(hall, plan.categories, fair, content.locale)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="plattegrond-${params.file}"`,
    },
  })
}
