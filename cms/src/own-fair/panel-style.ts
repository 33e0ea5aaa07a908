import { MARK_SIZE, MARKS, markOf } from '@beursvloer/contract/house-style/marks'
import { type HouseColours, paletteOf } from '@beursvloer/contract/house-style/palette'
import type { Core } from '@strapi/strapi'
import { json } from '../panel-api/answers'

interface StyleRow {
  readonly mainColour: string | null
  readonly accentColour: string | null
  readonly mark: string | null
  readonly logo: { readonly url: string } | null
  readonly icon: { readonly url: string } | null
}

/** Strapi's name for the logos of the menu and of signing in; null: those of the build. */
interface PanelLogos {
  readonly menuLogo: { readonly url: string } | null
  readonly authLogo: { readonly url: string } | null
}

const readStyle = (strapi: Core.Strapi): Promise<StyleRow | null> =>
  strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['logo', 'icon'],
  }) as Promise<unknown> as Promise<StyleRow | null>

const coloursOf = (row: StyleRow | null): HouseColours => ({
  main: row?.mainColour ?? '',
  accent: row?.accentColour ?? '',
})

/** The mark of the fair in white on a square of its main colour. */
function markTile(row: StyleRow): { readonly url: string } {
  const colour = paletteOf(coloursOf(row)).token('primary', 'light')
  const size = 2 * MARK_SIZE
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="${colour}" d="M0 0h${size}v${size}H0z"/><path fill="#fff" transform="translate(${MARK_SIZE / 2} ${MARK_SIZE / 2})" d="${MARKS[markOf(row.mark ?? '')]}"/></svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}` }
}

/**
 * Gives the panel the logo and colours of the fair, where staff chose none in Strapi's own settings:
 * the colours are answered to everybody, as the sign-in page has them too.
 */
export function registerPanelStyle(strapi: Core.Strapi): void {
  strapi
    .get('services')
    .extend(
      'admin::project-settings',
      (service: { getProjectSettings(): Promise<PanelLogos> }) => ({
        ...service,
        async getProjectSettings(): Promise<PanelLogos> {
          const chosen = await service.getProjectSettings()
          const row = await readStyle(strapi)
          if (!row?.mainColour && !row?.logo && !row?.icon) return chosen
          const logo = row.logo ?? row.icon ?? markTile(row)
          return {
            ...chosen,
            menuLogo: chosen.menuLogo ?? row.icon ?? logo,
            authLogo: chosen.authLogo ?? logo,
          }
        },
      }),
    )
  const colours = {
    ...{ method: 'GET', path: '/colours', config: { auth: false } },
    handler: json(async () => coloursOf(await readStyle(strapi))),
  }
  strapi.server.routes({ type: 'admin', prefix: '/own-fair', routes: [colours] } as never)
}
