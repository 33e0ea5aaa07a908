import { Button, Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type DeletedDocument, WASTEBASKET_DAYS } from '../../wastebasket/views'
import { EmptyState } from '../ui/empty-state'
import { dutchDay, dutchTime } from '../ui/formats'
import { Waiting } from '../ui/list-frame'
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
            onRemove={async () => {
              await run(remove(`${WASTEBASKET}/${documentId}`), `${name} is voorgoed verwijderd.`)
            }}
          />
        </Flex>
      ),
    },
  ]
  const { data } = loaded
  return (
    <Page.Main>
      <Page.Title>Prullenbak</Page.Title>
      <Layouts.Header
        title="Prullenbak"
        subtitle={`Wat uit de inhoud is verwijderd, blijft hier ${WASTEBASKET_DAYS} dagen. Teruggezet is het een concept, in alle talen en met alles wat erheen leidde.`}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Waiting loaded={loaded} />
          {data?.length === 0 && <EmptyState>De prullenbak is leeg.</EmptyState>}
          {data && data.length > 0 && (
            <SortableTable
              caption="Prullenbak"
              columns={columns}
              rows={data}
              keyOf={({ documentId }) => documentId}
            />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
