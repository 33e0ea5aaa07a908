import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { ReactNode } from 'react'
import { type EuroAttribute, isEuros } from '../../rules/euros'
import { CELL_TEXT } from '../ui/cell-text'
import { type EnumerationAttribute, labelOf, optionsOf } from './labels'

interface Header {
  readonly name: string
  readonly attribute: EnumerationAttribute & EuroAttribute
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
    const label = typeof value === 'string' && labelOf(attribute, value)
    const amount =
      typeof value === 'number' && (isEuros(attribute) ? formatEuros(value, 'nl') : String(value))
    return <span style={CELL_TEXT}>{label || amount || '-'}</span>
  }

const isWorded = (attribute?: Header['attribute']): boolean =>
  ['enumeration', 'integer'].includes(attribute?.type ?? '') || isEuros(attribute)

/** List columns of enumerations show the Dutch names, of amounts euros, of numbers no dots: 2027. */
export const labelColumns = <T extends { displayedHeaders: Header[] }>(args: T): T => ({
  ...args,
  displayedHeaders: args.displayedHeaders.map((header) =>
    isWorded(header.attribute) && !header.cellFormatter
      ? { ...header, cellFormatter: cell(header) }
      : header,
  ),
})

/** Filters on enumerations offer the Dutch names; Strapi would compare amounts with cents. */
export function labelFilters<T extends { displayedFilters: Filter[]; layout: Layout }>(args: T): T {
  const attributes = new Map(args.layout.layout.map(({ name, attribute }) => [name, attribute]))
  const displayedFilters = args.displayedFilters.flatMap((filter) => {
    const attribute = attributes.get(filter.name)
    if (isEuros(attribute)) return []
    return attribute?.type === 'enumeration' ? { ...filter, options: optionsOf(attribute) } : filter
  })
  return { ...args, displayedFilters }
}
