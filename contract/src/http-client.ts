import { FetchError, type FetchOptions, ofetch } from 'ofetch'

/**
 * The client for every call to another server. Retries once for methods without a body on 408, 409, 425,
 * 429, 500, 502, 503 and 504 or when no answer came; PATCH, POST, PUT and DELETE are never sent twice
 * (requirements 11.7).
 */
export const httpClient = ofetch.create({})

/**
 * The same with the signature of `fetch`, for libraries and streamed files: resolves for every
 * status, with the body unread.
 * @throws the error of `fetch` when no answer came
 */
export async function retryingFetch(
  address: string,
  request: FetchOptions<'stream'> = {},
): Promise<Response> {
  try {
    return await httpClient.raw(address, { ...request, responseType: 'stream' })
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.response) return error.response
    throw error.cause
  }
}
