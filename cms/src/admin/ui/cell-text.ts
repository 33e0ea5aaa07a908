/** Text of a cell in a list, in the size of Strapi's own cells. */
export const CELL_TEXT = { fontSize: '1.4rem' }
