/* Made by site/scripts/fonts.ts. */
import type { Typeface } from '@beursvloer/contract/house-style/forms'

/** Files and rules of each typeface. */
export const FONT_FACES: Readonly<
  Record<Typeface, { readonly files: readonly string[]; readonly css: string }>
> = {
  bricolage: {
    files: ['/fonts/bricolage-display-1.woff2', '/fonts/instrument-text-1.woff2'],
    css: '@font-face {font-family: "Fair Display";src: url("/fonts/bricolage-display-1.woff2") format("woff2");font-weight: 500 800;font-display: optional}@font-face {font-family: "Fair Display Fallback";src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");size-adjust: 89.54%;ascent-override: 103.86%;descent-override: 30.15%;line-gap-override: 0.00%}@font-face {font-family: "Fair Text";src: url("/fonts/instrument-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Text Fallback";src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans");size-adjust: 102.56%;ascent-override: 94.58%;descent-override: 24.38%;line-gap-override: 0.00%}',
  },
  instrument: {
    files: ['/fonts/instrument-text-1.woff2'],
    css: '@font-face {font-family: "Fair Display";src: url("/fonts/instrument-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Display Fallback";src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");size-adjust: 99.33%;ascent-override: 97.65%;descent-override: 25.17%;line-gap-override: 0.00%}@font-face {font-family: "Fair Text";src: url("/fonts/instrument-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Text Fallback";src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans");size-adjust: 102.56%;ascent-override: 94.58%;descent-override: 24.38%;line-gap-override: 0.00%}',
  },
  archivo: {
    files: ['/fonts/archivo-display-1.woff2', '/fonts/figtree-text-1.woff2'],
    css: '@font-face {font-family: "Fair Display";src: url("/fonts/archivo-display-1.woff2") format("woff2");font-weight: 500 800;font-display: optional}@font-face {font-family: "Fair Display Fallback";src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");size-adjust: 88.18%;ascent-override: 99.56%;descent-override: 23.81%;line-gap-override: 0.00%}@font-face {font-family: "Fair Text";src: url("/fonts/figtree-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Text Fallback";src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans");size-adjust: 100.73%;ascent-override: 94.31%;descent-override: 24.82%;line-gap-override: 0.00%}',
  },
  fraunces: {
    files: ['/fonts/fraunces-display-1.woff2', '/fonts/figtree-text-1.woff2'],
    css: '@font-face {font-family: "Fair Display";src: url("/fonts/fraunces-display-1.woff2") format("woff2");font-weight: 500 800;font-display: optional}@font-face {font-family: "Fair Display Fallback";src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");size-adjust: 94.73%;ascent-override: 103.24%;descent-override: 26.92%;line-gap-override: 0.00%}@font-face {font-family: "Fair Text";src: url("/fonts/figtree-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Text Fallback";src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans");size-adjust: 100.73%;ascent-override: 94.31%;descent-override: 24.82%;line-gap-override: 0.00%}',
  },
  bitter: {
    files: ['/fonts/bitter-display-1.woff2', '/fonts/atkinson-text-1.woff2'],
    css: '@font-face {font-family: "Fair Display";src: url("/fonts/bitter-display-1.woff2") format("woff2");font-weight: 500 800;font-display: optional}@font-face {font-family: "Fair Display Fallback";src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold");size-adjust: 98.88%;ascent-override: 94.56%;descent-override: 26.80%;line-gap-override: 0.00%}@font-face {font-family: "Fair Text";src: url("/fonts/atkinson-text-1.woff2") format("woff2");font-weight: 400 700;font-display: optional}@font-face {font-family: "Fair Text Fallback";src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans");size-adjust: 99.78%;ascent-override: 98.62%;descent-override: 31.67%;line-gap-override: 0.00%}',
  },
}
