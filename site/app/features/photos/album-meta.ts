import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { PageMeta } from '~/shell/page-meta.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import { albumJsonLd } from './album-json-ld.ts'
import { albumAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'

/**
 * The metadata of an album's page; with a photo in the address, that photo is the sharing picture.
 * The canonical address stays that of the grid.
 */
export function albumMeta(album: AlbumView, search: string, shell: ShellData): PageMeta {
  const wanted = new URLSearchParams(search).get(PHOTO_PARAMETER)
  const index = album.photos.findIndex(({ key }) => key === wanted)
  const photo = album.photos[index]
  const base = shell.bases[shell.locale]
  const path = albumAddress(album.year, album.page)
  const position = photoMessages[shell.locale].position(album.from + index, album.total)
  return {
    title: photo ? `${position} · ${album.title}` : album.title,
    description: album.intro,
    path,
    ...(photo && { seo: { title: '', description: photo.alt, image: photo, noIndex: false } }),
    jsonLd: import.meta.env.SSR && [albumJsonLd(album, base)],
  }
}
