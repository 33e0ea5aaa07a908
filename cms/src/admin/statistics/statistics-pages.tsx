import { Link, Typography } from '@strapi/design-system'
import { NavLink, Route, Routes, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  Amount,
  DocumentFigures,
  Figures,
  Funnel,
  Period,
  Table,
  TableName,
} from '../../statistics/staff/views'
import { Amounts } from '../ui/amounts'
import { BarTable } from '../ui/bar-table'
import { EmptyState } from '../ui/empty-state'
import { dutchNumber } from '../ui/formats'
import { Section } from '../ui/section'
import { CampaignPage } from './campaign-page'
import { droppedText } from './dropped-text'
import { LIST, SaveMenu, StatisticsFrame, useFigures } from './frame'
import { LiveSection } from './live-section'
import { usePeriodQuery } from './period'
import { RankedTable } from './ranked-table'
import { SeriesChart } from './series-chart'

/** "Bezoek": how many visited the site, what they looked for, where they came from, what it led to. */
export default function StatisticsPages() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route
        path="inhoud"
        element={
          <TablesPage
            title="Inhoud"
            tables={['pages', 'items', 'exhibitors', 'downloads', 'searches']}
          />
        }
      />
      <Route
        path="herkomst"
        element={
          <TablesPage
            title="Herkomst en apparaten"
            tables={['sources', 'campaigns', 'devices', 'languages', 'visitors']}
          />
        }
      />
      <Route path="stappen" element={<FunnelsPage />} />
      <Route path="campagnelink" element={<CampaignPage />} />
      <Route path=":type/:id" element={<DocumentPage />} />
    </Routes>
  )
}

const percentage = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** "+12% (was 3.400)"; nothing where there is nothing to compare with. */
function changeText({ count, before }: Amount): string {
  if (before === null) return ''
  if (before === 0) return 'vorige editie: geen'
  return `${percentage.format(count / before - 1)} (was ${dutchNumber(before)})`
}

interface CourseProps extends Figures {
  /** Of one document visits are not known. */
  readonly withVisits: boolean
  /** Said when there were no views. */
  readonly empty: string
}

/** The figures over the chosen days, held against the edition before. */
const Course = ({ amounts, series, dropped, withVisits, empty }: CourseProps) => (
  <>
    <Amounts amounts={amounts.map((amount) => [amount.name, amount.count, changeText(amount)])} />
    {series.every(({ views }) => views === 0) ? (
      <EmptyState>{empty}</EmptyState>
    ) : (
      <SeriesChart series={series} withVisits={withVisits} />
    )}
    <Typography textColor="neutral600">{droppedText(dropped)}</Typography>
  </>
)

/** How many visited. */
function OverviewPage() {
  const [params] = useSearchParams()
  return (
    <StatisticsFrame
      title="Bezoek"
      subtitle="Hoe vaak de site werd bekeken. Wie dat deed, is nergens opgeslagen."
      action={<SaveMenu table="series" name="het verloop" />}
      top={params.get('period') === 'today' && <LiveSection />}
      loaded={useFigures<Figures>('')}
    >
      {(data) => <Course {...data} withVisits empty="In deze dagen is nog niets geteld." />}
    </StatisticsFrame>
  )
}

/** The figures of a programme item or an exhibitor. */
function DocumentPage() {
  const { type = '', id = '' } = useParams()
  const query = usePeriodQuery()
  const loaded = useFigures<DocumentFigures>(`/documents/${type}/${id}`)
  const { data } = loaded
  const isItem = type === 'items'
  return (
    <StatisticsFrame
      title={data?.title ?? 'Bezoek'}
      subtitle={isItem ? 'Bezoek aan dit onderdeel' : 'Bezoek aan deze standhouder'}
      back={[`${LIST}/inhoud?${query}`, 'Inhoud']}
      action={
        data && (
          <Link tag={NavLink} to={data.to}>
            {isItem ? 'Naar het onderdeel' : 'Naar de standhouder'}
          </Link>
        )
      }
      loaded={loaded}
    >
      {(figures) => (
        <Course
          {...figures}
          withVisits={false}
          empty="In deze dagen is deze pagina niet bekeken."
        />
      )}
    </StatisticsFrame>
  )
}

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
function TablesPage({ title, tables }: TablesPageProps) {
  return (
    <StatisticsFrame
      title={title}
      subtitle="Wat minder dan vijf keer voorkwam staat bij Overig: zo is niemand te herkennen."
      loaded={useFigures<{ readonly period: Period; readonly tables: readonly Table[] }>(
        '/tables',
        `&tables=${tables.join(',')}`,
      )}
    >
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
    </StatisticsFrame>
  )
}

/** The ways to a place and to a contract, step by step. */
const FunnelsPage = () => (
  <StatisticsFrame
    title="Stappen"
    subtitle="Hoe vaak elke stap werd gezet. Het zijn keren, geen personen: niemand wordt gevolgd."
    action={<SaveMenu table="funnels" name="de stappen" />}
    loaded={useFigures<{ readonly period: Period; readonly funnels: readonly Funnel[] }>(
      '/funnels',
    )}
  >
    {({ funnels }) => (
      <>
        {funnels.map(({ title, steps }) => (
          <Section key={title} title={title}>
            <BarTable
              tall
              caption={title}
              heads={['Stap', 'Keer', 'Van de vorige']}
              rows={steps.map(({ label, count }, at) => ({
                key: label,
                label,
                count,
                of: steps[at - 1]?.count || null,
              }))}
            />
          </Section>
        ))}
        <Typography textColor="neutral600">
          Een stap kan vaker zijn gezet dan de vorige: wie een link uit een mail volgt, begint
          halverwege.
        </Typography>
      </>
    )}
  </StatisticsFrame>
)
