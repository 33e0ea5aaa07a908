/**
 * Makes the icons of the site from the roof mark: `node site/scripts/icons.ts`. The results in site/public
 * are committed.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const GREEN = '#15803d'
const MARK = 'M2 18 15 5l13 13v9h-6v-7l-7-7-7 7v7H2z'
const folder = new URL('../public/', import.meta.url)

/** The browser's tab icon; brighter where the browser itself is dark. */
const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><style>path{fill:${GREEN}}@media (prefers-color-scheme:dark){path{fill:#22c55e}}</style><path d="${MARK}"/></svg>\n`

/** The icon on a phone's home screen: the mark in white on green, as wide as `share` of it. */
const tile = (share: number) => {
  const scale = (60 * share) / 26
  const [left, top] = [30 - 15 * scale, 30 - 16 * scale]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="${GREEN}" d="M0 0h60v60H0z"/><path fill="#fff" transform="translate(${left} ${top}) scale(${scale})" d="${MARK}"/></svg>`
}
/** Phones round the corners of this one. */
const whole = tile(0.6)
/** Phones cut any shape out of this one: the mark stays in the circle of 40 % around the middle. */
const maskable = tile(0.44)

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

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
