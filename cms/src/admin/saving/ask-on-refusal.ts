import { CONFIRMED_HEADER, type Question, type VersionConflict } from '../../saving/views'
import { type Asked, ask } from './questions'

const DOCUMENT = /\/content-manager\/(?:collection|single)-types\/[^?]+/
const PUBLISH = '/actions/publish'
/** Actions that discard a draft; unpublishing may discard it too. */
const TAKING_BACK = /\/actions\/(?:discard|unpublish)$/

interface Refused {
  readonly error?: {
    readonly details?: { readonly conflict?: VersionConflict; readonly question?: Question }
  }
}
interface Read {
  readonly data?: { readonly updatedAt?: string }
}

/** The document and language of an address, for any action; null for other addresses. */
function documentOf({ pathname, searchParams }: URL): string | null {
  const [path] = DOCUMENT.exec(pathname) ?? []
  return path
    ? `${path.replace(PUBLISH, '').replace(TAKING_BACK, '')} ${searchParams.get('locale') ?? ''}`
    : null
}

/** The question of the CMS before a save; null when it refuses for another reason, or accepts. */
async function askedBy(response: Response): Promise<Asked | null> {
  if (![409, 412, 428].includes(response.status)) return null
  const { error }: Refused = await response.clone().json()
  const { conflict, question } = error?.details ?? {}
  if (conflict) return { conflict }
  return question ? { question } : null
}

/**
 * Sends with each save the document version that the editor had opened, so that nobody overwrites a
 * later save (cms/src/saving/document-version.ts). On a conflict, and where a save has
 * consequences, the editor decides, and the same save is sent again.
 */
export function askOnRefusal(): void {
  const original = window.fetch
  /** The `updatedAt` of each document as the panel read it last. */
  const versions = new Map<string, string>()

  const remember = async (document: string, response: Response) => {
    const { data }: Read = await response.clone().json()
    if (data?.updatedAt) versions.set(document, data.updatedAt)
  }

  const save = async (
    document: string,
    input: RequestInfo | URL,
    init: RequestInit,
  ): Promise<Response> => {
    const headers = new Headers(init.headers)
    const version = versions.get(document)
    if (version) headers.set('if-match', `"${version}"`)
    const response = await original(input, { ...init, headers })
    const asked = await askedBy(response)
    if (!asked || !(await ask(asked))) return response
    if ('conflict' in asked) versions.set(document, asked.conflict.version)
    else headers.set(CONFIRMED_HEADER, asked.question.id)
    return save(document, input, { ...init, headers })
  }

  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const document = documentOf(url)
    if (!document) return original(input, init)
    const method = init.method ?? 'GET'
    const isPublishing = method === 'POST' && url.pathname.endsWith(PUBLISH)
    const isTakingBack = method === 'POST' && TAKING_BACK.test(url.pathname)
    const isSaving = method === 'PUT' || isPublishing || isTakingBack
    const response = isSaving ? await save(document, input, init) : await original(input, init)
    const isDraft = method === 'GET' && url.searchParams.get('status') !== 'published'
    // The answer to publishing is the published version; the panel fetches the draft again after
    // it.
    if (response.ok && (method === 'PUT' || isDraft)) await remember(document, response)
    return response
  }
}
