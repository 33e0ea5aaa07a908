import { pictureOrPdf, proposedFile } from '~/account/my-stand.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/stand-proposal-file.ts'

export const handle = UNCOUNTED_PAGE

/** A proposed logo, picture or brochure of an exhibitor: `/mijn-stand/{id}/voorbeeld/{file}`. */
export async function loader(args: Route.LoaderArgs) {
  const { id, file } = args.params
  const content = await proposedFile(args, id, file)
  const type = await pictureOrPdf(content)
  validatePage(type, args.url)
  return new Response(content, { headers: { 'content-type': type } })
}
