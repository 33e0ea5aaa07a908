/** A redirect from a path to another address. */
interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Maximum of consecutive redirects; longer chains are left to the browser. */
const MAX_CHAIN = 10

/**
 * Look-up of redirects by path, with or without a trailing slash, ignoring case. A redirect to a
 * redirected path leads to the end at once; a loop counts as no redirect.
 */
export function lookUp<R extends Redirect>(
  redirects: readonly R[],
): (path: string) => R | undefined {
  const byPath = new Map(redirects.map((redirect) => [normalize(redirect.from), redirect]))
  const resolved = new Map(
    [...byPath].flatMap(([path, redirect]) => {
      const end = follow(redirect, path, byPath)
      return end ? [[path, end] as const] : []
    }),
  )
  return (path) => resolved.get(normalize(path))
}

function follow<R extends Redirect>(
  first: R,
  path: string,
  byPath: ReadonlyMap<string, R>,
): R | null {
  const passed = new Set([path])
  let { to, status }: Redirect = first
  for (let step = 0; step < MAX_CHAIN; step++) {
    const next = byPath.get(normalize(to))
    if (passed.has(normalize(to))) return null
    if (!next) break
    passed.add(normalize(to))
    to = next.to
    // Permanent only when every step is: browsers remember it.
    status = status === 301 ? next.status : 302
  }
  return Object.freeze({ ...first, to, status })
}

function normalize(path: string): string {
  return (path.replace(/(?<!\/)\/+$/, '') || '/').toLowerCase()
}
