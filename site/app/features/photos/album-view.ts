import { albumPath, exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content, Exhibitor, LocaleCode, Photo, PhotoAlbum } from '~/content/model.ts'
import { languagesOf } from '~/shell/field-language.ts'
import { photoAddress } from './album-links.ts'

/** How many photos a page of the grid shows: an album of thousands stays light. */
export const PHOTOS_PER_PAGE = 60

export type PhotoView = ReturnType<typeof toPhotoView>

export interface AlbumView {
  /** Of the page that shows it, without the locale's prefix. */
  readonly path: string
  /** Begins the name of a downloaded photo. */
  readonly fileName: string
  readonly title: string
  readonly intro: string
  readonly language: LocaleCode
  /** The photos of one page. */
  readonly photos: readonly PhotoView[]
  /** Position of the first photo of this page, from 1. */
  readonly from: number
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Keys of the photos just before and after this page, and of the first and last of all. */
  readonly before?: string
  readonly after?: string
  readonly first?: string
  readonly last?: string
  /** Years of the other albums, newest first. */
  readonly otherYears: readonly number[]
  /** True when a photo was asked for that is not there (any more). */
  readonly gone: boolean
}

/** The end of a file's name without its kind; the CMS ends every name with characters of its own. */
export const photoKey = (file: string): string => file.replace(/\.[^.]*$/, '').slice(-40)

function toPhotoView(photo: Photo, locale: LocaleCode) {
  const { file, alt, altEnglish, kind, photographer, licence } = photo
  const dutch = locale === 'nl' || altEnglish === ''
  return {
    // Key of the photo in addresses; stays the same as long as the file does.
    key: photoKey(file.file),
    file: file.file,
    width: file.width,
    height: file.height,
    alt: dutch ? alt : altEnglish,
    ...(dutch && locale !== 'nl' && { altLanguage: 'nl' as const }),
    kind,
    photographer,
    licence,
  }
}

interface Wanted {
  readonly locale: LocaleCode
  /** Page of the grid, from 1. */
  readonly page: number
  /** Key of the photo to show large; the page that holds it goes before `page`. */
  readonly photo: string | null
}

/** One page of an album; undefined for a page that does not exist. */
export function toAlbumView(
  album: PhotoAlbum,
  albums: readonly PhotoAlbum[],
  { locale, page, photo }: Wanted,
): AlbumView | undefined {
  const all = album.photos
  const pages = Math.max(1, Math.ceil(all.length / PHOTOS_PER_PAGE))
  const index = photo ? all.findIndex(({ file }) => photoKey(file.file) === photo) : -1
  const shown = index < 0 ? page : Math.floor(index / PHOTOS_PER_PAGE) + 1
  if (!Number.isInteger(shown) || shown < 1 || shown > pages) return undefined
  const start = (shown - 1) * PHOTOS_PER_PAGE
  const keyAt = (position: number) => {
    const found = all[position]
    return found && photoKey(found.file.file)
  }
  const ends = {
    before: keyAt(start - 1),
    after: keyAt(start + PHOTOS_PER_PAGE),
    first: keyAt(0),
    last: keyAt(all.length - 1),
  }
  return {
    path: albumPath(album),
    fileName: `fotos-${album.year}`,
    title: album.title,
    intro: album.intro,
    ...languagesOf(album),
    photos: all.slice(start, start + PHOTOS_PER_PAGE).map((item) => toPhotoView(item, locale)),
    from: start + 1,
    total: all.length,
    page: shown,
    pages,
    ...(ends.before && { before: ends.before }),
    ...(ends.after && { after: ends.after }),
    ...(ends.first && { first: ends.first }),
    ...(ends.last && { last: ends.last }),
    otherYears: [...new Set(albums.map(({ year }) => year))].filter((year) => year !== album.year),
    gone: photo !== null && index < 0,
  }
}

/** The pictures of an exhibitor's stand as an album on its page; null without any. */
export function toStandAlbum(exhibitor: Exhibitor, locale: LocaleCode): AlbumView | null {
  const photos = exhibitor.pictures.map(
    ({ image, credit, ...picture }): PhotoView => ({
      ...{ key: photoKey(image.file), file: image.file, width: image.width, height: image.height },
      ...{ alt: picture.alt, kind: 'photo', photographer: credit, licence: '' },
      ...(picture.language !== locale && { altLanguage: 'nl' as const }),
    }),
  )
  return photos.length === 0
    ? null
    : {
        ...{ path: exhibitorPath(exhibitor), fileName: exhibitor.slug, title: exhibitor.name },
        ...{ intro: '', ...languagesOf(exhibitor), photos, from: 1, total: photos.length },
        ...{ page: 1, pages: 1, otherYears: [], gone: false },
      }
}

/** The photo with a key, from any album; null for an unknown or removed one. */
export function photoNamed(
  { albums, locale }: Pick<Content, 'albums' | 'locale'>,
  key: string | null,
) {
  for (const album of key ? albums.all : []) {
    const photo = album.photos.find(({ file }) => photoKey(file.file) === key)
    if (!photo) continue
    const view = toPhotoView(photo, locale)
    return { photo: view, path: photoAddress(albumPath(album), 1, view.key) }
  }
  return null
}

/** Some photos of an album. */
export type PhotoRowView = NonNullable<ReturnType<typeof toPhotoRow>>

/** How many photos a row shows. */
const ROW_COUNT = 4

/** Photos from all parts of the album of the current fair; null while there is none. */
export function toPhotoRow({ edition, albums, locale }: Content) {
  const album = albums.all.find(({ year }) => year === edition.year)
  if (!album || album.photos.length === 0) return null
  const total = album.photos.length
  const step = Math.max(1, Math.floor(total / ROW_COUNT))
  const chosen = album.photos.filter((_, at) => at % step === 0).slice(0, ROW_COUNT)
  return {
    year: album.year,
    total,
    photos: chosen.map((photo) => {
      const { key, file, width, height, alt, altLanguage } = toPhotoView(photo, locale)
      return { key, file, width, height, alt, ...(altLanguage && { altLanguage }) }
    }),
  }
}
