import type { ReactNode } from 'react'
import { Announcements } from './announcements.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, page, footer: what a page gets that names no layout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Announcements />
      <Header />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </>
  )
}
