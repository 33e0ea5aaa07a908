import { photoAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'

/**
 * The links from a photo, each the address of a photo with the page that holds it.
 *
 * @param position of the photo in the whole album, from 1; on the album's page
 */
export function photoTargets(album: AlbumView, position: number) {
  const { path, page, pages, photos, from, before, after, first, last } = album
  const index = position - from
  const at = (key: string | undefined, onPage: number) => key && photoAddress(path, onPage, key)
  const inside = (place: number) => at(photos[place]?.key, page)
  const previous = inside(index - 1) ?? at(before, page - 1)
  const next = inside(index + 1) ?? at(after, page + 1)
  const start = at(first, 1)
  const end = at(last, pages)
  return {
    self: inside(index) ?? photoAddress(path, page),
    ...(previous && { previous }),
    ...(next && { next }),
    ...(start && { first: start }),
    ...(end && { last: end }),
  }
}
