import type { ShellData } from '~/shell/shell-data.ts'

/** A text as a string of CSS that may stand in a style element. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/**
 * The foot of every printed page: fair, dates, place with its address, and the address of the site
 * with the number of the page. A style sheet: only that reaches the margins.
 */
export function printFoot({ fair, bases, locale }: ShellData): string {
  const place = [fair.venue, fair.address, fair.city].filter(Boolean).join(', ')
  const left = cssString(`${fair.name}  ·  ${fair.when}  ·  ${place}`)
  const right = `${cssString(`${new URL(bases[locale]).host}  ·  `)} counter(page) "/" counter(pages)`
  return `@page{@bottom-left{content:${left}}@bottom-right{content:${right}}}`
}
