import type { Content } from '~/content/model.ts'
import { editionSlug } from '~/shell/fair-name.ts'
import { housePalette } from '~/shell/house-style.server.ts'
import { badgePng, badgeSvg } from './badge-picture.server.ts'
import type { BadgeView } from './profile-view.ts'

/** The answer with a badge to keep: a drawing where the path ends in `.svg`, else a PNG. */
export async function badgeFile(
  badge: BadgeView,
  content: Content,
  pathname: string,
): Promise<Response> {
  const isSvg = pathname.endsWith('.svg')
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
