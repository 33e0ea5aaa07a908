import { useMessages } from '~/i18n/locale.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { albumAddress, removalAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'
import { PhotoTile } from './photo-tile.tsx'

/** Photos at the top that most screens show at once. */
const FIRST_SIGHT = 3

interface PhotoGridProps {
  album: AlbumView
  /** Called when a photo may be opened soon, to fetch the viewer's code. */
  onNear: () => void
}

/**
 * The photos of a page in rows that fill the width: the share of each in its row follows from its
 * shape alone, so that all in a row are equally high and nothing moves when they arrive.
 */
export function PhotoGrid({ album, onNear }: PhotoGridProps) {
  const t = useMessages(photoMessages)
  const { year, photos, from, total, page, pages } = album
  const makers = [...new Set(photos.map(({ photographer }) => photographer))]
  const kind = photos.every((photo) => photo.kind === 'illustration') ? 'illustration' : 'photo'
  const licences = [...new Set(photos.map(({ licence }) => licence))]
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-ink border-t pt-4 pb-6 text-sm">
        <p>
          <span className="font-semibold tabular-nums">{t.count[kind](total)}</span>
          {/* A handful of names; more of them stand with their photos only. */}
          {makers.length <= 4 && (
            <span className="text-mute">
              &nbsp;· {t.by[kind]([...makers, ...licences].join(', '))}
            </span>
          )}
        </p>
        <p className="text-mute">
          {t.removeHint}{' '}
          <SafeLink target={removalAddress()} className="link text-ink">
            {t.removeAny}
          </SafeLink>
          .
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-2 gap-y-5 [--row:7rem] sm:gap-x-3 sm:[--row:11rem] lg:[--row:15rem]">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            position={from + index}
            total={total}
            to={albumAddress(year, page, photo.key)}
            priority={index < FIRST_SIGHT}
            onNear={onNear}
          />
        ))}
        {/* Fills the rest of the last row, so that its photos do not stretch. */}
        <li aria-hidden="true" className="grow-[9999]" />
      </ul>
      {pages > 1 && (
        <div className="mt-10">
          <Pagination
            label={t.pages}
            {...(page > 1 && {
              previous: { to: albumAddress(year, page - 1), label: t.previousPage },
            })}
            {...(page < pages && { next: { to: albumAddress(year, page + 1), label: t.nextPage } })}
          >
            {t.range(from, from + photos.length - 1, total)}
          </Pagination>
        </div>
      )}
    </>
  )
}
