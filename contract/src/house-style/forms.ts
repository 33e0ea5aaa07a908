/** Drawings in place of a photo: streets of houses, or a pattern. */
export const DRAWINGS = ['street', 'pattern'] as const
export type Drawing = (typeof DRAWINGS)[number]

/** Radius of the corners of buttons and fields, as the style sheet writes it. */
export const CORNERS = { straight: '0', slight: '2px', round: '8px' } as const
export type Corners = keyof typeof CORNERS

/** Typefaces of headings and texts, by that of the headings; the first is that of the build. */
export const TYPEFACES = ['bricolage', 'instrument', 'archivo', 'fraunces', 'bitter'] as const
export type Typeface = (typeof TYPEFACES)[number]
