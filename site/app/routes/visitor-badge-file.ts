import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { profileOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { badgeFile } from '~/features/profile/badge-file.server.ts'
import { toBadgeView } from '~/features/profile/profile-view.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/visitor-badge-file.ts'

export const handle = UNCOUNTED_PAGE

/** The badge to keep: `/bezoekersprofiel/badge.svg` and `.png`. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const content = contentOf(context)
  const profile = await fromCms(args, profileOf(accountOf(context)))
  // As after registering: no badge before the terms.
  if (!profile.agreed) throw redirect(PROFILE_PAGE)
  const badge = toBadgeView(profile, { content, qr: qrDrawing(profile.badgeCode) })
  return badgeFile(badge, context, url.pathname)
}
