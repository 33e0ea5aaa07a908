import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Funnel, FunnelsAnswer } from '../../statistics/staff/views'
import { Section } from '../ui/section'
import { useLoaded } from '../ui/use-loaded'
import { STATISTICS, StatisticsFrame, WithPeriod } from './frame'
import { usePeriodQuery } from './period'
import { SaveMenu } from './save-menu'

const number = new Intl.NumberFormat('nl-NL')
const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })

const Steps = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;

  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: 0.8rem 0; text-align: left; }
  thead th { color: ${({ theme }) => theme.colors.neutral600}; font-weight: 400; }
  tbody th { width: 30%; padding-right: 1.6rem; color: ${({ theme }) => theme.colors.neutral800}; font-weight: 400; }
  td + td, thead th:nth-child(n + 3) { width: 11rem; text-align: right; }
  svg { display: block; width: 100%; height: 2rem; }
  rect { fill: ${({ theme }) => theme.colors.primary600}; }
`

function FunnelTable({ title, steps }: Funnel) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Section title={title}>
      <Steps>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Stap</th>
            <td />
            <th scope="col">Keer</th>
            <th scope="col">Van de vorige</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ label, count }, at) => {
            const before = steps[at - 1]?.count
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <svg aria-hidden="true">
                    <rect width={`${(100 * count) / most}%`} height="100%" />
                  </svg>
                </td>
                <td>{number.format(count)}</td>
                <td>{before ? percentage.format(count / before) : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </Steps>
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
