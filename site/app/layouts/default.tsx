import type { ReactNode } from 'react'
import { AroundPage } from './around-page.tsx'
import { Footer } from './footer.tsx'

/** Header, page, footer: the layout of a page that names none. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <AroundPage footer={<Footer />}>{children}</AroundPage>
}
