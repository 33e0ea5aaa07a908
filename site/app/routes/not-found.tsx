import { data } from 'react-router'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'

export const handle = UNLISTED_PAGE

/** An address that no route knows (requirements 12.1). */
export function loader(): never {
  throw data('Page not found', { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
