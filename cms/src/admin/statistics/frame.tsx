import { Flex } from '@strapi/design-system'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'
import type { Period } from '../../statistics/staff/views'
import { ExportMenu } from '../ui/export-menu'
import { Waiting } from '../ui/list-frame'
import { Tab, Tabs } from '../ui/tabs'
import { type Loaded, useLoaded } from '../ui/use-loaded'
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

interface StatisticsFrameProps<Data> {
  readonly title: string
  readonly subtitle: string
  readonly action?: ReactNode
  readonly navigation?: ReactNode
  /** Comes before the figures. */
  readonly children?: ReactNode
  /** The figures of a period, which is chosen above them. */
  readonly loaded?: Loaded<Data>
  readonly figures?: (data: Data) => ReactNode
}

/** What all pages of "Bezoek" have around them. The period goes along from one to the other. */
export function StatisticsFrame<Data extends { readonly period: Period }>(
  props: StatisticsFrameProps<Data>,
) {
  const { title, subtitle, action, navigation, children, loaded, figures } = props
  const { pathname } = useLocation()
  const query = usePeriodQuery()
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        primaryAction={action}
        navigationAction={navigation}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
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
          {children}
          {loaded && (
            <>
              <PeriodChoice period={loaded.data?.period} />
              <Waiting loaded={loaded} />
              {loaded.data && figures?.(loaded.data)}
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

interface SaveMenuProps {
  /** Which table: `series`, `funnels`, or the name of one. */
  readonly table: string
  /** What it is called, for screen readers. */
  readonly name: string
}

/** Saves a table of the chosen days as a file; nothing for who may not. */
export function SaveMenu({ table, name }: SaveMenuProps) {
  const query = usePeriodQuery()
  const { allowedActions } = useRBAC({
    export: [{ action: STATISTICS_ACTIONS.export, subject: null }],
  })
  return allowedActions.canExport ? (
    <ExportMenu
      path={STATISTICS}
      query={`table=${table}&${query}`}
      total={1}
      fileName={`bezoek-${table}`}
      name={name}
    />
  ) : null
}
