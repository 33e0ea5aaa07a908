import { ContentApiError } from '~/content/http.server.ts'

/** For addresses that accept POST only. */
export const postOnly = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/**
 * Answers what the CMS says as JSON; null with the status of its refusal when that is one of `told`,
 * else with 503.
 */
export async function jsonAnswer(
  asked: () => Promise<unknown>,
  told: (status: number) => boolean = (status) => status === 401,
): Promise<Response> {
  try {
    return Response.json(await asked())
  } catch (error) {
    if (!(error instanceof ContentApiError)) throw error
    return Response.json(null, { status: told(error.status) ? error.status : 503 })
  }
}
