import type { PagePolicy } from '../site.ts'
import type { Partition } from './page-partitions.ts'
import { canonicalSearch, isCanonicalPath, pagePath, withoutBasename } from './page-target.ts'

/** All that the server derives from a page's address. */
export interface PageTarget {
  readonly policy: PagePolicy
  /** Where a good answer is kept; null: it is for this visitor alone. */
  readonly partition: Partition | null
  /** Path (with form) and canonical search, to render and to key by. */
  readonly address: string
  /** Whether the path is well encoded and without control characters. */
  readonly readable: boolean
}

/** What an address that cannot be read leads to. */
const NO_PAGE: PagePolicy = { cache: false, parameters: [], privateParameters: [], action: false }

/** Ten times the demo fair has 4,236 public pages, and their data addresses of their own. */
const MAX_TARGETS = 10_000
const MAX_REMEMBERED_LENGTH = 300

/** Remembers what addresses mean, so that a cached page costs no parsing. */
export class PageTargetMemo {
  readonly #targets = new Map<string, PageTarget>()
  readonly #policyOf: (pathname: string) => PagePolicy

  constructor(policyOf: (pathname: string) => PagePolicy) {
    this.#policyOf = policyOf
  }

  /** @param url path and search as they came */
  get(url: string, basename: string): PageTarget {
    const name = basename + url
    const known = this.#targets.get(name)
    if (known) return known
    const target = this.#derive(url, basename)
    if (this.#targets.size >= MAX_TARGETS) this.#targets.clear()
    if (name.length <= MAX_REMEMBERED_LENGTH) this.#targets.set(name, target)
    return target
  }

  clear(): void {
    this.#targets.clear()
  }

  #derive(url: string, basename: string): PageTarget {
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const rawSearch = mark < 0 ? '' : url.slice(mark)
    if (!isReadablePath(path)) {
      return { policy: NO_PAGE, partition: null, address: url, readable: false }
    }
    const { pathname } = pagePath(path)
    const policy = this.#policyOf(withoutBasename(pathname, basename))
    const given = new URLSearchParams(rawSearch)
    const isPrivate = policy.privateParameters.some((name) => given.has(name))
    if (!policy.cache || isPrivate) return { policy, partition: null, address: url, readable: true }
    const search = canonicalSearch(rawSearch, policy.parameters)
    const partition = search === '' && isCanonicalPath(pathname) ? 'page' : 'variant'
    return { policy, partition, address: mark < 0 ? url : path + search, readable: true }
  }
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
