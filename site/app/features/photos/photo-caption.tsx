import { useMessages } from '~/i18n/locale.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { removalAddress } from './album-links.ts'
import type { PhotoView } from './album-view.ts'
import { licenceUrl } from './licence.ts'
import { photoMessages } from './messages.ts'

/** The description of a photo, its photographer and licence, and the way to have it removed. */
export function PhotoCaption({ photo }: { photo: PhotoView }) {
  const t = useMessages(photoMessages)
  const text = licenceUrl(photo.licence)
  return (
    <figcaption className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0 max-w-text">
        {/* The picture's own alternative text says this already. */}
        <p aria-hidden="true" lang={photo.altLanguage} className="font-semibold">
          {photo.alt}
        </p>
        <p className="text-white/80">
          {t.credit[photo.kind]}: {photo.photographer} ·{' '}
          <span className="sr-only">{t.licence}: </span>
          {text ? (
            <a href={text} rel="license noopener" className="link">
              {photo.licence}
            </a>
          ) : (
            photo.licence
          )}
        </p>
      </div>
      <SafeLink target={removalAddress(photo.key)} className="link py-2 text-white/80">
        {t.remove}
      </SafeLink>
    </figcaption>
  )
}
