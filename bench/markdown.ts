import type { Table } from './part.ts'

/** A table as Markdown that is readable as text, too: columns padded, numbers right. */
export function markdownTable({ columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const numeric = columns.map((_, index) =>
    rows.every((row) => /^[\d.,]+(?:\s?[\w×%/]+)?$|^–$/.test(row[index] ?? '')),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, index) =>
        numeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join(' | ')} |`
  const rule = widths.map((width, index) =>
    numeric[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(columns), line(rule), ...rows.map(line)].join('\n')
}
