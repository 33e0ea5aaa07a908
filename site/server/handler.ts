import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIVE_PATH } from '@beursvloer/contract/live/terms'
import { hasTwoHosts } from '@beursvloer/contract/network/host-headers'
import { FILE_FOLDERS, SERVICE_PATHS } from '@beursvloer/contract/reserved-paths'
import { STATISTICS_PATH } from '@beursvloer/contract/statistics/events'
import { answerFailure } from './answer-failure.ts'
import { isOwnOrigin, isSafeMethod } from './http/check-origin.ts'
import { type ReadyResponse, sendReady } from './http/ready-response.ts'
import { redirectBriefly } from './http/redirect-briefly.ts'
import { refuse } from './http/refuse.ts'
import type { Images } from './images/images.ts'
import type { Originals } from './images/originals.ts'
import { serveDownload } from './images/serve-download.ts'
import { serveImage } from './images/serve-image.ts'
import type { LiveStreams } from './live/live-streams.ts'
import { liveHandler } from './live/serve-live.ts'
import { servePage } from './pages/serve-page.ts'
import { fairListHandler } from './serve-fair-list.ts'
import { houseStyleHandler } from './serve-house-style.ts'
import { iconsHandler } from './serve-icons.ts'
import { type StateParts, stateHandler } from './serve-state.ts'
import { streetscapeHandler } from './serve-streetscape.ts'
import { tagFrameHandler } from './serve-tag-frame.ts'
import type { ServerContext } from './server-context.ts'
import { serveSharePicture } from './share-pictures/serve-share-picture.ts'
import type { SharePictures } from './share-pictures/share-pictures.ts'
import { statisticsHandler } from './statistics/serve-statistics.ts'

const SERVICE_PATH = new RegExp(
  `^(?:${SERVICE_PATHS.map((start) => (start.endsWith('/') ? start : `${start}$`)).join('|')})`,
)

/** Whether a path is answered without a page. */
const isServicePath = (path: string): boolean => SERVICE_PATH.test(path)

/** Longest address that is answered, in bytes. */
const MAX_URL_LENGTH = 4096
/** Icons at addresses that browsers, feeds and the service worker know by heart. */
const NAMED_ICONS: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.png',
  '/icon-192.png': 'icon-192.png',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
}
const READ_METHODS = 'GET, HEAD, OPTIONS'
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface Stores {
  readonly files: ReadonlyMap<string, ReadyResponse>
  readonly images: Images
  readonly originals: Originals
  readonly sharePictures: SharePictures
  readonly streams: LiveStreams
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers every request; a failure of one does not affect another. */
export function createHandler(context: ServerContext, stores: Stores, state: StateParts): Handler {
  const { security, counters } = context
  const serveState = stateHandler(context, state)
  const serveStreetscape = streetscapeHandler(context)
  const serveIcons = iconsHandler(context)
  const serveLive = liveHandler(context, stores.streams)
  const serveFairList = fairListHandler(context, stores.files)
  const serveStatistics = statisticsHandler(context)
  const serveTagFrame = tagFrameHandler(context)
  const serveHouseStyle = houseStyleHandler(context, stores)

  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined => {
    const url = request.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (hasTwoHosts(request.rawHeaders)) {
      refuse(request, response, 400, { security: security.plain })
      return
    }
    if (!METHODS.includes(request.method ?? '')) {
      refuse(request, response, 405, { security: security.plain, allow: METHODS.join(', ') })
      return
    }
    if (!isSafeMethod(request.method)) {
      counters.mutations += 1
      if (!isOwnOrigin(request.headers, context.ownOrigins)) {
        refuse(request, response, 403, { security: security.plain })
        return
      }
    }
    if (url.length > MAX_URL_LENGTH) {
      refuse(request, response, 414, { security: security.plain })
      return
    }
    if (path === STATISTICS_PATH) return serveStatistics(request, response)
    const icon = NAMED_ICONS[path]
    const style = icon && context.site.houseStyle()
    if (style) {
      redirectBriefly(response, `/_style/${style.id}/${icon}`, security.plain)
      return
    }
    const file = stores.files.get(path)
    if (file || isServicePath(path)) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuse(request, response, 405, { security: security.plain, allow: READ_METHODS })
        return
      }
      if (file) {
        return sendReady(request, response, file)
      }
      if (path.startsWith('/_img/')) {
        return serveImage(context, stores.images, request, response, path)
      }
      if (path.startsWith('/_og/')) {
        return serveSharePicture(context, stores.sharePictures, request, response, path)
      }
      if (path.startsWith('/_file/')) {
        return serveDownload(context, stores.originals, request, response, path)
      }
      if (path.startsWith('/_facade/')) return serveStreetscape(request, response, path)
      if (path.startsWith('/_fair/')) return serveFairList(request, response, path)
      if (path.startsWith('/_style/')) return serveHouseStyle(request, response, path)
      if (path.startsWith('/_tag/')) return serveTagFrame(request, response, path)
      if (path.startsWith('/icons/')) return serveIcons(request, response, path)
      if (path === LIVE_PATH) return void serveLive(request, response)
      return serveState(request, response, path)
    }
    if (FILE_FOLDERS.some((folder) => path.startsWith(folder))) {
      refuse(request, response, 404, { security: security.plain })
      return
    }
    return servePage(context, request, response, path)
  }

  return (request, response) => {
    counters.requests += 1
    try {
      // A cached page is answered synchronously; a promise would only cost time.
      answer(request, response)?.catch((error: unknown) =>
        answerFailure(context, request, response, error),
      )
    } catch (error) {
      answerFailure(context, request, response, error)
    }
  }
}
