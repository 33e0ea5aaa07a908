import { PAGE_PARAMETER, PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { Content } from '~/content/model.ts'
import { type AlbumView, toAlbumView } from './album-view.ts'

/**
 * The view of a year's album at an address; undefined when there is no such album or page of it.
 */
export function loadAlbum(content: Content, year: number, url: URL): AlbumView | undefined {
  const album = content.albums.all.find((candidate) => candidate.year === year)
  return (
    album &&
    toAlbumView(album, content.albums.all, {
      locale: content.locale,
      page: Number(url.searchParams.get(PAGE_PARAMETER) ?? 1),
      photo: url.searchParams.get(PHOTO_PARAMETER),
    })
  )
}
