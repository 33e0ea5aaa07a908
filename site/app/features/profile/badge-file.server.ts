import type { RouterContextProvider } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { editionSlug } from '~/shell/fair-name.ts'
import { housePalette } from '~/shell/house-style.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { badgePng, badgeSvg } from './badge-picture.server.ts'
import type { BadgeView } from './profile-view.ts'

/** The answer with a badge to keep: a drawing where the path ends in `.svg`, else a PNG. */
export async function badgeFile(
  badge: BadgeView,
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<Response> {
  const content = contentOf(context)
  const isSvg = pathname.endsWith('.svg')
  const { mark, drawing } = content.settings
  // A copy that is not there yet does not stand in the way of a badge.
  const logo = await siteRequestOf(context)
    .logo(content.settings, true)
    .catch(() => null)
  const look = { palette: housePalette(content), mark, drawing, logo }
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
