import { data } from 'react-router'

/**
 * A page's validation rule (requirements 2.6): when it does not hold, the visitor gets the error
 * screen with a fatal 404 "Page Not Found: {fullPath}" (requirements 12.1).
 *
 * @param url the loader's `url`; its path and query are the full path in the message
 */
export function validatePage(rule: unknown, url: URL): asserts rule {
  if (rule) return
  throw data(`Page Not Found: ${url.pathname}${url.search}`, {
    status: 404,
    statusText: 'Not Found',
  })
}
