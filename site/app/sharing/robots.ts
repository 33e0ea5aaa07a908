/**
 * The paths that crawlers may visit (RFC 9309). Closed: data that pages are made of, drafts, and
 * pages that are different for everybody. A site that stays out of indexes closes nothing: crawlers
 * have to read that its answers say "noindex".
 *
 * @param bases where each locale's pages begin, without a trailing slash
 * @param personalPaths paths of pages that belong to one visitor, without a locale prefix
 * @param pastEditions where the pages of past editions begin, each with a sitemap
 */
export function robots(
  bases: readonly string[],
  personalPaths: readonly string[],
  indexing: boolean,
  pastEditions: readonly string[] = [],
): string {
  if (!indexing) {
    return `${[
      '# Every answer of this site asks not to be indexed (X-Robots-Tag). Crawlers have to be able',
      '# to read that, so nothing is closed to them.',
      'User-agent: *',
      'Disallow:',
    ].join('\n')}\n`
  }
  const prefixes = [...new Set(bases.map((base) => new URL(base).pathname.replace(/\/$/, '')))]
  const closed = [
    '/*_payload.json',
    '/*.data$',
    '/*?*preview=',
    '/builds/',
    ...prefixes.flatMap((prefix) => personalPaths.map((path) => prefix + path)),
  ]
  const [first = ''] = bases
  return `${[
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...['', ...pastEditions].map((base) => `Sitemap: ${new URL(first).origin}${base}/sitemap.xml`),
  ].join('\n')}\n`
}
