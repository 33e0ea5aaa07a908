/** The part of subset-font 2 that the font script uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      noHinting?: boolean
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
