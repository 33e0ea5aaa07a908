import { Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import type { MissedTerm, MissesOverview } from '../../search-misses/staff/views'
import { EmptyState } from '../ui/empty-state'
import { dutchDay } from '../ui/formats'
import { Waiting } from '../ui/list-frame'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'

const LANGUAGES = { nl: 'Nederlands', en: 'Engels' } as const

const COLUMNS: readonly TableColumn<MissedTerm>[] = [
  { head: 'Gezocht naar', cell: ({ term }) => term },
  { head: 'Taal van de site', cell: ({ language }) => LANGUAGES[language] },
  { head: 'Hoe vaak', cell: ({ count }) => count },
  { head: 'Voor het laatst', cell: ({ lastDay }) => dutchDay(lastDay) },
]

/** Visitors' searches without results. */
export default function MissesPage() {
  const loaded = useLoaded<MissesOverview>('/search-misses')
  const { data } = loaded
  return (
    <Page.Main>
      <Page.Title>Zoekopdrachten zonder resultaat</Page.Title>
      <Layouts.Header
        title="Zoekopdrachten zonder resultaat"
        subtitle="Waar bezoekers op de site naar zochten en niets vonden. Wie zocht, is niet bekend."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Waiting loaded={loaded} />
          {data && (
            <>
              <Typography role="status" textColor="neutral600">
                {`In de afgelopen ${data.days} dagen ${data.searches === 1 ? 'vond 1 zoekopdracht' : `vonden ${data.searches} zoekopdrachten`} niets. Een woord staat hieronder vanaf ${data.from} keer; wat zeldener is, verdwijnt na een week.`}
              </Typography>
              {data.terms.length === 0 ? (
                <EmptyState>Geen woorden om te laten zien.</EmptyState>
              ) : (
                <SortableTable
                  caption="Zoekopdrachten zonder resultaat"
                  columns={COLUMNS}
                  rows={data.terms}
                  keyOf={({ term, language }) => `${language} ${term}`}
                />
              )}
              <Typography textColor="neutral600">
                Bestaat het onder een andere naam, maak dan een groep bij Zoeksynoniemen. Is het een
                vraag, beantwoord die dan bij Veelgestelde vragen.
              </Typography>
              <Flex gap={5} wrap="wrap">
                <Link tag={NavLink} to="/content-manager/collection-types/api::synonym.synonym">
                  Naar Zoeksynoniemen
                </Link>
                <Link tag={NavLink} to="/content-manager/collection-types/api::faq-item.faq-item">
                  Naar Veelgestelde vragen
                </Link>
              </Flex>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
