import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { headerLines, headerList, KEEP_ALIVE_SECONDS, writePrepared } from './write-prepared.ts'

const text = '<p>dak</p>'
const ok = (body: string) => ['Content-Type', 'text/html', 'Content-Length', `${body.length}`]
const headOf = (status: string, headers: readonly string[]) =>
  `HTTP/1.1 ${status}\r\n${headerLines(headers)}`
const page = { head: headOf('200 OK', ok(text)), body: Buffer.from(text) }
/** Longer than what goes past Node's response. */
const longText = 'dak '.repeat(25_000)
const long = { head: headOf('200 OK', ok(longText)), body: Buffer.from(longText) }
const unchanged = { head: headOf('304 Not Modified', ['ETag', '"a"']) }

/** What is answered only once the next request is. */
let late: (() => void) | undefined
const answer: RequestListener = (request, response) => {
  const prepared = request.url === '/304' ? unchanged : request.url === '/long' ? long : page
  const { head } = prepared
  const write = () => {
    const isWritten = writePrepared(response, request.method === 'HEAD' ? { head } : prepared)
    if (!isWritten) response.writeHead(200, ok(text)).end(text)
  }
  if (request.url === '/late') {
    late = write
    return
  }
  write()
  late?.()
  late = undefined
}

let server: Server
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The answers that have come whole, as a client reads them: by the length that they give. */
function answersIn(received: string, methods: readonly string[]): readonly Answer[] {
  const answers: Answer[] = []
  let rest = received
  for (const method of methods) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(': ')).toLowerCase(),
        line.slice(line.indexOf(': ') + 2),
      ]),
    )
    const hasBody = method !== 'HEAD' && status !== 304
    const length = hasBody ? Number(headers['content-length']) : 0
    const body = rest.slice(end + 4, end + 4 + length)
    if (body.length < length) break
    answers.push({ status, headers, body })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

/**
 * Sends requests such as `GET / HTTP/1.1` on one connection; resolves to their answers.
 * @param isPatient whether each waits for the answer to the one before
 */
async function exchange(requests: readonly string[], { headers = '', isPatient = false } = {}) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  const closed = once(socket, 'close')
  const methods = requests.map((request) => request.split(' ')[0] ?? '')
  const waiting = requests.map((request) => `${request}\r\nHost: a\r\n${headers}\r\n`)
  socket.write((isPatient ? waiting.splice(0, 1) : waiting.splice(0)).join(''))
  let received = ''
  let answers: readonly Answer[] = []
  socket.setEncoding('latin1')
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += chunk
    const before = answers.length
    answers = answersIn(received, methods)
    if (answers.length === methods.length) break
    if (answers.length > before) socket.write(waiting.splice(0, 1).join(''))
  }
  return { answers, closed }
}

it('answers requests on one connection in their order, whole, and keeps it open', async () => {
  const paths = ['/', '/304', '/late', '/', '/long']
  const { answers } = await exchange(paths.map((path) => `GET ${path} HTTP/1.1`))
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, text],
    [304, ''],
    [200, text],
    [200, text],
    [200, longText],
  ])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      connection: 'keep-alive',
      'keep-alive': `timeout=${KEEP_ALIVE_SECONDS}`,
    })
    expect(new Date(headers.date ?? '').toUTCString()).toBe(headers.date)
  }
  expect(answers[0]?.headers['content-type']).toBe('text/html')
  expect(answers[1]?.headers.etag).toBe('"a"')
})

it('gives the same answer however often it is asked for', async () => {
  const times = 120
  const { answers } = await exchange(Array(times).fill('GET / HTTP/1.1'), { isPatient: true })
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(times).fill([200, text]))
})

it('sends no body to HEAD', async () => {
  const { answers } = await exchange(['HEAD / HTTP/1.1', 'GET / HTTP/1.1'])
  const [head, get] = answers
  expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' })
  expect([head?.body, get?.body]).toEqual(['', text])
})

it.each([
  ['GET / HTTP/1.1', 'Connection: close\r\n'],
  ['GET / HTTP/1.0', ''],
])('closes the connection after %s with "%s"', async (request, header) => {
  const { answers, closed } = await exchange([request], { headers: header })
  expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: text }])
  await closed
})

it('is over for a server that stops: it closes the connection and does not wait', async () => {
  const { answers, closed } = await exchange(['GET / HTTP/1.1', 'GET /long HTTP/1.1'])
  expect(answers).toHaveLength(2)
  server.close()
  await Promise.all([closed, once(server, 'close')])
})

it('takes no header that would begin another', () => {
  expect(() => headerLines(['Location', '/a\r\nSet-Cookie: x'])).toThrow('Location')
})

it('gives prepared headers back as a list', () => {
  expect(headerList(page.head)).toEqual(ok(text))
})
