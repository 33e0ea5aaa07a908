import { useMessages } from '~/i18n/locale.tsx'
import type { PhotoView } from './album-view.ts'
import { photoMessages } from './messages.ts'
import { PhotoFigure } from './photo-figure.tsx'

interface PhotoGridProps {
  photos: readonly PhotoView[]
  /** Title of the album, for the mail that asks to remove a photo. */
  title: string
  /** Where such a mail goes. */
  email: string
}

/** Photos in rows that fill the width, each as wide as its shape asks. */
export function PhotoGrid({ photos, title, email }: PhotoGridProps) {
  const t = useMessages(photoMessages)
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-ink border-t pt-4 pb-6 text-sm">
        <p className="font-semibold tabular-nums">{t.count(photos.length)}</p>
        <p className="text-mute">
          {t.removeHint}{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
          .
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-6">
        {photos.map((photo, index) => (
          <PhotoFigure
            key={photo.file}
            photo={photo}
            position={index + 1}
            count={photos.length}
            album={title}
            email={email}
          />
        ))}
        {/* Takes what the last row leaves, so that its photos do not stretch. */}
        <li aria-hidden="true" className="grow-[99]" />
      </ul>
    </>
  )
}
