/**
 * Makes the icons of the site from the roof mark: `node site/scripts/icons.ts`. The results in site/public
 * are committed.
 */
import { writeFile } from 'node:fs/promises'
import { MARKS } from '@beursvloer/contract/house-style/marks'
import { png, tile } from '../server/icons/draw-icon.ts'

const GREEN = '#15803d'
const MARK = MARKS.roof
const folder = new URL('../public/', import.meta.url)

/** The browser's tab icon; brighter where the browser itself is dark. */
const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><style>path{fill:${GREEN}}@media (prefers-color-scheme:dark){path{fill:#22c55e}}</style><path d="${MARK}"/></svg>\n`

/** Phones round the corners of this one. */
const whole = tile(MARK, GREEN, 0.6)
/** Phones cut any shape out of this one: the mark stays in the circle of 40 % around the middle. */
const maskable = tile(MARK, GREEN, 0.44)

/** An .ico file around PNG images (ICONDIR, ICONDIRENTRY). */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, data }, index) => {
    const entry = 6 + index * 16
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...images.map(({ data }) => data)])
}

await writeFile(new URL('icon.svg', folder), tab)
const still = tab.replace(/<style>.*<\/style>/, '').replace('<path', `<path fill="${GREEN}"`)
const small = await Promise.all(
  [16, 32].map(async (size) => ({ size, data: await png(still, size) })),
)
await writeFile(new URL('favicon.ico', folder), ico(small))
for (const [name, svg, size] of [
  ['apple-touch-icon', whole, 180],
  ['icon-192', whole, 192],
  ['icon-512', whole, 512],
  ['icon-maskable-192', maskable, 192],
  ['icon-maskable-512', maskable, 512],
] as const) {
  await writeFile(new URL(`${name}.png`, folder), await png(svg, size))
}
