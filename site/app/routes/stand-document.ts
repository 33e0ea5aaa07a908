import { documentOfStand } from '~/account/my-stand.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/stand-document.ts'

export const handle = UNCOUNTED_PAGE

/** A document or invoice of an exhibitor, for its managers: `/mijn-stand/{id}/bestellingen/{document}`. */
export async function loader(args: Route.LoaderArgs) {
  const { id, document } = args.params
  const content = await documentOfStand(args, id, document)
  return new Response(content, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document}.pdf"`,
    },
  })
}
