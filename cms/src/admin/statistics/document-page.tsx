import { Link, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { NavLink, useParams } from 'react-router-dom'
import { droppedText } from '../../statistics/staff/labels'
import type { DocumentFigures } from '../../statistics/staff/views'
import { EmptyState } from '../ui/empty-state'
import { useLoaded } from '../ui/use-loaded'
import { Amounts } from './amounts'
import { LIST, STATISTICS, StatisticsFrame, WithPeriod } from './frame'
import { usePeriodQuery } from './period'
import { SeriesChart } from './series-chart'

/** The figures of a programme item or an exhibitor. */
export function DocumentPage() {
  const { type = '', id = '' } = useParams()
  const query = usePeriodQuery()
  const loaded = useLoaded<DocumentFigures>(`${STATISTICS}/documents/${type}/${id}?${query}`)
  const { data } = loaded
  return (
    <StatisticsFrame
      title={data?.title ?? 'Bezoek'}
      subtitle={type === 'items' ? 'Bezoek aan dit onderdeel' : 'Bezoek aan deze standhouder'}
      navigation={
        <Link tag={NavLink} startIcon={<ArrowLeft />} to={`${LIST}/inhoud?${query}`}>
          Inhoud
        </Link>
      }
      action={
        data && (
          <Link tag={NavLink} to={data.to}>
            {type === 'items' ? 'Naar het onderdeel' : 'Naar de standhouder'}
          </Link>
        )
      }
    >
      <WithPeriod loaded={loaded}>
        {({ views, saved, leads, tooOften, series }) => (
          <>
            <Amounts
              amounts={[
                ['Paginaweergaven', views],
                ['Keer bewaard', saved],
                [type === 'items' ? 'Plaatsen gereserveerd' : 'Afspraken gevraagd', leads],
              ]}
            />
            {views.count === 0 ? (
              <EmptyState>In deze dagen is deze pagina niet bekeken.</EmptyState>
            ) : (
              <SeriesChart series={series} withVisits={false} />
            )}
            <Typography textColor="neutral600">
              {droppedText({ robots: 0, tooOften, other: 0 })}
            </Typography>
          </>
        )}
      </WithPeriod>
    </StatisticsFrame>
  )
}
