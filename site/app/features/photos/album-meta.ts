import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { PageMeta } from '~/shell/page-meta.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import { imagePath } from '~/ui/image-path.ts'
import { largestPath, photoAddress, removalAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { licenceUrl } from './licence.ts'
import { photoMessages } from './messages.ts'

/** Width of the preview of a photo, in pixels. */
const THUMBNAIL = 480

/**
 * The photos of one page as schema.org ImageGallery, each with maker and licence as search engines
 * show them.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function albumJsonLd(album: AlbumView, base: string): Record<string, unknown> {
  const { origin } = new URL(base)
  return {
    '@type': 'ImageGallery',
    '@id': base + album.path,
    url: base + album.path,
    name: album.title,
    description: album.intro,
    inLanguage: album.language,
    image: album.photos.map((photo) => {
      const license = licenceUrl(photo.licence)
      return {
        '@type': 'ImageObject',
        contentUrl: origin + largestPath(photo),
        thumbnailUrl: origin + imagePath(photo.file, THUMBNAIL, 'jpeg'),
        caption: photo.alt,
        // The maker of a drawing may be a person or a firm; a photographer is a person.
        ...(photo.kind === 'photo' && { creator: { '@type': 'Person', name: photo.photographer } }),
        creditText: photo.photographer,
        copyrightNotice: `© ${photo.photographer}, ${photo.licence}`,
        ...(license && { license }),
        acquireLicensePage: base + removalAddress().replace(/\?.*/, ''),
      }
    }),
  }
}

/**
 * The metadata of an album's page; with a photo in the address, that photo is the sharing picture.
 * The canonical address stays that of the grid.
 */
export function albumMeta(album: AlbumView, search: string, shell: ShellData): PageMeta {
  const wanted = new URLSearchParams(search).get(PHOTO_PARAMETER)
  const index = album.photos.findIndex(({ key }) => key === wanted)
  const photo = album.photos[index]
  const base = shell.bases[shell.locale]
  const path = photoAddress(album.path, album.page)
  const position = photoMessages[shell.locale].position(album.from + index, album.total)
  return {
    title: photo ? `${position} · ${album.title}` : album.title,
    description: album.intro,
    path,
    ...(photo && { seo: { title: '', description: photo.alt, image: photo, noIndex: false } }),
    jsonLd: import.meta.env.SSR && [albumJsonLd(album, base)],
  }
}
