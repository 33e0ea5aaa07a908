import { useNavigate } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { photoAddress } from './album-links.ts'
import { photoMessages } from './messages.ts'
import { PhotoViewer, type ShownPhoto } from './photo-viewer.tsx'
import { ControlLink } from './viewer-controls.tsx'

/** One photo as a page of its own, for an address with a photo, with and without JavaScript. */
export default function PhotoPage(shown: ShownPhoto) {
  const t = useMessages(photoMessages)
  const navigate = useNavigate()
  const { album, position } = shown
  const back = photoAddress(album.path, album.page)
  return (
    <div className="wrap pt-4 pb-section">
      <Breadcrumbs items={[{ to: back, label: album.title }]} className="mb-2" />
      <PhotoViewer
        {...shown}
        modal={false}
        onLeave={() => navigate(back)}
        heading={
          <h1 tabIndex={-1} className="font-semibold text-base tabular-nums">
            {t.position(position, album.total)}
          </h1>
        }
        close={<ControlLink icon="close" label={t.backToAlbum} to={back} />}
        className="h-[62svh] min-h-96 md:h-[min(82svh,54rem)]"
      />
    </div>
  )
}
