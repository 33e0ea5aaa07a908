import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { smallInstallation } from '../backup/testing/small-installation.ts'
import { examine } from './doctor.ts'
import { completeSettings } from './settings.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

/** A running installation as the doctor sees it. */
async function running(health: object): Promise<string> {
  server = createServer((request, response) => {
    if (request.url === '/_health') response.writeHead(204).end()
    else response.end(JSON.stringify(health))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The lines about an installation, by part. */
async function linesOf(environment: Readonly<Record<string, string>>) {
  const installation = smallInstallation()
  onTestFinished(() => installation.remove())
  const settings = completeSettings({ DATA_DIR: installation.dataDir, ...environment })
  const lines: string[] = []
  const faults = await examine(settings, undefined, (line) => lines.push(line))
  const byPart = lines.map((line) => /^(.) (\w+): (.*)$/.exec(line)?.slice(1) ?? [line])
  return {
    faults,
    parts: Object.fromEntries(byPart.map(([mark, part, text]) => [part, [mark, text]])),
  }
}

test('each part that works is reported as such', async () => {
  const address = await running({ status: 'ok', backupSeconds: 7200 })
  const { parts } = await linesOf({ SITE_URL: address, CMS_URL: address })
  expect(Object.keys(parts)).toEqual([
    ...['database', 'storage', 'mail', 'clock', 'disk', 'proxy', 'site', 'cms', 'backups'],
  ])
  for (const part of ['database', 'storage', 'proxy', 'site', 'cms'])
    expect([part, parts[part]?.[0]]).toEqual([part, '✓'])
  expect(parts.mail).toEqual(['✗', expect.stringContaining('mailbox')])
  expect(parts.backups).toEqual(['✓', 'the last one is 2 hours old'])
})

test('each part with a problem is reported, and the others as well', async () => {
  const { faults, parts } = await linesOf({
    SITE_URL: 'https://127.0.0.1:9',
    CMS_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  expect(faults).toBeGreaterThanOrEqual(5)
  expect(parts.site?.[1]).toContain('does not answer')
  expect(parts.proxy).toEqual(['✗', expect.stringContaining('TRUSTED_PROXY is off')])
  expect(parts.mail).toEqual(['✗', expect.stringContaining('ECONNREFUSED')])
  expect(parts.backups?.[0]).toBe('✗')
  expect(parts.database).toEqual(['✓', expect.stringContaining('sqlite')])
})
