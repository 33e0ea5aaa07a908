import { albumPath } from '@beursvloer/contract/page-addresses'
import { imagePath, usefulWidths } from '~/ui/image-path.ts'
import type { PhotoView } from './album-view.ts'

/** Search parameters of an album's page: the page of its grid, and the photo shown large. */
export const PAGE_PARAMETER = 'pagina'
export const PHOTO_PARAMETER = 'foto'

/** The year of the album at a slug: `fotos-2025` → 2025; undefined for any other slug. */
export function albumYear(slug: string): number | undefined {
  const year = /^fotos-([1-9]\d{3})$/.exec(slug)?.[1]
  return year === undefined ? undefined : Number(year)
}

/** A page of an album's grid, with one of its photos large when `photo` is given. */
export function albumAddress(year: number, page: number, photo?: string): string {
  const search = new URLSearchParams()
  if (page > 1) search.set(PAGE_PARAMETER, String(page))
  if (photo) search.set(PHOTO_PARAMETER, photo)
  return albumPath({ year }) + (search.size > 0 ? `?${search}` : '')
}

/** The contact page, ready to ask that a photo be taken away. */
export const removalAddress = (photo?: string): string =>
  `/contact?${new URLSearchParams({ onderwerp: 'foto-verwijderen', ...(photo && { foto: photo }) })}`

/** The photo as large as the site serves it, without what the camera wrote into the original. */
export function largestPath({ file, width }: Pick<PhotoView, 'file' | 'width'>): string {
  const widest = usefulWidths(width ?? Number.POSITIVE_INFINITY).at(-1) ?? 0
  return imagePath(file, widest, 'jpeg')
}
