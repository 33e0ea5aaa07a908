import { expect, it } from 'vitest'
import { readPushPayload } from './payload.ts'

const payload = {
  version: 1,
  id: 'a',
  kind: 'soon',
  tag: 'item-a',
  language: 'nl',
  title: 'Begint om 10:45: Houtbouw',
  body: 'Kennislab A',
  path: '/programma/houtbouw',
  at: 1,
  endsAt: 2,
  receipt: 'r',
}

it('messages of the CMS are read, others are refused', () => {
  expect(readPushPayload(payload)).toEqual(payload)
  expect(readPushPayload({ ...payload, body: '' })).not.toBeNull()
  for (const other of [
    null,
    'text',
    {},
    { ...payload, version: 2 },
    { ...payload, kind: 'advert' },
    { ...payload, title: '' },
    { ...payload, language: 'de' },
    { ...payload, path: 'https://elders.example/' },
    { ...payload, path: '//elders.example/' },
    { ...payload, path: '/\\elders.example/' },
    { ...payload, endsAt: 'morgen' },
  ])
    expect(readPushPayload(other)).toBeNull()
})
