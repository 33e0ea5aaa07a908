import { albumPath } from '@beursvloer/contract/page-addresses'
import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LanguageNotice, Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { albumAddress, removalAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'
import { PhotoTile, tileId } from './photo-tile.tsx'

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
function PhotoGrid({ album, onNear }: PhotoGridProps) {
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

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lazy(loadLightbox)
const PhotoPage = lazy(() => import('./photo-page.tsx'))

/**
 * An album. A photo named in the address stands over the grid when it was opened there; when the
 * address itself was opened, the page is that photo, which also is how it works without JavaScript.
 */
export default function AlbumPage({ album }: { album: AlbumView }) {
  const t = useMessages(photoMessages)
  const locale = useLocale()
  const [search] = useSearchParams()
  const wanted = search.get(PHOTO_PARAMETER)
  const index = album.photos.findIndex(({ key }) => key === wanted)
  const photo = album.photos[index]
  const [alone, setAlone] = useState(photo !== undefined)
  if (alone && !photo) setAlone(false)
  const opened = alone ? undefined : photo
  useReturnOfFocus(opened?.key)

  const shown = photo && { album, photo, position: album.from + index }
  if (alone && shown) return <PhotoPage {...shown} />
  const foreign = album.language === locale ? undefined : album.language
  return (
    <>
      {foreign && (
        <div className="wrap pt-4">
          <LanguageNotice />
        </div>
      )}
      <div lang={foreign}>
        <PageHead
          title={album.title}
          lead={
            album.intro && <span lang={langOf(album, 'intro', album.language)}>{album.intro}</span>
          }
        >
          {album.otherYears.length > 0 && <OtherAlbums years={album.otherYears} />}
        </PageHead>
      </div>
      <div className="wrap pb-section">
        {album.gone && wanted && (
          <div className="mb-6">
            <Notice title={t.gone}>{t.goneHint}</Notice>
          </div>
        )}
        {album.total > 0 ? (
          <PhotoGrid album={album} onNear={loadLightbox} />
        ) : (
          <EmptyState title={t.none} action={<LinkButton to="/">{t.home}</LinkButton>}>
            {t.noneHint}
          </EmptyState>
        )}
      </div>
      <Suspense>{opened && shown && <Lightbox {...shown} />}</Suspense>
    </>
  )
}

function OtherAlbums({ years }: { years: readonly number[] }) {
  const t = useMessages(photoMessages)
  const locale = useLocale()
  return (
    <nav aria-label={t.otherAlbums} lang={locale} className="text-sm">
      <span className="text-mute">{t.otherAlbums}: </span>
      {years.map((year) => (
        <Link
          key={year}
          to={albumPath({ year })}
          className="link mr-4 inline-block py-2 font-semibold"
        >
          {t.album(year)}
        </Link>
      ))}
    </nav>
  )
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
