import { albumPath } from '@beursvloer/contract/page-addresses'
import { type ComponentProps, Suspense } from 'react'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { LanguageNotice, Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { photoAddress, removalAddress } from './album-links.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'
import { PhotoTiles } from './photo-tile.tsx'
import { useShownPhoto } from './use-shown-photo.ts'

/**
 * The photos of a page in rows that fill the width: the share of each in its row follows from its
 * shape alone, so that all in a row are equally high and nothing moves when they arrive.
 */
function PhotoGrid({ album, onNear }: ComponentProps<typeof PhotoTiles>) {
  const t = useMessages(photoMessages)
  const { path, photos, from, total, page, pages } = album
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
      <PhotoTiles album={album} onNear={onNear} />
      {pages > 1 && (
        <div className="mt-10">
          <Pagination
            label={t.pages}
            {...(page > 1 && {
              previous: { to: photoAddress(path, page - 1), label: t.previousPage },
            })}
            {...(page < pages && { next: { to: photoAddress(path, page + 1), label: t.nextPage } })}
          >
            {t.range(from, from + photos.length - 1, total)}
          </Pagination>
        </div>
      )}
    </>
  )
}

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lateComponent(loadLightbox)
const PhotoPage = lateComponent(() => import('./photo-page.tsx'))

/**
 * An album. A photo named in the address stands over the grid when it was opened there; when the
 * address itself was opened, the page is that photo, which also is how it works without JavaScript.
 */
export default function AlbumPage({ album }: { album: AlbumView }) {
  const t = useMessages(photoMessages)
  const locale = useLocale()
  const { wanted, alone, opened } = useShownPhoto(album)
  if (alone) return <PhotoPage {...alone} />
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
      <Suspense>{opened && <Lightbox {...opened} />}</Suspense>
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
