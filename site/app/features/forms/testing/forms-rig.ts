/**
 * A server for browser tests of the forms engine: any definition, rendered and answered as the site
 * does it, without the site and the CMS. Built with the very sources of the site.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { normalise } from '@beursvloer/contract/forms/normalise'
import { partsOf, withoutContents } from '@beursvloer/contract/forms/parts'
import { readForm } from '@beursvloer/contract/forms/read-form'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig } from 'vite'
import type { RigSetup } from './rig-setup.ts'

const site = fileURLToPath(new URL('../../../..', import.meta.url))
const testing = import.meta.dirname

export interface FormsRig {
  readonly origin: string
  /** Address of a page with this form. */
  address(setup: RigSetup): string
  stop(): Promise<void>
}

const bodyOf = (request: IncomingMessage): Promise<FormData> =>
  new Request('http://rig', {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '' },
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half',
  } as RequestInit).formData()

/** The steps of an action: read, normalise, check; nothing is stored. */
async function answerTo(setup: RigSetup, data: FormData): Promise<FormAnswer> {
  const { definition, language, options } = setup
  const read = readForm(definition, data)
  const values = await normalise(definition, read.values)
  const problems = read.resized ? {} : await validateForm(definition, values, { language, options })
  if (!read.resized && read.unknown.length === 0 && Object.keys(problems).length === 0) {
    const receivedAt = '2027-01-04T10:00:00+01:00'
    return { status: 200, receipt: { reference: 'CT-2027-00042', receivedAt } }
  }
  return {
    status: 422,
    message: read.unknown.length > 0 ? `Unknown: ${read.unknown.join(', ')}` : undefined,
    problems,
    values: withoutContents(partsOf(definition), values),
  }
}

const escapeScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Builds the rig into a folder of its own and serves it on a free port. */
export async function startFormsRig(): Promise<FormsRig> {
  const folder = await mkdtemp(join(site, 'node_modules/.forms-rig-'))
  const shared: InlineConfig = {
    root: site,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { alias: { '~': join(site, 'app') }, dedupe: ['react', 'react-dom'] },
  }
  const output = {
    assetFileNames: '[name][extname]',
    chunkFileNames: '[name].js',
    entryFileNames: '[name].js',
  }
  await build({
    ...shared,
    // React as for development: strict mode mounts twice, and hydration errors are reported.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: join(folder, 'client'),
      assetsInlineLimit: 0,
      rollupOptions: { input: join(testing, 'rig-client.tsx'), output },
    },
  })
  await build({
    ...shared,
    ssr: { noExternal: ['@beursvloer/contract'] },
    build: {
      ssr: join(testing, 'rig-server.tsx'),
      outDir: join(folder, 'server'),
      rollupOptions: { output },
    },
  })
  const { render } = (await import(pathToFileURL(join(folder, 'server/rig-server.js')).href)) as {
    render: (setup: RigSetup) => string
  }

  const page = (setup: RigSetup) => `<!doctype html>
<html lang="${setup.language}"><head><meta charset="utf-8"><title>${setup.definition.title[setup.language]} · Rig</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/rig-client.css">
</head><body><div id="root">${render(setup)}</div>
<script type="application/json" id="setup">${escapeScript(setup)}</script>
<script type="module" src="/rig-client.js"></script></body></html>`

  const setups: RigSetup[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://rig')
    const setup = setups[Number(url.searchParams.get('form') ?? -1)]
    if (!setup) {
      const type = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
      const file = await readFile(join(folder, 'client', url.pathname)).catch(() => null)
      response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
      return
    }
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page(setup))
      return
    }
    const answer = await answerTo(setup, await bodyOf(request))
    const json = request.headers.accept === 'application/json'
    response
      .writeHead(answer.status, { 'content-type': json ? 'application/json' : 'text/html' })
      .end(json ? JSON.stringify(answer) : page({ ...setup, answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    address: (setup) => `${origin}/?form=${setups.push(setup) - 1}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
