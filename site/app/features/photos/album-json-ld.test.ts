import { expect, it } from 'vitest'
import { albumJsonLd } from './album-meta.ts'
import type { AlbumView, PhotoView } from './album-view.ts'

const photo = (kind: PhotoView['kind'], photographer: string): PhotoView => ({
  key: 'p1_ab',
  file: 'p1_ab.jpg',
  width: 1600,
  height: 1067,
  alt: 'Een straat',
  kind,
  photographer,
  licence: 'CC BY 4.0',
})

const album: AlbumView = {
  path: '/fotos-2025',
  fileName: 'fotos-2025',
  title: 'Foto’s 2025',
  intro: '',
  language: 'nl',
  photos: [photo('photo', 'Ida'), photo('illustration', 'Dakwaarts')],
  from: 1,
  total: 2,
  page: 1,
  pages: 1,
  otherYears: [],
  gone: false,
}

it('the structured data name the photographer, and credit the maker of a drawing as no photographer', () => {
  const { image } = albumJsonLd(album, 'https://beurs.example') as { image: object[] }
  expect(image[0]).toMatchObject({ creator: { '@type': 'Person', name: 'Ida' }, creditText: 'Ida' })
  expect(image[1]).not.toHaveProperty('creator')
  expect(image[1]).toMatchObject({
    creditText: 'Dakwaarts',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  })
})
