import { contactPath } from '@beursvloer/contract/contact-address'
import { PAGE_PARAMETER, PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { imagePath, usefulWidths } from '~/ui/image-path.ts'
import type { PhotoView } from './album-view.ts'

/** A page of an album's grid, with one of its photos large when `photo` is given. */
export function photoAddress(path: string, page: number, photo?: string): string {
  const search = new URLSearchParams()
  if (page > 1) search.set(PAGE_PARAMETER, String(page))
  if (photo) search.set(PHOTO_PARAMETER, photo)
  return path + (search.size > 0 ? `?${search}` : '')
}

/** The contact page, ready to ask that a photo be taken away. */
export const removalAddress = (photo?: string): string =>
  contactPath('photo', photo ? { [PHOTO_PARAMETER]: photo } : {})

/** The photo as large as the site serves it, without the camera's metadata in the original. */
export function largestPath({ file, width }: Pick<PhotoView, 'file' | 'width'>): string {
  const widest = usefulWidths(width ?? Number.POSITIVE_INFINITY).at(-1) ?? 0
  return imagePath(file, widest, 'jpeg')
}
