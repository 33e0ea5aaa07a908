import { type ReactNode, Suspense } from 'react'
import { lateComponent } from '~/ui/late-component.ts'
import { AroundPage } from './around-page.tsx'

/** Sent whole by the server; its script comes after those of the page. */
const FrameFooter = lateComponent(() => import('./frame-footer.tsx'))

/**
 * The full-width frame of pages that turn the default layout off (requirements 2.3: most programme and
 * exhibitor pages, pavilions, floor plan): the same header, the whole width for plan and lists, and
 * of the footer only the line the law asks for.
 */
export function FrameLayout({ children }: { children: ReactNode }) {
  return (
    <AroundPage
      footer={
        <Suspense>
          <FrameFooter />
        </Suspense>
      }
    >
      {children}
    </AroundPage>
  )
}
