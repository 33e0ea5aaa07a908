import { Picture } from '~/ui/picture.tsx'
import type { PhotoView } from './album-view.ts'

/** The photo that a question is about, so that the visitor can check it. */
export function AskedPhotoFigure({ photo }: { photo: PhotoView }) {
  return (
    <figure className="mb-8 flex items-center gap-4 border border-gray-300 p-3">
      <Picture {...photo} sizes="128px" widest={320} className="h-20 w-32 shrink-0 object-cover" />
      <figcaption lang={photo.altLanguage} aria-hidden="true" className="text-sm">
        {photo.alt}
      </figcaption>
    </figure>
  )
}
