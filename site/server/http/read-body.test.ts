import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

const read = (type: string, parts: readonly string[]) => {
  const sent = Readable.from(parts.map((part) => Buffer.from(part)))
  const request = Object.assign(sent, { headers: { 'content-type': type } })
  return readBody(request as unknown as IncomingMessage, {} as ServerResponse, 1_000_000)
}

it.each([
  ['application/x-www-form-urlencoded', 'a&'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n',
  ],
])('a form with too many fields is refused (%s)', async (type, field) => {
  expect(await read(type, Array(2000).fill(field))).not.toBe('too-large')
  expect(await read(type, Array(2001).fill(field))).toBe('too-large')
  expect(await read(type, [field.repeat(2001)])).toBe('too-large')
  expect(await read('application/json', [field.repeat(2001)])).toHaveLength(1)
})

it.each(['b; boundary=c', '"b"', '"b" ; x=y'])(
  'the boundary is found as the parser of forms finds it: %s',
  async (given) => {
    const type = `multipart/form-data; boundary=${given}`
    const field = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
    const headers = { 'content-type': type }
    expect([...(await new Response(`${field}--b--\r\n`, { headers }).formData())]).toEqual([
      ['a', '1'],
    ])
    expect(await read(type, [field.repeat(2001)])).toBe('too-large')
  },
)

it('a text longer than the limit is refused, and a file of that size accepted', async () => {
  const form = (filename: string, bytes: number) =>
    `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b\r\nContent-Disposition: form-data; name="b"${filename}\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`
  const type = 'multipart/form-data; boundary=b'
  // Taken apart anywhere.
  const readForm = (body: string) => read(type, body.match(/[\s\S]{1,997}/g) ?? [])
  expect(await readForm(form('', 40_000))).not.toBe('too-large')
  expect(await readForm(form('', 70_000))).toBe('too-large')
  expect(await readForm(form('; filename="b.pdf"', 70_000))).toEqual([
    Buffer.from(form('; filename="b.pdf"', 70_000)),
  ])
})

it('such a text is refused in an encoded form too', async () => {
  const readForm = (bytes: number) =>
    read('application/x-www-form-urlencoded', [
      'a=1&b=',
      '+'.repeat(bytes),
      '&c=',
      'x'.repeat(bytes),
    ])
  expect(await readForm(100_000)).not.toBe('too-large')
  expect(await readForm(140_000)).toBe('too-large')
})
