import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { mailedBadgeIn } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { badgeFile } from '~/features/profile/badge-file.server.ts'
import { toStandBadgeView } from '~/features/profile/profile-view.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/stand-badge-file.ts'

export const handle = UNCOUNTED_PAGE

/** The badge of somebody on a stand to keep: `/mijn-stand/badge.svg` and `.png`. */
export async function loader(args: Route.LoaderArgs) {
  const { code, badge } = await mailedBadgeIn(args)
  validatePage(badge, args.url)
  const content = contentOf(args.context)
  const view = toStandBadgeView(badge, { content, qr: qrDrawing(code) })
  return badgeFile(view, args.context, args.url.pathname)
}
