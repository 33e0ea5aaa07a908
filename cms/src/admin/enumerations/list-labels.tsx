import type { ReactNode } from 'react'
import { CELL_TEXT } from '../ui/cell-text'
import { type EnumerationAttribute, labelOf, optionsOf } from './labels'

interface Header {
  readonly name: string
  readonly attribute: EnumerationAttribute
  readonly cellFormatter?: (row: Record<string, unknown>) => ReactNode
}

interface Filter {
  readonly name: string
  readonly options?: readonly { readonly label?: string; readonly value: string }[]
}

/** The list view's description; its columns carry their attributes. */
interface Layout {
  readonly layout: readonly Header[]
}

const cell =
  ({ name, attribute }: Header) =>
  (row: Record<string, unknown>) => {
    const value = row[name]
    const label = typeof value === 'string' ? labelOf(attribute, value) : '-'
    return <span style={CELL_TEXT}>{label}</span>
  }

/** List columns of enumerations show the Dutch names. */
export const labelColumns = <T extends { displayedHeaders: Header[] }>(args: T): T => ({
  ...args,
  displayedHeaders: args.displayedHeaders.map((header) =>
    header.attribute?.type === 'enumeration' && !header.cellFormatter
      ? { ...header, cellFormatter: cell(header) }
      : header,
  ),
})

/** Filters on those columns offer the Dutch names. */
export function labelFilters<T extends { displayedFilters: Filter[]; layout: Layout }>(args: T): T {
  const attributes = new Map(args.layout.layout.map(({ name, attribute }) => [name, attribute]))
  const displayedFilters = args.displayedFilters.map((filter) => {
    const attribute = attributes.get(filter.name)
    return attribute?.type === 'enumeration' ? { ...filter, options: optionsOf(attribute) } : filter
  })
  return { ...args, displayedFilters }
}
