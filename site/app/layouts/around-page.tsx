import { type ReactNode, Suspense } from 'react'
import { lateComponent } from '~/ui/late-component.ts'
import { Announcements } from './announcements.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Sent whole by the server; its script comes after those of the page. */
const BottomBar = lateComponent(() => import('./bottom-bar.tsx'))

interface AroundPageProps {
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What every page with a header has around it, whatever its footer. */
export function AroundPage({ footer, children }: AroundPageProps) {
  return (
    <>
      <SkipLink />
      <Announcements />
      <Header />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Suspense>
        <BottomBar />
      </Suspense>
    </>
  )
}
