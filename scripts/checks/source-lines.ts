/** What checks of source texts share. */

const COMMENT = /^[ \t]*(?:\/\/|\/?\*).*$/gm

/** A source with its comment lines emptied, so that the lines keep their numbers. */
export const withoutComments = (source: string): string => source.replace(COMMENT, '')

/** The number of the line, from 1, on which a place of a text is. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length
