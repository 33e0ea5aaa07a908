import { expect, it } from 'vitest'
import { mediaFile } from './media.ts'

const rest = {
  ...{ url: '/uploads/kap_1a2b.jpg', mime: 'image/jpeg', size: 12, width: 300, height: 200 },
  ...{ alternativeText: 'Een kap', caption: '' },
}

it('the focal point of a picture is in one of nine parts', () => {
  const focusOf = (focalPoint: unknown) => mediaFile.parse({ ...rest, focalPoint }).focus
  expect(focusOf({ x: 10, y: 20 })).toBe('top-left')
  expect(focusOf({ x: 50, y: 90 })).toBe('bottom')
  expect(focusOf({ x: 80, y: 50 })).toBe('right')
  for (const middle of [null, undefined, { x: 50, y: 50 }, { x: 'links' }, 'midden'])
    expect(focusOf(middle)).toBeUndefined()
})
