import { createHash } from 'node:crypto'
import type { Content } from '~/content/model.ts'
import { houseStyle } from '~/shell/house-style.server.ts'
import { sharingMessages } from './messages.ts'
import { publicAddresses } from './public-addresses.ts'

/** Raised when the drawing changes, so that every picture gets a new address. */
const DESIGN = 2

/** All that a sharing picture is drawn from. */
export type SharePicture = NonNullable<ReturnType<typeof sharePicture>>

/**
 * The sharing picture of a public page: 1200 × 630 in the style of the site.
 *
 * @param path below the locale's base
 * @returns null when there is no such page
 */
export function sharePicture(content: Content, path: string) {
  const card = publicAddresses(content).get(path)?.card
  if (!card) return null
  const { locale, settings, edition } = content
  const house = houseStyle(content)
  const said = {
    locale,
    siteName: settings.name,
    slogan: edition.slogan,
    card,
    mark: settings.mark,
    ...(house && { colours: house.colours }),
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, said, house?.id]))
    .digest('base64url')
  const facts = card.facts.map(({ value, label }) => (label ? `${value} (${label})` : value))
  return {
    ...said,
    src: `/_og/${hash.slice(0, 12)}/${locale}${path === '/' ? '' : path}.png`,
    alt: [
      sharingMessages[locale].pictureOf(card.kind, card.title),
      card.notice,
      ...facts,
      settings.name,
    ]
      .filter(Boolean)
      .join(', '),
  }
}
