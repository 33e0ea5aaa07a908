import { paletteOf } from '@beursvloer/contract/house-style/palette'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { badgePng, badgeSvg, nameSize } from './badge-picture.server.ts'
import type { BadgeView } from './profile-view.ts'
import { readQrCode } from './testing/read-qr-code.ts'

const CODE = '8c1f0a9be27d4436b5d0f1e2a3c4d5e6'
const badge: BadgeView = {
  kind: 'visitor',
  name: 'Fenna van der Werf-Łukasiewicz',
  jobTitle: 'Projectleider nieuwbouw',
  organisation: 'Woonstichting De Zandkreek & Zonen',
  type: 'Corporatie',
  days: ['wo 17 mrt', 'do 18 mrt'],
  qr: qrDrawing(CODE),
  fair: { name: 'Dakwaarts 2027', when: '17–18 maart 2027', venue: 'Expohal De Kade' },
}
const palette = paletteOf({ main: '#1d4ed8', accent: '' })
const look = { palette, mark: 'square', drawing: 'pattern', logo: null } as const

it('a scanner reads the code of the badge', async () => {
  const seen = await sharp(await badgePng(badge, 'nl', look))
    .resize({ width: 480 })
    .png()
    .toBuffer()
  expect(await readQrCode(seen)).toBe(CODE)
}, 30_000)

it('the badge has the size of A6, for printers too', async () => {
  const { width, height, density } = await sharp(await badgePng(badge, 'en', look)).metadata()
  expect({ width, height, density }).toEqual({ width: 1240, height: 1748, density: 300 })
  const svg = await badgeSvg(badge, 'nl', look)
  expect(svg).toContain(palette.token('deep', 'light'))
  expect(svg).not.toContain('#052e16')
  expect(svg).toMatch(/^<svg width="105mm" height="148mm" viewBox="0 0 840 1184"/)
  // Its own letters: nothing has to be installed or fetched.
  expect(svg).not.toMatch(/<text|href="https?:|@font-face/)
}, 30_000)

it.each(['ΓΔ', 'ЖЮ', 'ễộ', 'عم', 'אש', '½¼', '≥→'])(
  'the letters %s are drawn, not boxes',
  async (two) => {
    const drawn = await Promise.all(
      [...two].map((name) => badgeSvg({ ...badge, name }, 'nl', look)),
    )
    expect(drawn[0]).not.toBe(drawn[1])
  },
  30_000,
)

it('long names are drawn smaller', () => {
  expect(nameSize('Fenna de Vries')).toBeGreaterThan(nameSize('Maximiliaan van Hohenzollern'))
  expect(nameSize('Oldenbarneveldt-Hohenzollern')).toBe(44)
})
