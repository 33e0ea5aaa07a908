import type { Share } from '../../visitors/staff/views'
import { BarTable } from '../ui/bar-table'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { Hidden } from '../ui/tabs'

interface ShareTableProps {
  readonly title: string
  readonly shares: readonly Share[]
  readonly total: number
  readonly remark?: string
}

/** How many visitors share something. */
export function ShareTable({ title, shares, total, remark }: ShareTableProps) {
  return (
    <Section title={title}>
      <BarTable
        caption={title}
        heads={[<Hidden key="what">{title}</Hidden>, 'Aantal', 'Aandeel']}
        rows={shares.map(({ label, count }) => ({ key: label, label, count, of: total }))}
        decimals={0}
      />
      {remark && <SecondLine>{remark}</SecondLine>}
    </Section>
  )
}
