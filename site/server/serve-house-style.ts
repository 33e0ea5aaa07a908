import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { paletteOf, recolourStyle } from '@beursvloer/contract/house-style/palette'
import type { HouseStyle } from '../app/shell/house-style.server.ts'
import { precompress } from './files/precompress.ts'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { redirectBriefly } from './http/redirect-briefly.ts'
import { refuse } from './http/refuse.ts'
import type { ServerContext } from './server-context.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const PATH = /^\/_style\/[\da-f]{8}\/([\w-]{1,80}\.css)$/

/**
 * Answers `/_style/{id}/{name}.css`: the site's style sheet in the colours of the fair. Other
 * colours, of a page before they changed, lead to those of today.
 *
 * @param files of the client build, by path
 */
export function houseStyleHandler(
  context: ServerContext,
  files: ReadonlyMap<string, ReadyResponse>,
) {
  const { site, security, settings } = context
  let made: { readonly address: string; readonly ready: Promise<ReadyResponse> } | null = null

  async function make(style: HouseStyle, built: ReadyResponse): Promise<ReadyResponse> {
    const css = (await built.in('identity')).body.toString()
    const body = Buffer.from(recolourStyle(css, paletteOf(style.colours)))
    return makeReady({
      status: 200,
      headers: [...security.plain, 'Content-Type', 'text/css; charset=utf-8'],
      cacheControl: IMMUTABLE,
      body,
      compress: await precompress(join(settings.dataDir, 'compressed'), body),
    })
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const [, name] = PATH.exec(path) ?? []
    const style = site.houseStyle()
    const built = files.get(style?.builtStylesheet ?? `/assets/${name}`)
    if (!name || !built) {
      refuse(request, response, 404, { security: security.plain })
      return undefined
    }
    if (!style || path !== style.stylesheet) {
      redirectBriefly(response, style?.stylesheet ?? `/assets/${name}`, security.plain)
      return undefined
    }
    if (made?.address !== path) made = { address: path, ready: make(style, built) }
    return sendReady(request, response, await made.ready)
  }
}
