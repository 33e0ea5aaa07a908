import type { LocaleCode } from '~/i18n/locales.ts'
import { cx } from './class-names.ts'
import { imagePath, srcSet, usefulWidths } from './image-path.ts'

/** Classes by what stays in view. */
const focusClass = {
  'top-left': 'object-top-left',
  top: 'object-top',
  'top-right': 'object-top-right',
  left: 'object-left',
  right: 'object-right',
  'bottom-left': 'object-bottom-left',
  bottom: 'object-bottom',
  'bottom-right': 'object-bottom-right',
} as const

export interface PictureProps {
  /**
   * File name in the media library, or the address of a picture that is not there yet; null when
   * there is none.
   */
  file: string | null | undefined
  /** Pixels of the original. */
  width: number | null
  height: number | null
  /** What stays in view when it is cut off; the middle by default. */
  focus?: keyof typeof focusClass
  /** Description of the picture; empty when it only decorates. */
  alt: string
  /** The language of `alt`, where it is not that of the page around it. */
  altLang?: LocaleCode | undefined
  /** How wide it is drawn, as in HTML: "(min-width: 64rem) 50vw, 100vw". */
  sizes?: string
  /** Pixels of the widest file worth fetching, for pictures that are always drawn small. */
  widest?: number
  /** The largest picture at the top of a page: loaded at once. */
  priority?: boolean
  className?: string
}

/**
 * A photo as AVIF, WebP or its own kind in the width the screen needs. Renders nothing without a
 * raster file of known size: callers show a <Facade> or <Avatar> instead.
 */
export function Picture({
  file,
  width,
  height,
  focus,
  alt,
  altLang,
  sizes = '100vw',
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  className,
}: PictureProps) {
  if (file?.startsWith('/'))
    return <img src={file} alt={alt} lang={altLang} className={cx('bg-gray-100', className)} />
  if (!file || !width || !height || file.endsWith('.svg')) return null
  const fallback = file.endsWith('.png') ? 'png' : 'jpeg'
  const offered = Math.min(width, widest)
  const plain = usefulWidths(Math.min(width, 960)).at(-1) ?? 960
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(file, offered, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(file, offered, 'webp')} sizes={sizes} />
      <img
        src={imagePath(file, plain, fallback)}
        width={width}
        height={height}
        alt={alt}
        lang={altLang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cx('bg-gray-100', focus && focusClass[focus], className)}
      />
    </picture>
  )
}
