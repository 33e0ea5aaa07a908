/** Most rows of a workbook, which is made in memory; CSV has no end. */
export const MOST_XLSX_ROWS = 5000
