import { type ReactNode, Suspense } from 'react'
import { lateComponent } from '~/ui/late-component.ts'
import { AroundPage } from './around-page.tsx'

/** Sent whole by the server; its script comes after those of the page. */
const Footer = lateComponent(() => import('./footer.tsx'))

/** Header, page, footer: what a page gets that names no layout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <AroundPage
      footer={
        <Suspense>
          <Footer />
        </Suspense>
      }
    >
      {children}
    </AroundPage>
  )
}
