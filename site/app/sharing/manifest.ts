import {
  BADGE_PAGE,
  FLOOR_PLAN_PAGE,
  NOW_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { shellMessages } from '~/shell/messages.ts'

/** The colour of paper, shown while the site opens. */
const BACKGROUND_COLOUR = '#ffffff'

/** Screenshots of the site, made by `npm run screenshots`: name, size, and for which screens. */
const SCREENSHOTS = [
  ['programme', '780x1688', 'narrow'],
  ['floor-plan', '780x1688', 'narrow'],
  ['day-plan', '1280x800', 'wide'],
] as const

/** Icons of the build alone. */
const DRAWN_ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
]

interface ManifestLook {
  readonly themeColour: string
  readonly style?: string | undefined
}

/**
 * The manifest that phones read when the site is put on the home screen (W3C Web Application
 * Manifest).
 *
 * @param prefix path prefix of the locale: `''` or `/en`
 * @param look colour of the browser's bars around the site; id of the style of the fair, where it
 *   has one
 */
export function manifest(content: Content, prefix: string, look: ManifestLook) {
  const { settings, edition, locale } = content
  const t = shellMessages[locale]
  const png = (file: string, size: number, purpose: string) => ({
    src: look.style ? `/_style/${look.style}/${file}` : `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: string, path: string) => ({
    name,
    url: prefix + path,
    icons: [png('icon-192.png', 192, 'any')],
  })
  const start = prefix || '/'
  return {
    id: start,
    name: edition.name,
    short_name: settings.name,
    description: edition.lead || edition.slogan,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: look.themeColour,
    background_color: BACKGROUND_COLOUR,
    icons: [
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-192.png', 192, 'maskable'),
      png('icon-maskable-512.png', 512, 'maskable'),
      ...(look.style ? [] : DRAWN_ICONS),
    ],
    shortcuts: [
      shortcut(t.now, NOW_PAGE),
      shortcut(t.programme, PROGRAMME_PAGE),
      shortcut(t.floorPlan, FLOOR_PLAN_PAGE),
      shortcut(t.badge, BADGE_PAGE),
    ],
    // Pictures of the demo fair.
    screenshots: (look.style ? [] : SCREENSHOTS).map(([name, sizes, form_factor]) => ({
      src: `/screenshots/${locale}-${name}.webp`,
      sizes,
      type: 'image/webp',
      form_factor,
      label: name === 'floor-plan' ? t.floorPlan : t.programme,
    })),
  }
}
