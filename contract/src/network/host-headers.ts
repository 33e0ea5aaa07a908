/**
 * Whether a request names its host more than once (RFC 9112 §3.2): a proxy and the server behind it
 * may then use different ones.
 * @param rawHeaders names and values alternating, as Node has them
 */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts += 1
  return hosts > 1
}
