import { contentOf } from '~/content/context.server.ts'
import { toAlbumView } from '~/features/photos/album-view.ts'
import { photoMessages } from '~/features/photos/messages.ts'
import { PhotoGrid } from '~/features/photos/photo-grid.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/photo-album.ts'

/** The fair whose photos stand at `/fotos-2025` (spec §2); the address cannot hold a parameter. */
const ALBUM_YEAR = 2025
const PATH = `/fotos-${ALBUM_YEAR}`

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { title, intro } = loaderData.album
  return pageMeta(matches, {
    title,
    description: intro,
    path: PATH,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: title, path: PATH }])],
  })
}

/** The album of the previous fair; 404 until it is published. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const album = content.albums.all.find(({ year }) => year === ALBUM_YEAR)
  validatePage(album, url)
  return { album: toAlbumView(album), email: content.settings.email }
}

export default function PhotoAlbum({ loaderData }: Route.ComponentProps) {
  const t = useMessages(photoMessages)
  const locale = useLocale()
  const { album, email } = loaderData
  const foreign = album.language === locale ? undefined : album.language
  return (
    <>
      {foreign && (
        <div className="wrap pt-4">
          <LanguageNotice>{t.dutchOnly}</LanguageNotice>
        </div>
      )}
      <div lang={foreign}>
        <PageHead title={album.title} lead={album.intro} />
      </div>
      <div className="wrap pb-section">
        {album.photos.length > 0 ? (
          <PhotoGrid photos={album.photos} title={album.title} email={email} />
        ) : (
          <EmptyState title={t.none} action={<LinkButton to="/">{t.home}</LinkButton>}>
            {t.noneHint}
          </EmptyState>
        )}
      </div>
    </>
  )
}
