import { expect, it } from 'vitest'
import { formDataOf } from './form-data.server.ts'

const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'

const read = (type: string, body: string) =>
  formDataOf(
    new Request('https://site.example/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }),
  )

it('both encodings of forms are read', async () => {
  expect((await read('application/x-www-form-urlencoded', 'a=1')).get('a')).toBe('1')
  expect((await read('multipart/form-data; boundary=b', `${PART}--b--\r\n`)).get('a')).toBe('1')
})

it.each([
  ['application/json', '{"a":1}', 415],
  ['', 'a=1', 415],
  ['multipart/form-data', `${PART}--b--\r\n`, 400],
  ['multipart/form-data; boundary=', `${PART}--b--\r\n`, 400],
  ['multipart/form-data; boundary=c', `${PART}--b--\r\n`, 400],
  ['multipart/form-data; boundary=b', PART, 400],
  ['multipart/form-data; boundary=b', PART.slice(0, 30), 400],
  ['multipart/form-data; boundary=b', '', 400],
])('"%s" with %j is refused with a status', async (type, body, status) => {
  await expect(read(type, body)).rejects.toMatchObject({ status })
})

it('no other module reads forms', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../server/**/*.ts', '!**/*.test.{ts,tsx}', '!**/testing/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const readers = Object.keys(sources).filter((path) => sources[path]?.includes('.formData()'))
  expect(readers).toEqual(['./form-data.server.ts'])
})
