import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { styled } from 'styled-components'
import { VISITOR_STATE_LABELS } from '../../visitors/staff/labels'
import type { Share, VisitorStatistics } from '../../visitors/staff/views'
import { Amounts } from '../ui/amounts'
import { BarTable } from '../ui/bar-table'
import { EmptyState } from '../ui/empty-state'
import { PanelPage } from '../ui/panel-page'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { Hidden } from '../ui/tabs'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { RegistrationsChart } from './registrations-chart'
import { VISITORS } from './requests'
import { VisitorLinks } from './visitor-links'

interface ShareTableProps {
  readonly title: string
  readonly shares: readonly Share[]
  readonly total: number
  readonly remark?: string
}

/** How many visitors share something. */
function ShareTable({ title, shares, total, remark }: ShareTableProps) {
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

const Pair = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const percentage = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 0 })

/** Visitors in numbers. */
export function StatisticsPage() {
  const loaded = useLoaded<VisitorStatistics>(`${VISITORS}/statistics`)
  const download = useDownload()
  return (
    <PanelPage
      title="Cijfers over bezoekers"
      subtitle="Alle accounts die er nu zijn. Er staan geen namen of adressen in."
      action={
        <Button
          variant="secondary"
          startIcon={<Download />}
          disabled={!loaded.data?.total}
          onClick={() => download(`${VISITORS}/statistics.csv`, 'bezoekers-cijfers.csv')}
        >
          Exporteer als CSV
        </Button>
      }
      top={<VisitorLinks />}
      loaded={loaded}
    >
      {(data) =>
        data.total === 0 ? (
          <EmptyState>Nog niemand heeft zich geregistreerd. De cijfers volgen vanzelf.</EmptyState>
        ) : (
          <Statistics {...data} />
        )
      }
    </PanelPage>
  )
}

function Statistics(statistics: VisitorStatistics) {
  const { total, perDay, states } = statistics
  return (
    <>
      <Amounts
        amounts={[
          ['Bezoekers', total, ''],
          ...(['confirmed', 'pending', 'blocked'] as const).map(
            (state) =>
              [
                VISITOR_STATE_LABELS[state],
                states[state],
                percentage.format(states[state] / total),
              ] as const,
          ),
        ]}
      />
      <RegistrationsChart perDay={perDay} />
      <Pair>
        <ShareTable title="Type organisatie" shares={statistics.organisationTypes} total={total} />
        <ShareTable
          title="Interesse"
          shares={statistics.interests}
          total={total}
          remark="Wie meer interesses koos, telt bij elk daarvan mee."
        />
        <ShareTable
          title="Dag van bezoek"
          shares={statistics.days}
          total={total}
          remark="Wie op beide dagen komt, telt bij beide mee."
        />
        <ShareTable title="Taal" shares={statistics.languages} total={total} />
      </Pair>
    </>
  )
}
