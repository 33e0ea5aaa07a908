import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { imagePath } from '~/ui/image-path.ts'
import { Picture } from '~/ui/picture.tsx'
import { type PhotoShape, type PhotoView, removalMail } from './album-view.ts'
import { photoMessages } from './messages.ts'

interface PhotoFigureProps {
  photo: PhotoView
  /** From 1. */
  position: number
  count: number
  album: string
  email: string
}

/** Basis and growth in proportion to the width that a photo has at one height. */
const room: Record<PhotoShape, string> = {
  tall: 'grow-[2] basis-40 sm:basis-44',
  square: 'grow-[3] basis-56 sm:basis-64',
  wide: 'grow-[4] basis-72 sm:basis-[22rem]',
  panorama: 'grow-[6] basis-full sm:basis-[33rem]',
}

/** Width in pixels at which a photo opens by itself. */
const LARGE = 1920

/** A photo with who made it, its licence and the way to have it removed. */
export function PhotoFigure({ photo, position, count, album, email }: PhotoFigureProps) {
  const t = useMessages(photoMessages)
  const locale = useLocale()
  const { file, width, height, alt, photographer, licence, shape } = photo
  return (
    <li className={cx('min-w-0', room[shape])}>
      <figure>
        <a href={imagePath(file, LARGE, 'jpeg')} className="group block border border-ink">
          <span lang={locale === 'nl' ? undefined : 'nl'}>
            <Picture
              file={file}
              width={width}
              height={height}
              alt={alt}
              sizes="(min-width: 40rem) 30rem, 100vw"
              priority={position === 1}
              className="h-60 w-full object-cover group-hover:opacity-90 md:h-68"
            />
          </span>
          <span className="sr-only">{t.enlarge(position, count)}</span>
        </a>
        <figcaption className="flex flex-wrap justify-between gap-x-4 pt-1 text-mute text-xs">
          <span className="py-1">
            {t.credit(photographer)} · {licence}
          </span>
          <a
            href={removalMail(email, t.removeSubject(file, album))}
            aria-label={t.removeNamed(position)}
            className="link py-1"
          >
            {t.remove}
          </a>
        </figcaption>
      </figure>
    </li>
  )
}
