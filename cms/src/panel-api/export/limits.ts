/** Most rows of a workbook, which is made in memory while others wait; CSV has no end. */
export const MAX_XLSX_ROWS = 2000
