import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'
import type { Period } from '../../statistics/staff/views'
import { ExportMenu } from '../ui/export-menu'
import { type PageFrameProps, PanelPage } from '../ui/panel-page'
import { Tab, Tabs } from '../ui/tabs'
import { type Loaded, useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { PeriodChoice, usePeriodQuery } from './period'

/** Where the CMS answers about visits, and where the pages about them are in the panel. */
export const STATISTICS = '/statistics'
export const LIST = '/bezoek'

const TABS = [
  ['', 'Overzicht'],
  ['/inhoud', 'Inhoud'],
  ['/herkomst', 'Herkomst en apparaten'],
  ['/stappen', 'Stappen'],
  ['/campagnelink', 'Campagnelink maken'],
] as const

/** Asks for figures of the chosen period. @param more further parameters: `&tables=pages` */
export const useFigures = <Data,>(path: string, more = ''): Loaded<Data> =>
  useLoaded<Data>(`${STATISTICS}${path}?${usePeriodQuery()}${more}`)

interface StatisticsFrameProps<Data> extends PageFrameProps {
  /** Comes before the figures. */
  readonly top?: ReactNode
  /** Whether the page has figures of a period, which is chosen above them. */
  readonly hasPeriod?: boolean
  readonly loaded: Loaded<Data>
  readonly children: (data: Data) => ReactNode
}

/** The surroundings of all pages of "Bezoek". Their links keep the period. */
export function StatisticsFrame<Data extends { readonly period?: Period }>(
  props: StatisticsFrameProps<Data>,
) {
  const { top, hasPeriod = true, loaded } = props
  const { pathname } = useLocation()
  const query = usePeriodQuery()
  return (
    <PanelPage
      {...props}
      top={
        <>
          <Tabs aria-label="Bezoek">
            {TABS.map(([path, label]) => (
              <Tab
                key={path}
                to={`${LIST}${path}${query ? `?${query}` : ''}`}
                aria-current={pathname.endsWith(LIST + path) ? 'page' : undefined}
              >
                {label}
              </Tab>
            ))}
          </Tabs>
          {top}
          {hasPeriod && <PeriodChoice period={loaded.data?.period} />}
        </>
      }
    />
  )
}

interface SaveMenuProps {
  /** Which table: `series`, `funnels`, or the name of one. */
  readonly table: string
  /** What it is called, for screen readers. */
  readonly name: string
}

/** Saves a table of the chosen days as a file; absent without the permission. */
export function SaveMenu({ table, name }: SaveMenuProps) {
  const query = usePeriodQuery()
  const may = useRights(STATISTICS_ACTIONS)
  return may.export ? (
    <ExportMenu
      path={STATISTICS}
      query={`table=${table}&${query}`}
      total={1}
      fileName={`bezoek-${table}`}
      name={name}
    />
  ) : null
}
