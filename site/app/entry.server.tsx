import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { deferScripts } from './shell/defer-scripts.server.ts'
import { onePerTick } from './shell/one-per-tick.server.ts'
import { siteRequestContext } from './shell/request-context.ts'
import { fromTable, isTable } from './shell/table.ts'
import { wantsJson } from './shell/wants-json.ts'
import { hyphenateByPatterns } from './ui/hyphenation/patterns.server.ts'
import { hyphenateBy } from './ui/hyphenation/soft-hyphens.ts'

hyphenateBy(hyphenateByPatterns)

/** How long a page's deferred data may take, in ms. */
export const streamTimeout = 5000

/**
 * Answers a page as whole HTML: the page cache needs it whole, for its entity tag and for the
 * hashes of its inline scripts. In payload mode the answer is the page's loader data instead; a
 * form that asks for JSON gets the action's result, with its status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  if (loadContext.get(siteRequestContext).payload) {
    const { loaderData, errors } = routerContext.staticHandlerContext
    headers.set('content-type', 'application/json; charset=utf-8')
    // Lists are plain here, for other programs.
    const plain = (_: string, value: unknown) => (isTable(value) ? fromTable(value) : value)
    return new Response(JSON.stringify(errors ? { errors: status } : { data: loaderData }, plain), {
      status,
      headers,
    })
  }
  if (request.method === 'POST' && wantsJson(request)) {
    const { actionData, statusCode } = routerContext.staticHandlerContext
    // A failure of the page itself does not matter: it stays as it is in the browser.
    const [answer = null] = Object.values(actionData ?? {})
    return Response.json(answer, { status: answer?.status ?? statusCode, headers })
  }
  // Its loaders may have taken long, also together with those of other waiting pages.
  await onePerTick()
  return new Promise((resolve, reject) => {
    let answered = status
    const timer = setTimeout(() => abort(), streamTimeout + 1000)
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Nothing is sent before all of it is there, so no part may wait for a script to place it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          const chunks: Buffer[] = []
          const body = new Writable({
            // The page is complete, so React need not wait for its output to be read.
            highWaterMark: Number.MAX_SAFE_INTEGER,
            write(chunk: Buffer, _encoding, written) {
              chunks.push(chunk)
              written()
            },
            final(ended) {
              resolve(
                new Response(deferScripts(Buffer.concat(chunks)), { status: answered, headers }),
              )
              ended()
            },
          })
          body.on('error', reject)
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          answered = 500
          loadContext.get(siteRequestContext).report(error)
        },
      },
    )
  })
}

/** Reports failures to the server's log; answers thrown on purpose are none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context?.get(siteRequestContext).report(error)
}
