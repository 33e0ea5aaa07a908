import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headerLines, headerList, KEEP_ALIVE_SECONDS, writePrepared } from './write-prepared.ts'

/** Longer than what goes past Node's response. */
const long = Buffer.alloc(100_000, 'dak ')
const body = Buffer.from('<p>dak</p>')
const given = ['Content-Type', 'text/html', 'Content-Length', `${body.length}`]
const head = `HTTP/1.1 200 OK\r\n${headerLines(given)}`
const longGiven = ['Content-Type', 'text/html', 'Content-Length', `${long.length}`]
const longHead = `HTTP/1.1 200 OK\r\n${headerLines(longGiven)}`
const unchanged = `HTTP/1.1 304 Not Modified\r\n${headerLines(['ETag', '"a"'])}`

/** Paths whose answer Node knows to be over. */
const finished: (string | undefined)[] = []

const answer: RequestListener = (request, response) => {
  response.on('finish', () => finished.push(request.url))
  // What Node makes of the same headers.
  if (request.url === '/node') return response.writeHead(200, given).end(body)
  if (request.url === '/node-long') return response.writeHead(200, longGiven).end(long)
  const prepared =
    request.url === '/304'
      ? { head: unchanged }
      : request.url === '/long'
        ? { head: longHead, body: long }
        : request.method === 'HEAD'
          ? { head }
          : { head, body }
  if (!writePrepared(response, prepared)) response.writeHead(200, { 'X-Usual': 'yes' }).end(body)
}

const server = createServer({ keepAliveTimeout: 50 }, answer)
/** Tells browsers what prepared answers tell them. */
const patient = createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, answer)
beforeAll(async () => {
  for (const one of [server, patient])
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  patient.close()
})

/** All that comes back until the server closes the connection. */
function exchange(text: string, from = server): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const { port } = from.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received.replace(/Date: [^\r]+/g, 'Date: now')))
  })
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const full =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 10\r\nDate: now\r\n' +
  'Connection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n'

it('answers requests on one connection in their order', async () => {
  const answers = await exchange(get('/') + get('/304') + get('/'))
  const middle = full.replace('200 OK', '304 Not Modified').replace(/Content-[\w:\- /]+\r\n/g, '')
  expect(answers).toBe(
    `${full}<p>dak</p>${middle.replace('Modified\r\n', 'Modified\r\nETag: "a"\r\n')}${full}<p>dak</p>`,
  )
})

it('writes an answer that is asked for often in one piece, the same bytes', async () => {
  const times = 200
  const answers = await exchange(get('/').repeat(times))
  expect(answers).toBe(`${full}<p>dak</p>`.repeat(times))
})

it('writes byte for byte what Node writes, and Node takes it for an answer', async () => {
  // The last request ends the connection; its answer is the same each time.
  const last = get('/', 'Connection: close\r\n')
  finished.length = 0
  for (const [ours, nodes] of [
    ['/', '/node'],
    ['/long', '/node-long'],
  ] as const)
    expect(await exchange(get(ours) + last, patient)).toBe(
      await exchange(get(nodes) + last, patient),
    )
  expect(finished).toEqual(['/', '/', '/node', '/', '/long', '/', '/node-long', '/'])
})

it('sends no body to HEAD', async () => {
  expect(await exchange('HEAD / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe(full)
})

it('leaves connections that are to be closed to Node', async () => {
  const answer = await exchange(get('/', 'Connection: close\r\n'))
  expect(answer).toContain('X-Usual: yes')
  expect(answer).toContain('Connection: close')
  const old = await exchange('GET / HTTP/1.0\r\n\r\n')
  expect(old).toContain('X-Usual: yes')
})

it('takes no header that would begin another', () => {
  expect(() => headerLines(['Location', '/a\r\nSet-Cookie: x'])).toThrow('Location')
})

it('gives prepared headers back as a list', () => {
  expect(headerList(head)).toEqual(given)
})
