import type { ReactNode } from 'react'
import { AroundPage } from './around-page.tsx'
import { Footer } from './footer.tsx'

/** Header, page, footer: what a page gets that names no layout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <AroundPage footer={<Footer />}>{children}</AroundPage>
}
