import { Meta } from 'react-router'
import { earlyScript } from '~/shell/early-script.ts'
import { BUILT_FONTS, type ShellStyle } from '~/shell/house-style.ts'
import type { ShellData } from '~/shell/shell-data.ts'

/** A text as a string of CSS that may stand in a style element. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/**
 * The foot of every printed page: fair, dates, place with its address, and the address of the site
 * with the number of the page. A style sheet: only that reaches the margins.
 */
export function printFoot({ fair, bases, locale }: ShellData): string {
  const place = [fair.venue, fair.address, fair.city].filter(Boolean).join(', ')
  const left = cssString(`${fair.name}  ·  ${fair.when}  ·  ${place}`)
  const right = `${cssString(`${new URL(bases[locale]).host}  ·  `)} counter(page) "/" counter(pages)`
  return `@page{@bottom-left{content:${left}}@bottom-right{content:${right}}}`
}

/** Colour of the browser around the page: deep green, and the dark paper that the header has then. */
const THEME_COLOURS: ShellStyle['themeColours'] = ['#052e16', '#08120c']

/** Icons, in the style of the fair where it has one. */
const iconsOf = (style: ShellStyle | undefined) =>
  style
    ? [
        { rel: 'icon', href: `/_style/${style.id}/favicon.png`, sizes: '32x32' },
        { rel: 'icon', href: `/_style/${style.id}/icon-192.png`, sizes: '192x192' },
        { rel: 'apple-touch-icon', href: `/_style/${style.id}/apple-touch-icon.png` },
      ]
    : [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ]

/**
 * The fonts that every page begins with. The style sheet comes first: on a slow network, fonts that
 * take their share of it come too late for the first paint themselves.
 */
const fontsOf = (style: ShellStyle | undefined) =>
  (style?.fonts ?? BUILT_FONTS).map((href) => ({
    ...{ rel: 'preload', as: 'font', type: 'font/woff2', href, fetchPriority: 'low' as const },
    crossOrigin: 'anonymous' as const,
  }))

/**
 * The part of the head that only the server writes: metadata of the page, colours, the script that
 * runs before the first paint, and the foot of printed pages. React skips unknown elements there.
 */
export function ServerHead({ shell }: { shell: ShellData | undefined }) {
  return (
    <>
      <Meta />
      {[...iconsOf(shell?.style), ...fontsOf(shell?.style)].map((link) => (
        <link key={link.href} {...link} />
      ))}
      {(['light', 'dark'] as const).map((scheme, index) => (
        <meta
          key={scheme}
          name="theme-color"
          content={(shell?.style?.themeColours ?? THEME_COLOURS)[index]}
          data-scheme={scheme}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      <meta name="color-scheme" content="light dark" />
      {shell && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; the policy has its hash.
        <style media="print" dangerouslySetInnerHTML={{ __html: printFoot(shell) }} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own. */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript() }} />
    </>
  )
}
