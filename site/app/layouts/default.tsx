import type { ReactNode } from 'react'
import { PageShell } from './page-shell.tsx'

/** Header, page, footer: the layout of a page that names none. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <PageShell>{children}</PageShell>
}
