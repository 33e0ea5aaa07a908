import { leadPhotoPath } from '@beursvloer/contract/leads/terms'
import { ofStand, pictureOrPdf } from '~/account/my-stand.server.ts'
import { isId } from '~/shell/is-id.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/stand-lead-photo.ts'

export const handle = UNCOUNTED_PAGE

/** The photo of a lead, for members: `/mijn-stand/{id}/leads/{lead}/foto`. */
export async function loader(args: Route.LoaderArgs) {
  const { id, lead } = args.params
  validatePage(isId(lead), args.url)
  const content = await ofStand(
    args,
    id,
    (account) => account.call(leadPhotoPath(id, lead), { bytes: true }) as Promise<ArrayBuffer>,
  )
  const type = await pictureOrPdf(content)
  validatePage(type, args.url)
  return new Response(content, { headers: { 'content-type': type } })
}
