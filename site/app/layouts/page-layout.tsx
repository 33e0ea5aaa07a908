import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '~/shell/page-handle.ts'
import { DefaultLayout } from './default.tsx'
import { PageShell } from './page-shell.tsx'

/** Nothing but the page: kiosk screens and campaign pages. */
function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id="inhoud" tabIndex={-1}>
      {children}
    </main>
  )
}

/**
 * The frame of pages that turn the default layout off (requirements 2.3: most programme and exhibitor
 * pages, pavilions, floor plan). Visitors find the same header and footer there.
 */
function FrameLayout({ children }: { children: ReactNode }) {
  return <PageShell>{children}</PageShell>
}

/** Puts the page in the layout it names; in `default` when it names none (requirements 2.3). */
export function PageLayout({ children }: { children: ReactNode }) {
  const match = useMatches().at(-1)
  const named = (match?.handle as PageHandle | undefined)?.layout ?? 'default'
  const name = typeof named === 'function' ? named(match?.loaderData as never) : named
  if (name === 'empty') return <EmptyLayout>{children}</EmptyLayout>
  if (name === false) return <FrameLayout>{children}</FrameLayout>
  return <DefaultLayout>{children}</DefaultLayout>
}
