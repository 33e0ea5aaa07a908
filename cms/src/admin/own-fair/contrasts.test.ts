import { paletteOf } from '@beursvloer/contract/house-style/palette'
import { expect, it } from 'vitest'
import { contrastsOf, reasonsOf } from './contrasts'

it('the contrast of the colours is shown, rounded down', () => {
  const palette = paletteOf({ main: '#1d4ed8', accent: '' })
  expect(contrastsOf(palette)[0]).toEqual({
    sample: 'Knop',
    label: 'Wit op uw kleur',
    front: '#ffffff',
    ground: '#1d4ed8',
    contrast: '6,7\u00a0:\u00a01',
  })
  expect(reasonsOf(palette)).toEqual([])
})

it('a message gives the reason when a chosen colour is adjusted', () => {
  const [main, accent] = reasonsOf(paletteOf({ main: '#facc15', accent: '#7f1d1d' }))
  expect(main).toMatch(
    /^Uw hoofdkleur #facc15 heeft op wit een contrast van 1,5\s:\s1; om te lezen is 4,5\s:\s1 nodig\. De site gebruikt daarom #\w{6}\.$/,
  )
  expect(accent).toMatch(/^Uw accentkleur #7f1d1d heeft op donker /)
})
