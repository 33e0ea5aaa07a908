import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { offeredProviders } from './account/providers.server.ts'
import { contentOf, snapshotOf } from './content/context.server.ts'
import { CLOCK_ATTRIBUTE, clockMoved } from './i18n/clock.ts'
import { LocaleProvider, useMessages } from './i18n/locale.tsx'
import { defaultLocales } from './i18n/locales.ts'
import { ClientHead } from './layouts/client-head.tsx'
import { DefaultLayout } from './layouts/default.tsx'
import { ErrorScreen } from './layouts/error-screen.tsx'
import { PageLayout } from './layouts/page-layout.tsx'
import { ServerHead } from './layouts/server-head.tsx'
import { leadBetweenEditions } from './sharing/other-editions.server.ts'
import { languagesOf } from './sharing/public-addresses.ts'
import { sharePicture } from './sharing/share-picture.server.ts'
import { useAccount } from './shell/account-state.ts'
import { RouteAnnouncer } from './shell/announcer.tsx'
import { useEarlyTaps } from './shell/early-taps.ts'
import { useFollowedLinks } from './shell/follow-links.ts'
import { shellStyle } from './shell/house-style.server.ts'
import { isBot } from './shell/is-bot.ts'
import { shellMessages } from './shell/messages.ts'
import { Overlays } from './shell/overlays.tsx'
import { lookupPath } from './shell/redirects.server.ts'
import { failedFormContext, localePrefixOf, siteRequestOf } from './shell/request-context.ts'
import { routeMiddleware } from './shell/route-middleware.server.ts'
import { type ShellData, toShellData, useShellData } from './shell/shell-data.ts'
import { shellTag } from './shell/tag/tag-settings.server.ts'
import { lateMiddleware, useLateParts } from './shell/use-late-parts.ts'
import { useBuildCheck, useRouteStart } from './shell/use-navigation-effects.ts'
import stylesheet from './styles/app.css?url'
import { DrawingStyle } from './ui/facade/drawing-style.ts'
import { learnWordsOf } from './ui/hyphenation/page-words.ts'

// Learns the hyphenation of the page's own words before React hydrates it and expects the same
// text.
if (!import.meta.env.SSR) learnWordsOf(document.body)

export const middleware = [...routeMiddleware('redirects'), leadBetweenEditions]

export const clientMiddleware = [lateMiddleware]

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const path = lookupPath(url.pathname, localePrefixOf(context))
  // A page without a picture of its own shares that of the fair.
  const picture = sharePicture(content, path) ?? sharePicture(content, '/')
  const { nl, en } = snapshotOf(context)
  const languages = languagesOf([nl, en], path)
  const onlyIn = languages.length < 2 ? { path, languages } : null
  const { firebase: identity } = offeredProviders(context)
  const request = siteRequestOf(context)
  const shell = toShellData(content, request, {
    picture,
    onlyIn,
    identity,
    formFailed: context.get(failedFormContext) || undefined,
  })
  return { ...shell, ...shellTag(snapshotOf(context), request.locale), ...shellStyle(content) }
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
    <html
      lang={locale}
      dir={entry?.dir}
      {...(import.meta.env.SSR && clockMoved() !== 0 && { [CLOCK_ATTRIBUTE]: clockMoved() })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`${prefix}/opensearch.xml`}
          title={shell?.siteName}
        />
        {/* With a precedence React writes it first, before content that waits for it. */}
        <link rel="stylesheet" href={shell?.style?.stylesheet ?? stylesheet} precedence="site" />
        {/* Last: React takes scripts of the head in the order it finds them. */}
        {import.meta.env.SSR ? <ServerHead shell={shell} /> : <ClientHead />}
      </head>
      <body>
        <LocaleProvider value={locale}>
          <DrawingStyle value={shell?.style}>{children}</DrawingStyle>
        </LocaleProvider>
        <ScrollRestoration />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

/** Watches the session at the identity provider, where the installation has one. */
function useIdentityWatch(shell: ShellData | undefined): void {
  useEffect(() => {
    const { identity, locale } = shell ?? {}
    if (!identity || !locale) return
    import('./features/account/providers/identity-watch.ts').then(
      ({ watchIdentity }) => watchIdentity(identity, locale, prefixOf(shell)),
      // Without a connection: the next page tries again.
      () => undefined,
    )
  }, [shell])
}

function Effects() {
  const shell = useShellData()
  useEarlyTaps()
  useRouteStart()
  useLateParts()
  useFollowedLinks()
  useAccount()
  useBuildCheck()
  useIdentityWatch(shell)
  return (
    <>
      <RouteAnnouncer />
      <Overlays tag={shell?.tag} />
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

/** The message of an error for visitors: that of an answer, never the inside of a failure. */
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
  // Robots' errors are only reported (React Router has done so), not shown (requirements 2.8). The
  // server answers robots with the status alone.
  const t = useMessages(shellMessages)
  const hidden = typeof navigator !== 'undefined' && isBot(navigator.userAgent)
  return (
    <>
      <title>{`${status} · ${status === 404 ? t.notFound : t.errorTitle}`}</title>
      <meta name="robots" content="noindex" />
      <DefaultLayout>
        {hidden ? null : <ErrorScreen status={status} message={message} />}
      </DefaultLayout>
      <Effects />
    </>
  )
}
