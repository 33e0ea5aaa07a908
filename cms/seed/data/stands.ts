import { type Row, standsOf } from '../floor/row-plan.ts'

/**
 * The stands are not written out but follow from the rows: A to E in hall 1, F to J in hall 2, 6 m
 * wide with aisles of 3 m. See floor/row-plan.ts for the blocks.
 */
const rows: Row[] = [
  {
    letter: 'A',
    hall: 1,
    x: 3,
    runs: [
      { y: 3, blocks: ['pavilion-large'] },
      { y: 21, blocks: ['pair', 'pair'] },
    ],
  },
  {
    letter: 'B',
    hall: 1,
    x: 12,
    runs: [
      { y: 3, blocks: ['island', 'pair'] },
      { y: 21, blocks: ['head', 'pair'] },
    ],
  },
  {
    letter: 'C',
    hall: 1,
    x: 21,
    runs: [
      { y: 3, blocks: ['pavilion-small', 'head'] },
      { y: 21, blocks: ['island', 'head'] },
    ],
  },
  {
    letter: 'D',
    hall: 1,
    x: 30,
    runs: [
      { y: 3, blocks: ['island', 'pair'] },
      { y: 21, blocks: ['head', 'pair'] },
    ],
  },
  {
    letter: 'E',
    hall: 1,
    x: 39,
    runs: [
      { y: 3, blocks: ['pavilion-large'] },
      { y: 21, blocks: ['pair', 'head', 'head'] },
    ],
  },
  {
    letter: 'F',
    hall: 2,
    x: 3,
    runs: [
      { y: 3, blocks: ['pavilion-small', 'head'] },
      { y: 21, blocks: ['pair', 'head'] },
    ],
  },
  {
    letter: 'G',
    hall: 2,
    x: 12,
    runs: [
      { y: 3, blocks: ['island', 'pair'] },
      { y: 21, blocks: ['pair', 'head'] },
    ],
  },
  {
    letter: 'H',
    hall: 2,
    x: 21,
    runs: [
      { y: 3, blocks: ['pavilion-large'] },
      { y: 21, blocks: ['island'] },
    ],
  },
  {
    letter: 'I',
    hall: 2,
    x: 30,
    runs: [
      { y: 3, blocks: ['pair', 'head'] },
      { y: 21, blocks: ['pair', 'head'] },
    ],
  },
  {
    letter: 'J',
    hall: 2,
    x: 39,
    runs: [
      { y: 3, blocks: ['pavilion-small', 'head'] },
      { y: 21, blocks: ['island'] },
    ],
  },
]

/**
 * Ninety stands, 1,458 m²: 87 let, one under option, one blocked by the hall, one still to let
 * (requirements 16.2).
 */
export const stands = standsOf(rows, {
  '1.D06': { availability: 'option', optionUntil: '2027-01-15' },
  '2.G05': { availability: 'blocked' },
  '2.I06': { availability: 'free' },
})
