import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { offeredProviders } from './account/providers.server.ts'
import { contentOf } from './content/context.server.ts'
import { useIdentityWatch } from './features/account/providers/identity-watch.ts'
import { LocaleProvider } from './i18n/locale.tsx'
import { defaultLocales } from './i18n/locales.ts'
import { DefaultLayout } from './layouts/default.tsx'
import { ErrorScreen } from './layouts/error-screen.tsx'
import { PageLayout } from './layouts/page-layout.tsx'
import { sharePicture } from './sharing/share-picture.server.ts'
import { useAccount } from './shell/account-state.ts'
import { RouteAnnouncer } from './shell/announcer.tsx'
import { isBot } from './shell/is-bot.ts'
import { Overlays } from './shell/overlays.tsx'
import { lookupPath } from './shell/redirects.server.ts'
import { localePrefixOf, siteRequestOf } from './shell/request-context.ts'
import { routeMiddleware } from './shell/route-middleware.server.ts'
import { type ShellData, toShellData, useShellData } from './shell/shell-data.ts'
import { useBuildCheck, useLocaleCookie, useRouteStart } from './shell/use-navigation-effects.ts'
import stylesheet from './styles/app.css?url'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ...['bricolage-display-1', 'instrument-text-1'].map((font) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/fonts/${font}.woff2`,
    crossOrigin: 'anonymous' as const,
  })),
]

export const middleware = routeMiddleware('redirects')

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const path = lookupPath(url.pathname, localePrefixOf(context))
  // A page without a picture of its own shares that of the fair.
  const picture = sharePicture(content, path) ?? sharePicture(content, '/')
  const { firebase: identity } = offeredProviders(context)
  return toShellData(content, siteRequestOf(context), { picture, identity })
}

/** The shell's data are loaded once: the language switch and a new build load the page anew. */
export const shouldRevalidate = () => false

/** Path prefix of the language, `''` or `/en`. */
const prefixOf = (shell: ShellData | undefined): string =>
  shell ? new URL(shell.bases[shell.locale]).pathname.replace(/\/$/, '') : ''

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShellData()
  const locale = shell?.locale ?? 'nl'
  const prefix = prefixOf(shell)
  const entry = defaultLocales.find(({ code }) => code === locale)
  return (
    <html lang={locale} dir={entry?.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#052e16" />
        <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
        {/* With a precedence React writes it first of all, before what waits for it. */}
        <link rel="stylesheet" href={stylesheet} precedence="site" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Effects() {
  const shell = useShellData()
  useRouteStart()
  useAccount()
  useBuildCheck(shell?.buildId)
  useLocaleCookie(shell?.locale)
  useIdentityWatch(shell?.identity ?? null, prefixOf(shell))
  return (
    <>
      <RouteAnnouncer />
      <Overlays />
    </>
  )
}

export default function App() {
  return (
    <>
      <PageLayout>
        <Outlet />
      </PageLayout>
      <Effects />
    </>
  )
}

/** What a visitor reads of an error: the message of an answer, never the inside of a failure. */
function describe(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' && error.data ? error.data : error.statusText
    return { status: error.status, message }
  }
  if (import.meta.env.DEV && error instanceof Error) return { status: 500, message: error.message }
  return { status: 500, message: 'Internal Server Error' }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, message } = describe(error)
  // Robots' failures are only reported (React Router has done so), not shown (requirements 2.8).
  const hidden = status >= 500 && typeof navigator !== 'undefined' && isBot(navigator.userAgent)
  return (
    <>
      <title>{`${status} · ${message}`}</title>
      <meta name="robots" content="noindex" />
      <DefaultLayout>
        {hidden ? null : <ErrorScreen status={status} message={message} />}
      </DefaultLayout>
      <Effects />
    </>
  )
}
