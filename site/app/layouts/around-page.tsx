import { type ReactNode, Suspense } from 'react'
import { Announcements } from './announcements.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

interface AroundPageProps {
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The parts around every page with a header, for any footer. */
export function AroundPage({ footer, children }: AroundPageProps) {
  return (
    <>
      <SkipLink />
      <Announcements />
      <Header />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {/* React takes these over after the page. */}
      <Suspense>{footer}</Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
    </>
  )
}
