import { data } from 'react-router'
import type { PageHandle } from '~/shell/page-handle.ts'

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: false }

/** An address that no route knows (requirements 12.1). */
export function loader(): never {
  throw data('Page not found', { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
