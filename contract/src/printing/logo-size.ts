/** Size of a logo in mails and print, in pixels: 61 mm wide at 300 dots per inch. */
export const LOGO_SIZE = { width: 720, height: 120 } as const
