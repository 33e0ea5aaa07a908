import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import type { MissedTerm, MissesOverview } from '../../search-misses/staff/views'
import { dutchDay } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
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
  return (
    <PanelPage
      title="Zoekopdrachten zonder resultaat"
      subtitle="Waar bezoekers op de site naar zochten en niets vonden. Wie zocht, is niet bekend."
      loaded={useLoaded<MissesOverview>('/search-misses')}
    >
      {({ days, searches, from, terms }) => (
        <>
          <Typography role="status" textColor="neutral600">
            {`In de afgelopen ${days} dagen ${searches === 1 ? 'vond 1 zoekopdracht' : `vonden ${searches} zoekopdrachten`} niets. Een woord staat hieronder vanaf ${from} keer; wat zeldener is, verdwijnt na een week.`}
          </Typography>
          <SortableTable
            caption="Zoekopdrachten zonder resultaat"
            columns={COLUMNS}
            rows={terms}
            keyOf={({ term, language }) => `${language} ${term}`}
            empty="Geen woorden om te laten zien."
          />
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
    </PanelPage>
  )
}
