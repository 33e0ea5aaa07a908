import { PROFILE_PHOTO_PATH } from '@beursvloer/contract/accounts/own-profile'
import { accountOf } from '~/account/context.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/visitor-photo.ts'

export const handle = UNCOUNTED_PAGE

/** The current user's own photo: `/bezoekersprofiel/foto`. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = accountOf(context).call(PROFILE_PHOTO_PATH, { bytes: true })
  const photo = (await asked.catch(() => null)) as ArrayBuffer | null
  if (!photo) return new Response('No photo', { status: 404 })
  return new Response(photo, {
    headers: { 'content-type': 'image/webp', 'content-disposition': 'inline' },
  })
}
