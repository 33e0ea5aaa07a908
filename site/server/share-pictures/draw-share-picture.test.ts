import { expect, it } from 'vitest'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import { drawSharePicture } from './draw-share-picture.ts'

it.each(['ΓΔ', 'ЖЮ', 'ễộ', 'عم', '½¼', '≥→'])(
  'the letters %s are drawn, not boxes',
  async (two) => {
    const drawn = await Promise.all(
      [...two].map((title) => {
        const card = { tone: 'paper', kind: '', title, facts: [{ value: title, label: title }] }
        const picture = {
          siteName: 'Beurs',
          slogan: '',
          mark: 'square',
          card,
        } as unknown as SharePicture
        return drawSharePicture(picture, '<svg height="1"></svg>', null)
      }),
    )
    expect(drawn[0]?.equals(drawn[1] as Buffer)).toBe(false)
  },
  30_000,
)
