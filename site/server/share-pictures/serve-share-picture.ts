import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendReady } from '../http/ready-response.ts'
import { refuse } from '../http/refuse.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import type { SharePictures } from './share-pictures.ts'

const PATH = /^\/_og\/[\w-]{12}\/(nl|en)((?:\/[a-z0-9._-]+)*)\.png$/
/** How long the redirect to a newer picture may be remembered, in seconds. */
const REDIRECT_SECONDS = 60

/**
 * Answers `/_og/{hash}/{locale}{path}.png`: the sharing picture of a page. Its text comes from the
 * page, never from the address. The hash of an older picture leads to the one of today.
 */
export async function serveSharePicture(
  context: ServerContext,
  pictures: SharePictures,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const security = context.security.plain
  const [, locale, page] = PATH.exec(path) ?? []
  const known =
    locale && (await context.site.sharePicture(locale === 'en' ? 'en' : 'nl', page || '/'))
  if (!known) {
    refuse(request, response, 404, { security })
    return
  }
  if (known.src !== path) {
    const caching = ['Cache-Control', `public, max-age=${REDIRECT_SECONDS}`]
    response.writeHead(302, [...security, 'Location', known.src, ...caching, 'Content-Length', '0'])
    response.end()
    return
  }
  const { limits } = context
  const admit = () => limits.images(senderOf(context, request))
  sendReady(request, response, await pictures.get(known, admit))
}
