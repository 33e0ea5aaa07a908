import { Button, Flex } from '@strapi/design-system'
import { useState } from 'react'
import type { ExhibitorBadges } from '../../my-stand/staff/views'
import { optionsOf, SelectField } from '../ui/fields'
import { PanelPage } from '../ui/panel-page'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useDownload } from '../ui/use-download'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'
import { EXHIBITOR_COLUMN } from './exhibitor-column'

const PATH = '/my-stand/badges'

const FORMATS = {
  sheet: 'A4-vel met tien badges van 86 × 54 mm',
  card: 'Een badge van 86 × 54 mm per bladzijde',
  a6: 'Een badge op A6 per bladzijde',
}

/** How many badges each exhibitor made, and all of them to print. */
export function BadgesPage() {
  const loaded = useLoaded<readonly ExhibitorBadges[]>(PATH)
  const [format, setFormat] = useState('sheet')
  const save = useDownload()
  const columns: readonly TableColumn<ExhibitorBadges>[] = [
    EXHIBITOR_COLUMN,
    { head: 'Badges', cell: ({ made, allowed }) => `${made} van ${allowed}` },
    {
      head: 'Doen',
      cell: ({ documentId, name, made }) =>
        made > 0 && (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Download de badges van ${name}`}
            onClick={() =>
              save(`${PATH}/print?format=${format}&exhibitor=${documentId}`, `badges ${name}.pdf`)
            }
          >
            Download
          </Button>
        ),
    },
  ]
  return (
    <PanelPage
      title="Badges van standhouders"
      subtitle="Hoeveel badges bij een stand horen, staat bij Instellingen. Meer geeft u in de standhouder, bij Extra badges."
      top={<AreaTabs current="badges" />}
      loaded={loaded}
    >
      {(rows) => (
        <>
          <Section title="Print">
            <Flex gap={4} wrap="wrap" alignItems="end">
              <SelectField
                name="format"
                label="Formaat"
                value={format}
                options={optionsOf(FORMATS)}
                onChange={setFormat}
              />
              <Button
                disabled={rows.every(({ made }) => made === 0)}
                onClick={() => save(`${PATH}/print?format=${format}`, 'badges.pdf')}
              >
                Download alle badges
              </Button>
            </Flex>
          </Section>
          <SortableTable
            caption="Badges van standhouders"
            columns={columns}
            rows={rows}
            keyOf={({ documentId }) => documentId}
            empty="Er zijn nog geen standhouders."
          />
        </>
      )}
    </PanelPage>
  )
}
