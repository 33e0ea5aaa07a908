import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { AlbumView } from './album-view.ts'
import { tileId } from './photo-tile.tsx'

/**
 * The photo that the address names: `opened` over the grid when it was opened there, `alone` when the
 * address itself was opened, which also is how it works without JavaScript.
 */
export function useShownPhoto(album: AlbumView) {
  const [search] = useSearchParams()
  const wanted = search.get(PHOTO_PARAMETER)
  const index = album.photos.findIndex(({ key }) => key === wanted)
  const photo = album.photos[index]
  const [isAlone, setAlone] = useState(photo !== undefined)
  if (isAlone && !photo) setAlone(false)
  useReturnOfFocus(isAlone ? undefined : photo?.key)
  const shown = photo && { album, photo, position: album.from + index }
  return { wanted, alone: isAlone ? shown : undefined, opened: isAlone ? undefined : shown }
}

/**
 * Gives the focus back when the lightbox has closed: to the photo that was seen last, to go on from
 * there, or to the heading when its link is not on this page.
 *
 * @param opened key of the photo in the lightbox
 */
function useReturnOfFocus(opened: string | undefined): void {
  const last = useRef<string>(undefined)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the address has.
  useEffect(() => {
    if (!opened && last.current) {
      const link = document.getElementById(tileId(last.current))
      const target = link ?? document.querySelector<HTMLElement>('main h1')
      target?.focus()
    }
    last.current = opened
  }, [opened, key])
}
