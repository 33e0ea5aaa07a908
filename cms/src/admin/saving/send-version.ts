import type { VersionConflict } from '../../saving/views'
import { decide } from './decisions'

const DOCUMENT = /\/content-manager\/(?:collection|single)-types\/[^?]+/
const REFUSED = [412, 428]

interface Refused {
  readonly error?: { readonly details?: { readonly conflict?: VersionConflict } }
}
interface Read {
  readonly data?: { readonly updatedAt?: string }
}

/** One document in one language, whatever is done with it; null for other addresses. */
function documentOf({ pathname, searchParams }: URL): string | null {
  const [path] = DOCUMENT.exec(pathname) ?? []
  return path
    ? `${path.replace(/\/actions\/publish$/, '')} ${searchParams.get('locale') ?? ''}`
    : null
}

/**
 * Says with each save which version of the document the editor had opened, so that nobody overwrites what
 * another saved since (cms/src/saving/document-version.ts). When somebody did, the editor decides.
 */
export function sendVersions(): void {
  const original = window.fetch
  /** The `updatedAt` of each document as the panel read it last. */
  const versions = new Map<string, string>()

  const save = async (document: string, input: RequestInfo | URL, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const version = versions.get(document)
    if (version) headers.set('if-match', `"${version}"`)
    return original(input, { ...init, headers })
  }

  const remember = async (document: string, response: Response) => {
    const { data }: Read = await response.clone().json()
    if (data?.updatedAt) versions.set(document, data.updatedAt)
  }

  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const document = documentOf(url)
    const method = init.method ?? 'GET'
    if (!document) return original(input, init)
    const isPublishing = url.pathname.endsWith('/actions/publish')
    if (method === 'PUT' || (method === 'POST' && isPublishing)) {
      const response = await save(document, input, init)
      if (!REFUSED.includes(response.status)) {
        // The answer to publishing is the published version; the panel reads the draft anew after it.
        if (response.ok && !isPublishing) await remember(document, response)
        return response
      }
      const { error }: Refused = await response.clone().json()
      const conflict = error?.details?.conflict
      if (!conflict || !(await decide(conflict))) return response
      versions.set(document, conflict.version)
      return window.fetch(input, init)
    }
    const response = await original(input, init)
    const isDraft = url.searchParams.get('status') !== 'published'
    if (method === 'GET' && response.ok && isDraft) await remember(document, response)
    return response
  }
}
