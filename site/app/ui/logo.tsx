import { cx } from './class-names.ts'
import { imagePath, srcSet } from './image-path.ts'

/** Widest picture of a logo, in pixels: sharp on every screen at its size. */
const MAX_WIDTH = 640

interface LogoProps {
  /** Name of the organisation: the text when there is no logo, else its alternative. */
  name: string
  /** In the media library, or the address of a picture that is not there yet. */
  file: string | null | undefined
  width: number | null
  height: number | null
  /** Lets a link around it carry the name instead: the logo then only decorates. */
  decorative?: boolean
  className?: string
}

/** A logo inside its box, never cropped; without one the name in the display face. */
export function Logo({ name, file, width, height, decorative = false, className }: LogoProps) {
  const alt = decorative ? '' : name
  // Logos are drawn for white: in the dark scheme each stands on a white label.
  const box = cx(
    'logo-label h-16 w-auto max-w-[min(12rem,100%)] object-contain object-left',
    className,
  )
  if (file?.startsWith('/')) return <img src={file} alt={alt} className={box} />
  if (file) {
    // A drawing has no pixels of its own: the site makes it a picture in any width.
    const widest = file.endsWith('.svg') ? MAX_WIDTH : Math.min(width ?? MAX_WIDTH, MAX_WIDTH)
    return (
      <img
        src={imagePath(file, 320, 'logo')}
        srcSet={srcSet(file, widest, 'logo')}
        sizes="192px"
        width={width ?? 160}
        height={height ?? 64}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={box}
      />
    )
  }
  return (
    <span
      aria-hidden={decorative || undefined}
      className="flex min-h-16 items-center font-extrabold text-xl leading-none"
    >
      {name}
    </span>
  )
}
