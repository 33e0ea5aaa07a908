/** A layout's name, or false for a page that turns the default layout off. */
export type LayoutName = 'default' | 'empty' | false

type Params = Readonly<Record<string, string | undefined>>

/** The `handle` of each page's route module; server, layouts and meta tags go by it. */
export interface PageHandle {
  /**
   * `shared`: the same for everybody, and kept in the page cache. `single-use`: answered anew each
   * time, such as a ticket or a link whose visits count. `personal`: belongs to one visitor, and is
   * closed to crawlers.
   */
  readonly audience: 'shared' | 'single-use' | 'personal'
  /** Whether the sitemap may name it. A page that is not in the sitemap tells crawlers "noindex". */
  readonly sitemap: boolean
  /** Whether views of it count in the statistics. */
  readonly counted: boolean
  /**
   * Search parameters that change a shared page; all others are dropped before it is rendered. Pages
   * that are not shared get all of them.
   */
  readonly parameters?: readonly string[] | ((params: Params) => readonly string[])
  /**
   * The forms that its action takes, needed where there is one; the largest limits its body. A button
   * with nothing to fill in needs no mention.
   */
  readonly forms?: readonly { readonly maxBodyBytes: number }[]
  /** Whether it opens windows of the identity provider; no shared page may. */
  readonly opensIdentity?: (params: Params) => boolean
  /** Whether the page may use the camera; links to it load a new document, as the policy needs. */
  readonly usesCamera?: true
  /** The layout around it, which may depend on the page's data; `default` when absent. */
  readonly layout?: LayoutName | ((data: never) => LayoutName)
}

/** A page for everybody, search engines included. */
export const PUBLIC_PAGE = {
  audience: 'shared',
  sitemap: true,
  counted: true,
} as const satisfies PageHandle

/** A page for one visitor. */
export const PERSONAL_PAGE = {
  audience: 'personal',
  sitemap: false,
  counted: true,
} as const satisfies PageHandle

/** What one visitor gets and nobody counts. */
export const UNCOUNTED_PAGE = { ...PERSONAL_PAGE, counted: false } as const satisfies PageHandle

/** What everybody gets and no search engine is told of: files, feeds and the like. */
export const UNLISTED_PAGE = {
  ...PUBLIC_PAGE,
  sitemap: false,
  counted: false,
} as const satisfies PageHandle
