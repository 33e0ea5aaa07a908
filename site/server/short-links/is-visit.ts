import { isbot } from 'isbot'

/** Headers with which browsers mark an address that they fetch before anybody opens it. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Whether a request is made by a visitor who opens the address: no robot, no preview of a message
 * service, no prefetch.
 */
export function isVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return false
  return !PURPOSES.some((name) => /prefetch|preview|prerender/i.test(headers.get(name) ?? ''))
}
