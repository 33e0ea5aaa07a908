import { expect, it } from 'vitest'
import type { RestContent } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { sharePicture } from './share-picture.server.ts'

const PATH = '/programma/sessie-item1'
const pictureOf = (change?: (fair: RestContent) => void) =>
  sharePicture(sampleSnapshot(change).nl, PATH)
const change = (fields: object) => (fair: RestContent) => {
  Object.assign(fair['programme-items']?.nl[0] ?? {}, fields)
}

it('the address of a picture contains its page, and differs for each state of it', () => {
  const src = pictureOf()?.src
  expect(src).toMatch(/^\/_og\/[\w-]{12}\/nl\/programma\/sessie-item1\.png$/)
  expect(pictureOf()?.src).toBe(src)
  expect(pictureOf(change({ title: 'Anders' }))?.src).not.toBe(src)
  const blue = (fair: RestContent) =>
    Object.assign(fair['site-settings']?.nl[0] ?? {}, { mainColour: '#1D4ED8' })
  expect(pictureOf(blue)?.src).not.toBe(src)
  // Fields outside the picture do not change it.
  expect(pictureOf(change({ capacity: 3 }))?.src).toBe(src)
})

it('the picture has a text alternative', () => {
  const moved = { state: 'cancelled', changeNote: 'Ziek' }
  expect(pictureOf(change(moved))?.alt).toBe(
    'Lezing: Sessie item1, Geannuleerd, 10:30–11:15 (dinsdag 16 maart), Zolder (Hal 1, De Hallen), Anna van der Berg (Bedrijf), Dakwaarts',
  )
})

it('only pages have a picture', () => {
  const { nl, en } = sampleSnapshot()
  expect(sharePicture(nl, '/bestaat-niet')).toBeNull()
  expect(sharePicture(nl, '/programma/sessie-item9')).toBeNull()
  expect(sharePicture(en, '/')?.src).toMatch(/^\/_og\/[\w-]{12}\/en\.png$/)
})
