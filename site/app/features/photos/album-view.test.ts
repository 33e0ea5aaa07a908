import { albumYear } from '@beursvloer/contract/page-addresses'
import { describe, expect, it } from 'vitest'
import type { Exhibitor, PhotoAlbum } from '~/content/model.ts'
import { largestPath, photoAddress, removalAddress } from './album-links.ts'
import { PHOTOS_PER_PAGE, photoKey, toAlbumView, toStandAlbum } from './album-view.ts'
import { photoTargets } from './photo-targets.ts'

const album = (year: number, count: number): PhotoAlbum => ({
  id: `album${year}`,
  language: 'nl',
  updatedAt: '2025-03-20T10:00:00Z',
  year,
  slug: `fotos-${year}`,
  title: `Foto’s ${year}`,
  intro: '',
  photos: Array.from({ length: count }, (_, index) => ({
    file: {
      file: `p${index + 1}_ab.jpg`,
      mime: 'image/jpeg',
      sizeKb: 1,
      width: 1600,
      height: 1067,
      alt: '',
      caption: '',
    },
    alt: `Foto ${index + 1}`,
    altEnglish: index === 0 ? '' : `Photo ${index + 1}`,
    kind: 'photo' as const,
    photographer: 'Ida',
    licence: 'CC BY 4.0',
  })),
  hiddenFiles: [],
})

const view = (
  count: number,
  page: number,
  photo: string | null = null,
  locale: 'nl' | 'en' = 'nl',
) => toAlbumView(album(2025, count), [album(2025, 0), album(2023, 0)], { locale, page, photo })

describe('an album', () => {
  it('is shown in pages, however large it is', () => {
    const last = view(2000, 34)
    expect(last?.pages).toBe(34)
    expect(last?.photos).toHaveLength(2000 - 33 * PHOTOS_PER_PAGE)
    expect(last?.from).toBe(1981)
    expect([0, 35, 1.5, Number.NaN].map((page) => view(2000, page))).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('without photos has a page', () => {
    expect(view(0, 1)).toMatchObject({ photos: [], total: 0, pages: 1, gone: false })
  })

  it('opens at the page with the requested photo', () => {
    expect(view(200, 1, 'p61_ab')).toMatchObject({ page: 2, from: 61, gone: false })
    expect(view(200, 1, 'p900_ab')).toMatchObject({ page: 1, gone: true })
  })

  it('links to the other albums', () => {
    expect(view(1, 1)?.otherYears).toEqual([2023])
  })

  it('has descriptions in the language of the page, and marks where they are not', () => {
    const photos = view(2, 1, null, 'en')?.photos ?? []
    expect(photos.map(({ alt, altLanguage }) => [alt, altLanguage])).toEqual([
      ['Foto 1', 'nl'],
      ['Photo 2', undefined],
    ])
  })
})

describe('a photo', () => {
  const targets = (count: number, position: number) => {
    const page = view(count, Math.ceil(position / PHOTOS_PER_PAGE))
    return page && photoTargets(page, position)
  }

  it('links to its neighbours, also over the edge of a page', () => {
    expect(targets(130, 60)).toEqual({
      self: '/fotos-2025?foto=p60_ab',
      previous: '/fotos-2025?foto=p59_ab',
      next: '/fotos-2025?pagina=2&foto=p61_ab',
      first: '/fotos-2025?foto=p1_ab',
      last: '/fotos-2025?pagina=3&foto=p130_ab',
    })
    expect(targets(130, 61)?.previous).toBe('/fotos-2025?foto=p60_ab')
  })

  it('has no link before the first and after the last', () => {
    expect(targets(2, 1)?.previous).toBeUndefined()
    expect(targets(2, 2)?.next).toBeUndefined()
  })
})

describe('addresses of photos', () => {
  it('have a year of four digits', () => {
    const slugs = ['fotos-2025', 'fotos-25', 'fotos-20255', 'fotos-0999', 'fotos', 'x-fotos-2025']
    expect(slugs.map(albumYear)).toEqual([2025, ...Array(5).fill(undefined)])
  })

  it('have page and photo only where they are needed', () => {
    expect(photoAddress('/fotos-2025', 1)).toBe('/fotos-2025')
    expect(photoAddress('/fotos-2025', 2)).toBe('/fotos-2025?pagina=2')
  })

  it('have a photo’s key short enough for a search parameter, its own part last', () => {
    expect(photoKey(`${'x'.repeat(200)}_1a2b3c.jpg`)).toMatch(/^x{33}_1a2b3c$/)
  })

  it('include one to ask for the removal of a photo', () => {
    expect(removalAddress('p1_ab')).toBe('/contact?onderwerp=foto-verwijderen&foto=p1_ab')
  })

  it('never enlarge the file to download', () => {
    expect(largestPath({ file: 'a.jpg', width: 1600 })).toBe('/_img/1280/jpeg/a.jpg')
    expect(largestPath({ file: 'a.jpg', width: 6000 })).toBe('/_img/1920/jpeg/a.jpg')
  })
})

it('the pictures of a stand are on its exhibitor’s page, in Dutch where they are not translated', () => {
  const image = { file: 'kop_1a.jpg', width: 1600, height: 1067 }
  const picture = { language: 'nl', image, alt: 'Boorkop', credit: '' }
  const exhibitor = { id: 'a1', slug: 'bronlus', language: 'en', pictures: [picture] }
  const shown = toStandAlbum(exhibitor as unknown as Exhibitor, 'en')
  expect(shown).toMatchObject({ path: '/standhouders/a1/bronlus', total: 1 })
  expect(shown?.photos).toMatchObject([{ key: 'kop_1a', alt: 'Boorkop', altLanguage: 'nl' }])
  expect(toStandAlbum({ ...exhibitor, pictures: [] } as unknown as Exhibitor, 'nl')).toBeNull()
})
