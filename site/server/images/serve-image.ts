import type { IncomingMessage, ServerResponse } from 'node:http'
import { LimitedError } from '../http/limited-error.ts'
import { OverloadedError } from '../http/limiter.ts'
import { sendReady } from '../http/ready-response.ts'
import { refuse } from '../http/refuse.ts'
import { senderOf } from '../limits/sender-of.ts'
import type { ServerContext } from '../server-context.ts'
import { parseImagePath } from './image-path.ts'
import type { Images } from './images.ts'

/** Seconds after which a picture that could not be fetched is worth another try. */
const RETRY_SECONDS = 10

/** Answers `/_img/{width}/{format}/{file}`. */
export async function serveImage(
  context: ServerContext,
  images: Images,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const security = context.security.plain
  const variant = parseImagePath(path.slice('/_img/'.length))
  if (!variant) {
    refuse(request, response, 404, { security })
    return
  }
  const { limits, log } = context
  const admit = () => limits.images(senderOf(context, request))
  const result = await images.get(variant, admit).catch((error: unknown) => {
    if (error instanceof OverloadedError || error instanceof LimitedError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ file: variant.file, reason }, 'picture not made')
    return 'missing' as const
  })
  if (result === 'missing') refuse(request, response, 404, { security })
  else if (result === 'unavailable') {
    refuse(request, response, 503, { security, retryAfter: RETRY_SECONDS })
  } else return sendReady(request, response, result)
}
