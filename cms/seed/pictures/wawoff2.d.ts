/** The part of wawoff2 that we use; it comes without types. */
declare module 'wawoff2' {
  const wawoff2: {
    /** The TrueType font in a WOFF2 file. */
    decompress(font: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
  }
  export default wawoff2
}
