import { useState } from 'react'
import type { LeftOut } from './requests'

/** What of a report is taken over: everything, but for what staff leave out. */
export interface Choices extends LeftOut {
  takesRow(number: number): boolean
  toggleRow(number: number): void
  takesField(number: number, column: string): boolean
  toggleField(number: number, column: string): void
  /** Everything again. */
  reset(): void
}

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Keeps which rows and fields of a report are left out. */
export function useChoices(): Choices {
  const [withoutRows, setRows] = useState<readonly number[]>([])
  const [withoutFields, setFields] = useState<LeftOut['withoutFields']>({})
  return {
    withoutRows,
    withoutFields,
    takesRow: (number) => !withoutRows.includes(number),
    toggleRow: (number) => setRows(toggled(withoutRows, number)),
    takesField: (number, column) => !withoutFields[number]?.includes(column),
    toggleField: (number, column) =>
      setFields({ ...withoutFields, [number]: toggled(withoutFields[number] ?? [], column) }),
    reset: () => {
      setRows([])
      setFields({})
    },
  }
}
