import type { ReactNode } from 'react'
import { AroundPage } from './around-page.tsx'

/** Header, page, footer: the layout of a page that names none. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <AroundPage>{children}</AroundPage>
}
