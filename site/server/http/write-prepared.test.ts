import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headerLines, headerList, writePrepared } from './write-prepared.ts'

const body = Buffer.from('<p>dak</p>')
const given = ['Content-Type', 'text/html', 'Content-Length', `${body.length}`]
const head = `HTTP/1.1 200 OK\r\n${headerLines(given)}`
const unchanged = `HTTP/1.1 304 Not Modified\r\n${headerLines(['ETag', '"a"'])}`

const answer: RequestListener = (request, response) => {
  const sent =
    request.url === '/304'
      ? writePrepared(response, { head: unchanged })
      : writePrepared(response, request.method === 'HEAD' ? { head } : { head, body })
  if (!sent) response.writeHead(200, { 'X-Usual': 'yes' }).end(body)
}

const server = createServer({ keepAliveTimeout: 50 }, answer)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** All that comes back until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const { port } = server.address() as AddressInfo
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
