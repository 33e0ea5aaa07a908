import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * Prints the page as it is on show. Not there without JavaScript: the browser's own menu prints
 * too.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline noscript:hidden print:hidden"
    >
      <Icon name="print" className="size-4.5" />
      {children}
    </button>
  )
}
