import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import type { PageMeta } from '~/shell/page-meta.ts'
import type { ShellData } from '~/shell/shell-data.ts'
import { albumJsonLd } from './album-json-ld.ts'
import { albumPath, PHOTO_PARAMETER } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'

/**
 * What the head of an album's page says; with a photo in the address the title names it. The address
 * of record stays that of the album.
 */
export function albumMeta(album: AlbumView, search: string, shell: ShellData): PageMeta {
  const wanted = new URLSearchParams(search).get(PHOTO_PARAMETER)
  const index = album.photos.findIndex(({ key }) => key === wanted)
  const photo = album.photos[index] ?? album.photos[0]
  const base = shell.bases[shell.locale]
  const path = albumPath(album.year)
  const position = photoMessages[shell.locale].position(album.from + index, album.total)
  return {
    title: index < 0 ? album.title : `${position} · ${album.title}`,
    description: album.intro,
    path,
    image: photo?.file,
    jsonLd: [albumJsonLd(album, base), breadcrumbJsonLd(base, [{ name: album.title, path }])],
  }
}
