import { expect, it } from 'vitest'
import { photoShape, removalMail } from './album-view.ts'

it.each([
  [1067, 1600, 'tall'],
  [1200, 1200, 'square'],
  [1600, 1067, 'wide'],
  [2400, 1000, 'panorama'],
  [null, null, 'wide'],
])('gives a photo of %s × %s the room of a %s one', (width, height, shape) => {
  expect(photoShape(width, height)).toBe(shape)
})

it('names the photo in the subject of a removal request', () => {
  const mail = removalMail('info@dakwaarts.example', 'Weg & snel: hal.jpg')
  expect(new URL(mail).searchParams.get('subject')).toBe('Weg & snel: hal.jpg')
})
