/** Maximum of rows of a workbook, which is made in memory while others wait; CSV has no limit. */
export const MAX_XLSX_ROWS = 2000
