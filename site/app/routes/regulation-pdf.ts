import { contentOf } from '~/content/context.server.ts'
import { chooseRegulation, VERSION_PARAMETER } from '~/features/regulation/choose-regulation.ts'
import { today } from '~/i18n/today.ts'
import { paperColour } from '~/shell/house-style.server.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/regulation-pdf.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  parameters: [VERSION_PARAMETER],
}

/** The rules as a file, to keep with a contract. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { regulations, edition, locale } = content
  const choice = chooseRegulation(regulations, today(), url.searchParams.get(VERSION_PARAMETER))
  validatePage(choice, url)
  const { regulation } = choice
  // Loaded with the first file, like the library of the floor plan.
  const { regulationPdf } = await import('~/features/regulation/regulation-pdf.server.ts')
  const colour = paperColour(content)
  const body = await regulationPdf({ regulation, locale, fair: edition.name, colour })
  return new Response(body as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="reglement-standhouders-${regulation.version}.pdf"`,
    },
  })
}
