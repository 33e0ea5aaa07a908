import type { ShellLogo } from '~/shell/house-style.ts'
import { imagePath } from '~/ui/image-path.ts'

/** Height of the logo in the head, in pixels. */
const HEIGHT = 36
/** Widths of its picture, in pixels, for screens with one and with two pixels to a point. */
const WIDTHS = [320, 640] as const

interface VariantProps extends Omit<ShellLogo, 'dark'> {
  readonly className?: string
}

function Variant({ file, width, height, className }: VariantProps) {
  return (
    <img
      src={imagePath(file, WIDTHS[0], 'webp')}
      srcSet={WIDTHS.map((one, index) => `${imagePath(file, one, 'webp')} ${index + 1}x`).join()}
      width={width && height ? Math.round((HEIGHT * width) / height) : undefined}
      height={HEIGHT}
      alt=""
      // The one of the other scheme is hidden, and so not fetched.
      loading="lazy"
      className={`h-9 w-auto max-w-44 object-contain object-left ${className ?? ''}`}
    />
  )
}

/** The logo of the fair, in the scheme of the page; the link around it has the name. */
export const FairLogo = ({ logo: { dark, ...light } }: { readonly logo: ShellLogo }) =>
  dark ? (
    <>
      <Variant {...light} className="scheme-light" />
      <Variant {...light} file={dark} className="scheme-dark" />
    </>
  ) : (
    <Variant {...light} />
  )
