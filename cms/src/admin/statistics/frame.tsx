import { Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Period } from '../../statistics/staff/views'
import { Waiting } from '../ui/list-frame'
import { Tab, Tabs } from '../ui/tabs'
import type { Loaded } from '../ui/use-loaded'
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

interface StatisticsFrameProps {
  readonly title: string
  readonly subtitle: string
  readonly action?: ReactNode
  readonly navigation?: ReactNode
  readonly children: ReactNode
}

/** What all pages of "Bezoek" have around them. The period goes along from one to the other. */
export function StatisticsFrame(props: StatisticsFrameProps) {
  const { title, subtitle, action, navigation, children } = props
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
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

interface WithPeriodProps<Data> {
  readonly loaded: Loaded<Data>
  readonly children: (data: Data) => ReactNode
}

/** The choice of a period, and the figures of that period. */
export function WithPeriod<Data extends { readonly period: Period }>({
  loaded,
  children,
}: WithPeriodProps<Data>) {
  const { data } = loaded
  return (
    <>
      <PeriodChoice period={data?.period} />
      <Waiting loaded={loaded} />
      {data && children(data)}
    </>
  )
}
