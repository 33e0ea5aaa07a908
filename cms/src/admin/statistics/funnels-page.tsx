import { Typography } from '@strapi/design-system'
import type { Funnel, FunnelsAnswer } from '../../statistics/staff/views'
import { BarTable } from '../ui/bar-table'
import { Section } from '../ui/section'
import { useLoaded } from '../ui/use-loaded'
import { STATISTICS, StatisticsFrame, WithPeriod } from './frame'
import { usePeriodQuery } from './period'
import { SaveMenu } from './save-menu'

function FunnelTable({ title, steps }: Funnel) {
  return (
    <Section title={title}>
      <BarTable
        tall
        caption={title}
        heads={['Stap', 'Keer', 'Van de vorige']}
        rows={steps.map(({ label, count }, at) => ({
          ...{ key: label, label, count },
          of: steps[at - 1]?.count || null,
        }))}
      />
    </Section>
  )
}

/** The ways to a place and to a contract, step by step. */
export function FunnelsPage() {
  const query = usePeriodQuery()
  const loaded = useLoaded<FunnelsAnswer>(`${STATISTICS}/funnels?${query}`)
  return (
    <StatisticsFrame
      title="Stappen"
      subtitle="Hoe vaak elke stap werd gezet. Het zijn keren, geen personen: niemand wordt gevolgd."
      action={<SaveMenu table="funnels" name="de stappen" />}
    >
      <WithPeriod loaded={loaded}>
        {({ funnels }) => (
          <>
            {funnels.map((funnel) => (
              <FunnelTable key={funnel.title} {...funnel} />
            ))}
            <Typography textColor="neutral600">
              Een stap kan vaker zijn gezet dan de vorige: wie een link uit een mail volgt, begint
              halverwege.
            </Typography>
          </>
        )}
      </WithPeriod>
    </StatisticsFrame>
  )
}
