import sharp from 'sharp'
import { expect, it } from 'vitest'
import { logoPicture } from './logo-picture.ts'
import { LOGO_SIZE } from './logo-size.ts'

const drawing = (size: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 20 10"><path fill="#1d4ed8" d="M0 0h20v10H0z"/></svg>`,
  )

/** Whether the picture is opaque at the middle of its height, so many pixels from the left. */
async function isDrawn(png: Buffer, x: number): Promise<boolean> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[(60 * info.width + x) * info.channels + 3] === 255
}

it.each(['width="20" height="10"', 'width="40000" height="20000"', ''])(
  'a drawing of %s becomes a bitmap of one size, aligned to the left',
  async (size) => {
    const png = await logoPicture(drawing(size))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...LOGO_SIZE })
    expect([await isDrawn(png, 230), await isDrawn(png, 250)]).toEqual([true, false])
  },
)

it('the background is only as wide as the logo', async () => {
  const png = await logoPicture(drawing('width="20" height="10"'), '#ffffff')
  expect([await isDrawn(png, 2), await isDrawn(png, 250)]).toEqual([true, false])
})

it('a file that is no picture is refused', async () => {
  await expect(logoPicture(Buffer.from('%PDF-1.7'))).rejects.toThrow()
})
