import { albumYear } from '@beursvloer/contract/page-addresses'
import type { Content } from '../../app/content/model.ts'
import type { Snapshot } from '../../app/content/snapshot.server.ts'
import type { PageHandle } from '../../app/shell/page-handle.ts'
import type { Pages } from '../../app/shell/pages.server.ts'

/** What is counted of a page. */
export interface CountedPage {
  /** Id of the route without its folder: `programme-item`. */
  readonly route: string
  /** Document id of what it shows; '' for a page without. */
  readonly document: string
  /** Whether views of it are counted. */
  readonly counted: boolean
  /** Search parameters that change it. */
  readonly parameters: readonly string[]
}

type Params = Readonly<Record<string, string | undefined>>
type Find = (content: Content, params: Params) => { readonly id: string } | undefined

/** What routes show by their parameters. Where nothing is found the page is a 404. */
const DOCUMENTS: Readonly<Record<string, Find>> = {
  'programme-item': (content, { id = '' }) => content.programmeItems.find(id),
  'programme-sign-up': (content, { id = '' }) => content.programmeItems.find(id),
  exhibitor: (content, { id = '' }) => content.exhibitors.find(id),
  'exhibitor-category': (content, { category = '' }) => content.categories.find(category),
  speaker: (content, { slug = '' }) => content.speakers.find(slug),
  pavilion: (content, { slug = '' }) => content.pavilions.find(slug),
  interview: (content, { id = '' }) => content.interviews.find(id),
  page: (content, { slug = '' }) =>
    content.pages.find(slug) ?? content.albums.all.find(({ year }) => year === albumYear(slug)),
}

/** Addresses remembered at once. */
const MAX_REMEMBERED = 5000

const parametersOf = ({ parameters = [] }: PageHandle, params: Params) =>
  typeof parameters === 'function' ? parameters(params) : parameters

/** Which pages and documents there are to be counted. Looks up each address once per state of the content. */
export class CountedPages {
  readonly #pages: Pages
  readonly #content: () => Snapshot | null
  readonly #known = new Map<string, CountedPage | null>()
  #version = ''

  constructor(pages: Pages, content: () => Snapshot | null) {
    this.#pages = pages
    this.#content = content
  }

  /** @param path below the locale's base; null: there is no such page */
  at(path: string): CountedPage | null {
    const snapshot = this.#content()
    if (!snapshot) return null
    if (snapshot.version !== this.#version || this.#known.size >= MAX_REMEMBERED) {
      this.#version = snapshot.version
      this.#known.clear()
    }
    const known = this.#known.get(path)
    if (known !== undefined) return known
    const page = this.#find(path, snapshot.nl)
    this.#known.set(path, page)
    return page
  }

  /** Whether there is something with this document id that visitors save, ask for, or follow. */
  hasDocument(id: string): boolean {
    const content = this.#content()?.nl
    if (!content) return false
    const { programmeItems, exhibitors, concepts, stands, partners } = content
    return (
      [programmeItems, exhibitors, concepts, stands].some((all) => all.find(id)?.id === id) ||
      partners.some((partner) => partner.id === id)
    )
  }

  #find(path: string, content: Content): CountedPage | null {
    try {
      const { id, handle, params } = this.#pages.at(path)
      const route = id.replace(/^routes\//, '')
      const find = DOCUMENTS[route]
      const document = find ? find(content, params)?.id : ''
      if (document === undefined) return null
      const parameters = parametersOf(handle, params)
      return { route, document, counted: handle.counted, parameters }
    } catch {
      return null
    }
  }
}
