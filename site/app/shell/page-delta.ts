/*
 * What changed in a page, for devices that keep it as it was before: the fair's pages share most of their
 * text with what they were. Asked for at `/_fair/{tag before}/{tag now}{path}`.
 */

/** A page by what it was before: pieces of that (start, length), and new text between them. */
export type PageDelta = readonly (string | readonly [start: number, length: number])[]

export const deltaAddress = (path: string, before: string, now: string): string =>
  `/_fair/${before}/${now}${path}`

/** The page as it is now. */
export const applyDelta = (before: string, delta: PageDelta): string =>
  delta
    .map((part) => (typeof part === 'string' ? part : before.slice(part[0], part[0] + part[1])))
    .join('')
