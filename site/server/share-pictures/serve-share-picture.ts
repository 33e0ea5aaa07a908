import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendReady } from '../http/ready-response.ts'
import { redirectBriefly } from '../http/redirect-briefly.ts'
import { refuse } from '../http/refuse.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import type { SharePictures } from './share-pictures.ts'

const PATH = /^\/_og\/[\w-]{12}\/(nl|en)((?:\/[a-z0-9._-]+)*)\.png$/

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
    redirectBriefly(response, known.src, security)
    return
  }
  const { limits } = context
  const admit = () => limits.images(senderOf(context, request))
  sendReady(request, response, await pictures.get(known, admit))
}
