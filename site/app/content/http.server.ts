import { httpClient } from '@beursvloer/contract/http-client'
import { tracedStep } from '@beursvloer/contract/monitoring/tracing'
import { REQUEST_ID_HEADER, requestId } from '@beursvloer/contract/network/request-id'
import {
  QUERY_ARRAY_LIMIT,
  QUERY_DEPTH,
  QUERY_PARAMETER_LIMIT,
} from '@beursvloer/contract/query-limits'
import { FetchError } from 'ofetch'
import qs from 'qs'
import type { CmsBreaker } from './cms-breaker.ts'

/** Bounds how long a call may take. */
interface TimeLimit {
  /** Aborts with a `TimeoutError`. */
  readonly signal: AbortSignal
  /** Reports the end of the call. */
  end(): void
}

/**
 * As `AbortSignal.timeout`, but without ending a call whose answer arrived in time: after a thread
 * was busy its timers run before the data that arrived meanwhile is read, and the CMS would count
 * as away.
 */
function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController()
  const abort = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  const timer = setTimeout(() => setImmediate(abort), ms).unref()
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

/** How long the content API may take for one answer, its body included, in ms. */
const CONTENT_TIMEOUT_MS = 10_000

/**
 * Parses a query string (with or without `?`) within the limits: more parameters are ignored, a deeper
 * key stays as text, a longer array becomes an object. Never throws.
 */
export function parseQuery(query: string): qs.ParsedQs {
  return qs.parse(query, {
    ignoreQueryPrefix: true,
    parameterLimit: QUERY_PARAMETER_LIMIT,
    depth: QUERY_DEPTH,
    arrayLimit: QUERY_ARRAY_LIMIT,
  })
}

/** `{ fields: ['a'] }` → `fields[0]=a`: arrays by index, for the content API (requirements 11.1). */
export function stringifyQuery(query: object): string {
  return qs.stringify(query, { arrayFormat: 'indices', encodeValuesOnly: true })
}

export interface CmsSettings {
  /** Address of the CMS without a path, unless the breaker knows several: `http://localhost:1337`. */
  readonly url: string
  /** Path of its API, e.g. `/api`. */
  readonly prefix: string
  /** Path part after the prefix, e.g. `v1`; empty for none. */
  readonly version?: string
  /** Token for the bearer header; without a value no header is sent. */
  readonly token?: string
  /** Factor for all time limits, compared with a machine of usual speed; 1 by default. */
  readonly timeoutFactor?: number
}

export interface CmsRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly query?: object
  readonly body?: Record<string, unknown> | FormData
  /** In place of the settings' token: the visitor's own. Empty sends no header. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The answer is a file: its bytes, in place of JSON. */
  readonly bytes?: boolean
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Whether sending it twice does it once, by a key of its own; so for each GET. */
  readonly repeatable?: boolean
  /** Asks also while the CMS is known to be away, to find out when it is back. */
  readonly probe?: boolean
  /** Not aborted while other calls time out: for large uploads. */
  readonly patient?: boolean
}

/**
 * Answers the parsed JSON of a path below the API base (`/days`), or an ArrayBuffer where bytes were asked
 * for; undefined for an empty body.
 */
export type CmsClient = (path: string, request?: CmsRequest) => Promise<unknown>

/**
 * The error of a failed call to the content API: the fields of the server's error body, or status
 * 500 and name `UnknownError` when there was none (requirements 12.2).
 */
export class ContentApiError extends Error {
  readonly status: number
  readonly details: unknown
  /** True when an answer came that is not JSON. */
  readonly invalid: boolean

  constructor(cause: unknown) {
    const body = errorBody(cause)
    super(body.message, { cause })
    this.name = body.name
    this.status = body.status
    this.details = body.details
    this.invalid = cause instanceof SyntaxError
  }
}

/** Where the content API begins, without a trailing slash: `https://cms.example/api/v1`. */
export const apiBase = ({ url, prefix, version = '' }: CmsSettings): string =>
  [url, prefix, version]
    .map((part) => part.replace(/^\/+|(?<!\/)\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')

/** The CMS is known not to answer, so that it is not asked. */
const cmsAway = () =>
  new ContentApiError({
    data: { error: { status: 503, name: 'CmsAway', message: 'The CMS is known to be away' } },
  })

/**
 * A client for the content API of one CMS. Calls are sent once, also when they fail; not at all
 * while the breaker knows that the CMS is away.
 */
export function createCmsClient(settings: CmsSettings, breaker?: CmsBreaker): CmsClient {
  const { timeoutFactor = 1 } = settings

  const client: CmsClient = async (path, request = {}) => {
    if (breaker?.awaySince && !request.probe) throw cmsAway()
    const call = breaker?.begin(request.patient)
    const base = apiBase({ ...settings, url: call?.url ?? settings.url })
    const query = request.query === undefined ? '' : stringifyQuery(request.query)
    const token = request.token ?? settings.token
    const id = requestId()
    const { method = 'GET', repeatable = method === 'GET' } = request
    const limit = timeLimit((request.timeoutMs ?? CONTENT_TIMEOUT_MS) * timeoutFactor)
    const signals = [limit.signal, request.signal, call?.signal].filter(
      (signal) => signal !== undefined,
    )
    try {
      const address = `${base}${path}${query === '' ? '' : `?${query}`}`
      const ask = (trace: Readonly<Record<string, string>>): Promise<unknown> =>
        httpClient(address, {
          method,
          ...(request.body === undefined ? {} : { body: request.body }),
          headers: {
            ...request.headers,
            ...trace,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(id && { [REQUEST_ID_HEADER]: id }),
          },
          retry: 0,
          // ofetch's own timeout ends with the headers; a signal covers the body too.
          signal: AbortSignal.any(signals),
          responseType: request.bytes ? 'arrayBuffer' : 'text',
        })
      const body = await tracedStep(method, { 'url.path': path }, ask)
      const answer = typeof body === 'string' ? parsed(body) : body
      call?.answered()
      return answer
    } catch (error) {
      if (hasAnswer(error)) call?.answered()
      // Another CMS answers perhaps.
      else if (call?.failed(error, repeatable)) return client(path, request)
      throw new ContentApiError(error)
    } finally {
      limit.end()
    }
  }
  return client
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

/** What a proxy answers when nobody is behind it. */
export const OF_PROXY: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/**
 * Whether the CMS did answer: with a body that is not JSON, or with a status of failure; its own 502 to
 * 504 have their error body.
 */
const hasAnswer = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof FetchError &&
    error.response !== undefined &&
    (!OF_PROXY.has(error.statusCode) || ownErrorOf(error) !== undefined))

interface ErrorBody {
  status: number
  name: string
  message: string
  details?: unknown
}

/** The body of a failed call: JSON, unless a proxy answered. */
function failedBody(cause: unknown) {
  const data = (cause as { data?: unknown } | null)?.data
  const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The CMS's own words for a failure; undefined when it said nothing. */
function ownErrorOf(cause: unknown): ErrorBody | undefined {
  const error = (failedBody(cause) as { error?: Partial<ErrorBody> } | null | undefined)?.error
  if (typeof error?.message !== 'string') return undefined
  return {
    status: typeof error.status === 'number' ? error.status : 500,
    name: typeof error.name === 'string' ? error.name : 'UnknownError',
    message: error.message,
    details: error.details,
  }
}

function errorBody(cause: unknown): ErrorBody {
  const own = ownErrorOf(cause)
  if (own) return own
  const message = cause instanceof Error ? cause.message : String(cause)
  return { status: 500, name: 'UnknownError', message }
}
