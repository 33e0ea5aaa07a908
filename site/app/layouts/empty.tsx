import type { ReactNode } from 'react'

/** Nothing but the page: kiosk screens and campaign pages. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id="inhoud" tabIndex={-1}>
      {children}
    </main>
  )
}
