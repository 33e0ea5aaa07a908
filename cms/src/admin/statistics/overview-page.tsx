import { Typography } from '@strapi/design-system'
import { useSearchParams } from 'react-router-dom'
import { droppedText } from '../../statistics/staff/labels'
import type { Overview } from '../../statistics/staff/views'
import { EmptyState } from '../ui/empty-state'
import { useLoaded } from '../ui/use-loaded'
import { Amounts } from './amounts'
import { STATISTICS, StatisticsFrame, WithPeriod } from './frame'
import { LiveSection } from './live-section'
import { usePeriodQuery } from './period'
import { SaveMenu } from './save-menu'
import { SeriesChart } from './series-chart'

/** How many visited over the chosen days, held against the edition before. */
export function OverviewPage() {
  const query = usePeriodQuery()
  const [params] = useSearchParams()
  const loaded = useLoaded<Overview>(`${STATISTICS}?${query}`)
  return (
    <StatisticsFrame
      title="Bezoek"
      subtitle="Hoe vaak de site werd bekeken. Wie dat deed, is nergens opgeslagen."
      action={<SaveMenu table="series" name="het verloop" />}
    >
      {(params.get('period') ?? 'week') === 'today' && <LiveSection />}
      <WithPeriod loaded={loaded}>
        {({ views, visits, signUps, contracts, series, dropped }) => (
          <>
            <Amounts
              amounts={[
                ['Bezoeken', visits],
                ['Paginaweergaven', views],
                ['Registraties', signUps],
                ['Contracten verstuurd', contracts],
              ]}
            />
            {views.count === 0 ? (
              <EmptyState>In deze dagen is nog niets geteld.</EmptyState>
            ) : (
              <SeriesChart series={series} />
            )}
            <Typography textColor="neutral600">{droppedText(dropped)}</Typography>
          </>
        )}
      </WithPeriod>
    </StatisticsFrame>
  )
}
