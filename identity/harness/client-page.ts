/** A page with nothing on it but the site's own client of the identity provider. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

const site = join(import.meta.dirname, '../../site')
const client = join(site, 'app/features/account/providers/identity-client.ts')

/** The client with all that it needs, as one module. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    resolve: { alias: { '~': join(site, 'app') } },
    build: { write: false, lib: { entry: client, formats: ['es'] }, minify: false },
  })
  const [made] = Array.isArray(result) ? result : [result]
  const [chunk] = made && 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error('The client was not bundled.')
  return chunk.code
}

export interface ClientPage {
  readonly url: string
  stop(): Promise<void>
}

/** Serves the page on a free port. */
export async function startClientPage(): Promise<ClientPage> {
  const code = await bundle()
  const html = '<!doctype html><html lang="nl"><title>Client</title><link rel="icon" href="data:,">'
  const server = createServer((request, response) => {
    const isScript = request.url === '/client.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? code : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
