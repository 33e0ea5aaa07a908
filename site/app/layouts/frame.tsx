import type { ReactNode } from 'react'
import { AroundPage } from './around-page.tsx'
import { FrameFooter } from './frame-footer.tsx'

/**
 * The full-width frame of pages that turn the default layout off (requirements 2.3: most programme and
 * exhibitor pages, pavilions, floor plan): the same header, the whole width for plan and lists, and
 * of the footer only the line the law asks for.
 */
export function FrameLayout({ children }: { children: ReactNode }) {
  return <AroundPage footer={<FrameFooter />}>{children}</AroundPage>
}
