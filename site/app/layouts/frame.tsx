import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

/**
 * The frame of pages that turn the default layout off (requirements 2.3: most programme and exhibitor
 * pages, pavilions, floor plan). Visitors find the same header and footer there.
 */
export function FrameLayout({ children }: { children: ReactNode }) {
  return <PageShell>{children}</PageShell>
}
