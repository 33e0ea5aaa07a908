import { expect, it } from 'vitest'
import { isFileName, parseImagePath } from './image-path.ts'

it('the offered sizes and formats are read', () => {
  expect(parseImagePath('640/webp/dak_1a2b3c.jpg')).toEqual({
    width: 640,
    format: 'webp',
    file: 'dak_1a2b3c.jpg',
  })
})

it.each([
  '641/webp/dak.jpg',
  '0640/webp/dak.jpg',
  '6.4e2/webp/dak.jpg',
  '-640/webp/dak.jpg',
  '640/gif/dak.jpg',
  '640/WEBP/dak.jpg',
  '640/__proto__/dak.jpg',
  '640/webp',
  '640/webp/',
  '640/webp/map/dak.jpg',
  '640/webp/../dak.jpg',
  '640/webp/..%2fdak.jpg',
  '640/webp/%2e%2e/dak.jpg',
  '640/webp/..\\dak.jpg',
  '640/webp/dak.jpg%00.png',
  '640/webp/dak..jpg',
  '640/webp/.jpg',
  '640/webp/notes.pdf',
  '640/webp/https://evil.example/a.jpg',
  `640/webp/${'x'.repeat(300)}.jpg`,
  '',
  '//',
])('refuses %j', (path) => expect(parseImagePath(path)).toBeNull())

it.each(['..', '.', '.env', '-'.repeat(201), 'a/b', 'a b', ''])('%j is no file name', (name) =>
  expect(isFileName(name)).toBe(false),
)
