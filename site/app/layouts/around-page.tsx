import { type ReactNode, Suspense } from 'react'
import { Announcements } from './announcements.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The parts around every page but the bare ones: header, footer, and the bar of phones. */
export function AroundPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Announcements />
      <Header />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {/* React takes these over after the page. */}
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
    </>
  )
}
