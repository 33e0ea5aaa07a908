import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import type { AlbumView } from './album-view.ts'
import { photoMessages } from './messages.ts'
import { PhotoTiles } from './photo-tile.tsx'
import { useShownPhoto } from './use-shown-photo.ts'
import { ControlLink } from './viewer-controls.tsx'

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lateComponent(loadLightbox)
const PhotoViewer = lateComponent(() => import('./photo-viewer.tsx'), 'PhotoViewer')

/** The pictures of a stand on its exhibitor's page, each large over the page, or in their place. */
export function StandPhotos({ album }: { album: AlbumView }) {
  const t = useMessages(photoMessages)
  const navigate = useNavigate()
  const { alone, opened } = useShownPhoto(album)
  return (
    <section id="beelden" className="mt-14 scroll-mt-4 print:mt-5">
      <h2 className="mb-6 text-3xl print:mb-2">{t.ofStand}</h2>
      <Suspense>
        {alone ? (
          <PhotoViewer
            {...alone}
            modal={false}
            onLeave={() => navigate(album.path)}
            heading={
              <p className="font-semibold tabular-nums">
                {t.position(alone.position, album.total)}
              </p>
            }
            close={<ControlLink icon="close" label={t.backToAlbum} to={album.path} />}
            className="h-[62svh] min-h-96 md:h-[min(82svh,54rem)]"
          />
        ) : (
          <PhotoTiles album={album} onNear={loadLightbox} />
        )}
        {opened && <Lightbox {...opened} />}
      </Suspense>
    </section>
  )
}
