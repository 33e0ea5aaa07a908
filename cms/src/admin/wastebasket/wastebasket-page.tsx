import { Button, Flex } from '@strapi/design-system'
import { type DeletedDocument, WASTEBASKET_DAYS } from '../../wastebasket/views'
import { dutchDay, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { post, remove } from '../ui/requests'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'

const WASTEBASKET = '/wastebasket'

/** Deleted content that can be restored. */
export default function WastebasketPage() {
  const loaded = useLoaded<readonly DeletedDocument[]>(WASTEBASKET)
  const { busy, run } = useAction(loaded.reload)
  const columns: readonly TableColumn<DeletedDocument>[] = [
    { head: 'Wat', cell: ({ name }) => name },
    { head: 'Soort', cell: ({ label }) => label },
    { head: 'Verwijderd op', cell: ({ deletedAt }) => dutchTime(deletedAt) },
    { head: 'Door', cell: ({ by }) => by || 'Een programma' },
    { head: 'Terug te zetten tot', cell: ({ until }) => dutchDay(until) },
    {
      head: 'Acties',
      cell: ({ documentId, name, mayRestore }) => (
        <Flex gap={2}>
          {mayRestore && (
            <Button
              variant="secondary"
              size="S"
              disabled={busy}
              aria-label={`Zet ${name} terug`}
              onClick={() =>
                run(post(`${WASTEBASKET}/${documentId}/restore`), `${name} is teruggezet.`)
              }
            >
              Zet terug
            </Button>
          )}
          <RemoveButton
            small
            label="Verwijder voorgoed"
            name={`Verwijder ${name} voorgoed`}
            question={`${name} voorgoed verwijderen?`}
            consequence="Dit kan dan niet meer worden teruggezet."
            onRemove={() =>
              run(remove(`${WASTEBASKET}/${documentId}`), `${name} is voorgoed verwijderd.`)
            }
          />
        </Flex>
      ),
    },
  ]
  return (
    <PanelPage
      title="Prullenbak"
      subtitle={`Wat uit de inhoud is verwijderd, blijft hier ${WASTEBASKET_DAYS} dagen. Teruggezet is het een concept, in alle talen en met alles wat erheen leidde.`}
      loaded={loaded}
    >
      {(rows) => (
        <SortableTable
          caption="Prullenbak"
          columns={columns}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          empty="De prullenbak is leeg."
        />
      )}
    </PanelPage>
  )
}
