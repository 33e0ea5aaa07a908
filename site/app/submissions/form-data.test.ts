import { expect, it } from 'vitest'
import { pageArgs } from '~/account/testing/page-args.ts'
import { action as changeFairLinks } from '~/routes/fair-links.tsx'
import { action as changeOwnDays } from '~/routes/own-days.tsx'
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

it('reads both kinds of forms', async () => {
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
])('refuses "%s" with %j by a status', async (type, body, status) => {
  await expect(read(type, body)).rejects.toMatchObject({ status })
})

it.each([
  ['/mijn-beurs/delen', changeFairLinks],
  ['/mijn-beurs/dagen', changeOwnDays],
])('refuses a cut form at %s by a status, whoever sends it', async (path, action) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const args = pageArgs(path, { method: 'POST', headers, body: PART })
  await expect(action(args as never)).rejects.toMatchObject({ status: 400 })
})

it('is the only one that reads forms', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../server/**/*.ts', '!**/*.test.{ts,tsx}', '!**/testing/**'],
    { query: '?raw', import: 'default', eager: true },
  )
  const readers = Object.keys(sources).filter((path) => sources[path]?.includes('.formData()'))
  expect(readers).toEqual(['./form-data.server.ts'])
})
