import { data } from 'react-router'

/**
 * A page's validation rule (spec §2): when it does not hold, the visitor gets the error screen with
 * a fatal 404 "Page Not Found: {fullPath}" (spec §8).
 *
 * @param request the loader's request; its path and query are the full path in the message
 */
export function validatePage(rule: unknown, request: Request): asserts rule {
  if (rule) return
  const url = new URL(request.url)
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  throw data(`Page Not Found: ${path}${url.search}`, { status: 404, statusText: 'Not Found' })
}
