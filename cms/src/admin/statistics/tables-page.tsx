import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import type { TableName, TablesAnswer } from '../../statistics/staff/views'
import { useLoaded } from '../ui/use-loaded'
import { STATISTICS, StatisticsFrame, WithPeriod } from './frame'
import { usePeriodQuery } from './period'
import { RankedTable } from './ranked-table'

const Grid = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;
  @media (min-width: 1080px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

interface TablesPageProps {
  readonly title: string
  readonly tables: readonly TableName[]
}

/** Some tables over the chosen days. */
export function TablesPage({ title, tables }: TablesPageProps) {
  const query = usePeriodQuery()
  const loaded = useLoaded<TablesAnswer>(`${STATISTICS}/tables?tables=${tables.join(',')}&${query}`)
  return (
    <StatisticsFrame
      title={title}
      subtitle="Wat minder dan vijf keer voorkwam staat bij Overig: zo is niemand te herkennen."
    >
      <WithPeriod loaded={loaded}>
        {(data) => (
          <>
            <Grid>
              {data.tables.map((table) => (
                <RankedTable key={table.name} {...table} />
              ))}
            </Grid>
            {tables.includes('searches') && (
              <Typography textColor="neutral600">
                Waar naar gezocht werd zonder iets te vinden, staat bij{' '}
                <Link tag={NavLink} to="/zoekopdrachten">
                  Zoekopdrachten
                </Link>
                .
              </Typography>
            )}
          </>
        )}
      </WithPeriod>
    </StatisticsFrame>
  )
}
