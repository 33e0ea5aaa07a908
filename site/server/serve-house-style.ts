import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { paletteOf, restyled } from '@beursvloer/contract/house-style/palette'
import type { HouseStyle } from '../app/shell/house-style.server.ts'
import { precompress } from './files/precompress.ts'
import { makeReady, type ReadyResponse, sendReady } from './http/ready-response.ts'
import { redirectBriefly } from './http/redirect-briefly.ts'
import { refuse } from './http/refuse.ts'
import { builtIcon, isIcon, makeIcon } from './icons/house-icons.ts'
import type { Originals } from './images/originals.ts'
import type { ServerContext } from './server-context.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const PATH = /^\/_style\/([\da-f]{8})\/([\w-]{1,80}\.(?:css|png))$/

interface Stores {
  /** Of the client build, by path. */
  readonly files: ReadonlyMap<string, ReadyResponse>
  readonly originals: Originals
}

/**
 * Answers `/_style/{id}/…`: the site's style sheet in the colours of the fair, and its icons. Those
 * of an earlier style lead to those of today.
 */
export function houseStyleHandler(context: ServerContext, { files, originals }: Stores) {
  const { site, security, settings } = context
  let made: { readonly id: string; readonly byName: Map<string, Promise<ReadyResponse>> } | null =
    null

  async function make(style: HouseStyle, name: string): Promise<ReadyResponse> {
    const isStyle = name.endsWith('.css')
    const body = isStyle ? await restyledSheet(style) : await makeIcon(style, name, originals)
    return makeReady({
      status: 200,
      headers: [
        ...security.plain,
        'Content-Type',
        isStyle ? 'text/css; charset=utf-8' : 'image/png',
      ],
      cacheControl: IMMUTABLE,
      body,
      compress: isStyle
        ? await precompress(join(settings.dataDir, 'replica/compressed'), body)
        : 'none',
    })
  }

  async function restyledSheet({
    builtStylesheet,
    colours,
    ...style
  }: HouseStyle): Promise<Buffer> {
    const built = await files.get(builtStylesheet)?.in('identity')
    return Buffer.from(restyled(built?.body.toString() ?? '', paletteOf(colours), style))
  }

  /** The answer, made once for a style; a failed one is made again. */
  function ready(style: HouseStyle, name: string): Promise<ReadyResponse> {
    if (made?.id !== style.id) made = { id: style.id, byName: new Map() }
    const { byName } = made
    const known = byName.get(name)
    if (known) return known
    const answer = make(style, name)
    byName.set(name, answer)
    answer.catch(() => byName.delete(name))
    return answer
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const [, id, name = ''] = PATH.exec(path) ?? []
    const style = site.houseStyle()
    const today = style?.stylesheet ?? `/assets/${name}`
    if (!id || !(isIcon(name) || files.has(style?.builtStylesheet ?? today))) {
      refuse(request, response, 404, { security: security.plain })
      return undefined
    }
    if (style && id === style.id && (isIcon(name) || path === today))
      return sendReady(request, response, await ready(style, name))
    const icons = style ? `/_style/${style.id}/${name}` : builtIcon(name)
    redirectBriefly(response, isIcon(name) ? icons : today, security.plain)
    return undefined
  }
}
