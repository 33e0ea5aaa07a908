/** A base that no target can have: a target that resolves to it was a path. */
const PLACEHOLDER_ORIGIN = 'https://nowhere.invalid'

/** Characters that browsers drop or read as a slash, and so may turn a path into another site. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f\\]/

/**
 * Where a redirect or short link may lead: a path of this site (`/programma?dag=1`), or an https
 * address on one of `hosts` (`partner.nl`, `partner.nl:8443`; exact, subdomains not included).
 * Answers the target to follow in ASCII, as a header takes it, or null when it is not safe: other schemes,
 * `//host`, user names in the address, control characters, spaces and backslashes. Never throws.
 */
export function safeTarget(target: string, hosts: readonly string[]): string | null {
  if (UNSAFE_CHARACTERS.test(target)) return null
  if (target.startsWith('/')) {
    return parse(target)?.origin === PLACEHOLDER_ORIGIN ? ascii(target) : null
  }
  const url = parse(target)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return hosts.some((host) => url.host === parse(`https://${host}`)?.host) ? url.href : null
}

/** Percent-encodes characters outside ASCII, and leaves the rest as it is. */
const ascii = (path: string): string =>
  path.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent)

function parse(target: string): URL | null {
  return URL.parse(target, PLACEHOLDER_ORIGIN)
}
