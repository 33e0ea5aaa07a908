import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Picture } from '~/ui/picture.tsx'
import { photoAddress } from './album-links.ts'
import type { AlbumView, PhotoView } from './album-view.ts'
import { photoMessages } from './messages.ts'

/**
 * Shapes that the grid knows, as width over height: those of cameras, and two wide ones. A photo is
 * drawn in the nearest one, so that every row has one height without a style of its own per photo.
 */
const ratios = {
  '9x16': 9 / 16,
  '2x3': 2 / 3,
  '3x4': 3 / 4,
  '4x5': 4 / 5,
  square: 1,
  '5x4': 5 / 4,
  '4x3': 4 / 3,
  '3x2': 3 / 2,
  '16x9': 16 / 9,
  '2x1': 2,
  '21x9': 21 / 9,
  '3x1': 3,
} as const

type PhotoShape = keyof typeof ratios

/** Width over height of a shape. */
export const ratioOf = (shape: PhotoShape): number => ratios[shape]

/** The shape nearest to a photo of so many pixels; 3:2 when its size is unknown. */
export function photoShape(width: number | null, height: number | null): PhotoShape {
  const ratio = width && height ? width / height : ratios['3x2']
  const distance = (shape: PhotoShape) => Math.abs(Math.log(ratios[shape] / ratio))
  return (Object.keys(ratios) as PhotoShape[]).reduce((best, shape) =>
    distance(shape) < distance(best) ? shape : best,
  )
}

/** `--ratio` is width over height: the share of a photo in its row, and the shape of its box. */
const shapes: Record<PhotoShape, string> = {
  '9x16': '[--ratio:.5625]',
  '2x3': '[--ratio:.6667]',
  '3x4': '[--ratio:.75]',
  '4x5': '[--ratio:.8]',
  square: '[--ratio:1]',
  '5x4': '[--ratio:1.25]',
  '4x3': '[--ratio:1.3333]',
  '3x2': '[--ratio:1.5]',
  '16x9': '[--ratio:1.7778]',
  '2x1': '[--ratio:2]',
  '21x9': '[--ratio:2.3333]',
  '3x1': '[--ratio:3]',
}

/** Photos at the top that most screens show at once. */
const FIRST_SIGHT = 3

/** Height in rem of a row before it is stretched to the full width: `--row` of the list. */
const ROW_HEIGHT = 15
/** Rows are stretched by a third at most, on average by less. */
const STRETCH = 1.2
/** The widest file worth fetching for a tile, in pixels. */
const WIDEST_TILE = 960

interface PhotoTileProps {
  photo: PhotoView
  /** From 1, in the whole album. */
  position: number
  total: number
  /** Address at which the photo is shown large. */
  to: string
  /** One of the first: fetched at once. */
  priority: boolean
  onNear: () => void
}

/** Element id of the link that opens a photo, so that focus can return to it. */
export const tileId = (key: string): string => `foto-${key}`

/** A photo in the grid: a link to the photo shown large, with its description and maker below. */
function PhotoTile({ photo, position, total, to, priority, onNear }: PhotoTileProps) {
  const t = useMessages(photoMessages)
  const shape = photoShape(photo.width, photo.height)
  const ratio = ratioOf(shape)
  const width = Math.round(ratio * ROW_HEIGHT * STRETCH)
  return (
    <li
      className={cx('min-w-0 flex-[var(--ratio)_1_calc(var(--ratio)*var(--row))]', shapes[shape])}
    >
      <figure className="@container">
        <Link
          id={tileId(photo.key)}
          to={to}
          state={{ opened: true }}
          preventScrollReset
          onPointerEnter={onNear}
          onFocus={onNear}
          className="group block overflow-hidden bg-gray-100"
        >
          <span lang={photo.altLanguage}>
            <Picture
              file={photo.file}
              width={photo.width}
              height={photo.height}
              alt={photo.alt}
              sizes={`(min-width: 64rem) ${width}rem, (min-width: 40rem) ${Math.round(width * 0.8)}rem, ${ratio < 2 ? 60 : 100}vw`}
              widest={WIDEST_TILE}
              priority={priority}
              className="aspect-(--ratio) w-full object-cover transition-opacity group-hover:opacity-85"
            />
          </span>
          <span className="sr-only">{t.enlarge(position, total)}</span>
        </Link>
        <figcaption className="flex gap-x-3 pt-1.5 text-mute text-xs">
          <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
            {position}
          </span>
          <span className="min-w-0">
            {/* The picture's own alternative text says this already. */}
            <span aria-hidden="true" lang={photo.altLanguage} className="hidden @[10rem]:block">
              <Hyphenated language={photo.altLanguage}>{photo.alt}</Hyphenated>
            </span>
            {photo.kind === 'photo' &&
              photo.photographer &&
              `${t.credit.photo}: ${photo.photographer}`}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

interface PhotoTilesProps {
  album: AlbumView
  /** Called when a photo may be opened soon, to fetch the viewer's code. */
  onNear: () => void
}

/**
 * The photos of a page in rows that fill the width: the share of each in its row follows from its
 * shape alone, so that all in a row are equally high and nothing moves when they arrive.
 */
export function PhotoTiles({ album, onNear }: PhotoTilesProps) {
  const { path, photos, from, total, page } = album
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-5 [--row:7rem] sm:gap-x-3 sm:[--row:11rem] lg:[--row:15rem]">
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.key}
          photo={photo}
          position={from + index}
          total={total}
          to={photoAddress(path, page, photo.key)}
          priority={index < FIRST_SIGHT}
          onNear={onNear}
        />
      ))}
      {/* Fills the rest of the last row, so that its photos do not stretch. */}
      <li aria-hidden="true" className="grow-[9999]" />
    </ul>
  )
}
