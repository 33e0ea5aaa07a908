import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { profileOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { badgePng, badgeSvg } from '~/features/profile/badge-picture.server.ts'
import { toBadgeView } from '~/features/profile/profile-view.ts'
import { qrDrawing } from '~/features/profile/qr-code.server.ts'
import { editionSlug } from '~/shell/fair-name.ts'
import { housePalette } from '~/shell/house-style.server.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import type { Route } from './+types/visitor-badge-file.ts'

export const handle: PageHandle = { audience: 'personal', sitemap: false, counted: false }

/** The badge to keep: `/bezoekersprofiel/badge.svg` and `.png`. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const content = contentOf(context)
  const profile = await fromCms(args, profileOf(accountOf(context)))
  // As after registering: no badge before the terms.
  if (!profile.agreed) throw redirect(PROFILE_PAGE)
  const badge = toBadgeView(profile, { content, qr: qrDrawing(profile.badgeCode) })
  const isSvg = url.pathname.endsWith('.svg')
  const { mark, drawing } = content.settings
  const look = { palette: housePalette(content), mark, drawing }
  const body = isSvg
    ? await badgeSvg(badge, content.locale, look)
    : new Uint8Array(await badgePng(badge, content.locale, look))
  const name = `${editionSlug(content)}-badge.${isSvg ? 'svg' : 'png'}`
  return new Response(body, {
    headers: {
      'content-type': isSvg ? 'image/svg+xml' : 'image/png',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
