import type { PagePolicy } from '../site.ts'
import type { Partition } from './page-partitions.ts'
import { canonicalSearch, isCanonicalPath, pagePath, withoutBasename } from './page-target.ts'

/** Everything that the server derives from a page's address. */
export interface PageTarget {
  readonly policy: PagePolicy
  /** Partition for a good answer; null: it is for this visitor alone. */
  readonly partition: Partition | null
  /** Path (with form) and canonical search, to render and to key by. */
  readonly address: string
  /** Whether the path is well encoded and without control characters. */
  readonly readable: boolean
}

/** The target of an address that cannot be read. */
const NO_PAGE = {
  policy: { cache: false, parameters: [], privateParameters: [], action: false },
  partition: null,
  readable: false,
} as const

/** Ten times the demo fair has 4,236 public pages, and their data addresses of their own. */
const MAX_TARGETS = 10_000
const MAX_REMEMBERED_LENGTH = 300

/** The policy of the page at a path without the locale's prefix. */
type PolicyOf = (pathname: string) => PagePolicy | Promise<PagePolicy>

/** Remembers the targets of addresses, so that a cached page costs no parsing. */
export class PageTargetMemo {
  readonly #targets = new Map<string, PageTarget>()
  readonly #policyOf: PolicyOf

  constructor(policyOf: PolicyOf) {
    this.#policyOf = policyOf
  }

  /**
   * @param url path and search as they came
   * @returns a promise when the site has yet to be asked
   */
  get(url: string, basename: string): PageTarget | Promise<PageTarget> {
    const known = this.#targets.get(basename + url)
    if (known) return known
    const path = pathOf(url)
    if (!isReadablePath(path)) return { ...NO_PAGE, address: url }
    const { pathname } = pagePath(path)
    const policy = this.#policyOf(withoutBasename(pathname, basename))
    return policy instanceof Promise
      ? policy.then((asked) => this.derive(url, basename, asked))
      : this.derive(url, basename, policy)
  }

  /** As `get`, with a known policy. */
  derive(url: string, basename: string, policy: PagePolicy): PageTarget {
    const name = basename + url
    const target = targetOf(url, policy)
    if (this.#targets.size >= MAX_TARGETS) this.#targets.clear()
    if (name.length <= MAX_REMEMBERED_LENGTH) this.#targets.set(name, target)
    return target
  }

  clear(): void {
    this.#targets.clear()
  }
}

const pathOf = (url: string): string => {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

/** @param url with a path that is readable */
function targetOf(url: string, policy: PagePolicy): PageTarget {
  const path = pathOf(url)
  const rawSearch = url.slice(path.length)
  const { pathname } = pagePath(path)
  const given = new URLSearchParams(rawSearch)
  const isPrivate = policy.privateParameters.some((name) => given.has(name))
  if (!policy.cache || isPrivate) return { policy, partition: null, address: url, readable: true }
  const search = canonicalSearch(rawSearch, policy.parameters)
  const partition = search === '' && isCanonicalPath(pathname) ? 'page' : 'variant'
  return { policy, partition, address: rawSearch === '' ? url : path + search, readable: true }
}

/** Rooted, well encoded, without control characters. */
function isReadablePath(path: string): boolean {
  if (!path.startsWith('/')) return false
  if (!path.includes('%')) return !hasControl(path)
  try {
    return !hasControl(decodeURIComponent(path))
  } catch {
    return false
  }
}

const hasControl = (text: string) => /\p{Cc}|\\/u.test(text)
