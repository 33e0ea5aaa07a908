import type { ExhibitorProgress } from '../../my-stand/staff/views'
import { SecondLine } from '../ui/second-line'

/** The column of a table that names each exhibitor and its stands. */
export const EXHIBITOR_COLUMN = {
  head: 'Standhouder',
  cell: ({ name, stands }: Pick<ExhibitorProgress, 'name' | 'stands'>) => (
    <>
      {name}
      <SecondLine>{stands.join(', ')}</SecondLine>
    </>
  ),
}
