import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort, requireFreePort } from './ports.ts'

test('a free port is accepted', async () => {
  await expect(
    requireFreePort('127.0.0.1', String(await findFreePort()), 'PORT'),
  ).resolves.toBeUndefined()
})

test('a taken port is refused with the port and its setting', async () => {
  const port = await findFreePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await expect(requireFreePort('127.0.0.1', String(port), 'CMS_PORT')).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use by another program; stop that program or choose another port. Set CMS_PORT in .env.`,
  )
  server.close()
})

test('free ports are chosen outside the range that the system uses for outgoing connections', async () => {
  for (const port of await Promise.all(Array.from({ length: 200 }, findFreePort))) {
    expect(port).toBeGreaterThanOrEqual(10_000)
    expect(port).toBeLessThan(32_768)
  }
})
