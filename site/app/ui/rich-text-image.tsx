import { libraryAlt, libraryLang } from '~/i18n/library-alt.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { Picture } from './picture.tsx'
import type { RichTextNode } from './rich-text.tsx'

interface StoredImage {
  url?: string
  alternativeText?: string | null
  caption?: string | null
  width?: number | null
  height?: number | null
}

/** A picture placed inside a text; its file name is the last part of the stored address. */
export function RichTextImage({ node }: { node: RichTextNode }) {
  const locale = useLocale()
  const image = (node.image ?? {}) as StoredImage
  const file = image.url?.split(/[?#]/)[0]?.split('/').at(-1)
  return (
    <figure>
      <Picture
        file={file}
        width={image.width ?? null}
        height={image.height ?? null}
        {...libraryAlt({ alt: image.alternativeText ?? '' }, locale)}
        sizes="(min-width: 48rem) 42rem, 100vw"
      />
      {image.caption && (
        <figcaption lang={libraryLang(locale)} className="mt-1.5 text-mute text-sm">
          {image.caption}
        </figcaption>
      )}
    </figure>
  )
}
