import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { ArrowLeft, PaperPlane } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import type { FailedMail, FailedMails } from '../../worklist/views'
import { EmptyState } from '../ui/empty-state'
import { count, dutchTime } from '../ui/formats'
import { Waiting } from '../ui/list-frame'
import { RemoveButton } from '../ui/remove-button'
import { post, remove } from '../ui/requests'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'

const MAILS = '/worklist/mails'

const COLUMNS: readonly TableColumn<FailedMail>[] = [
  {
    head: 'Mail',
    cell: ({ subject, to, about }) => (
      <>
        {about ? (
          <Link tag={NavLink} to={about}>
            {subject}
          </Link>
        ) : (
          subject
        )}
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {`aan ${to}`}
        </Typography>
      </>
    ),
  },
  { head: 'Gemaakt', cell: ({ createdAt }) => dutchTime(createdAt) },
  { head: 'Wat de mailserver zei', cell: ({ lastError }) => lastError || '–' },
]

/** The mails that were refused for good, and the actions on them. */
export function MailsPage() {
  const loaded = useLoaded<FailedMails>(MAILS)
  const { data } = loaded
  const { busy, run } = useAction(loaded.reload)
  const actions: TableColumn<FailedMail> = {
    head: 'Doen',
    cell: ({ documentId, to, subject }) => (
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          variant="secondary"
          startIcon={<PaperPlane />}
          disabled={busy}
          onClick={() =>
            run(post(`${MAILS}/${documentId}/send-again`), `De mail aan ${to} gaat opnieuw uit.`)
          }
        >
          Stuur opnieuw
        </Button>
        <RemoveButton
          small
          label="Verwijder"
          name={`Verwijder de mail aan ${to}`}
          question={`„${subject}” aan ${to} verwijderen?`}
          consequence="De mail gaat niet meer uit. Doe dit als de ontvanger het op een andere manier weet."
          onRemove={async () => {
            await run(remove(`${MAILS}/${documentId}`), 'De mail is verwijderd.')
          }}
        />
      </Flex>
    ),
  }
  return (
    <Page.Main>
      <Page.Title>Mails niet aangekomen</Page.Title>
      <Layouts.Header
        title="Mails niet aangekomen"
        subtitle="De mailserver van de ontvanger weigerde ze voorgoed. Verbeter het adres waar het vandaan komt, en stuur de mail opnieuw."
        navigationAction={
          <Link tag={NavLink} startIcon={<ArrowLeft />} to="/">
            Werklijst
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Waiting loaded={loaded} />
          {data && data.total > data.rows.length && (
            <Typography textColor="neutral600">
              {`De laatste ${data.rows.length} van ${count(data.total, 'mail', 'mails')}.`}
            </Typography>
          )}
          {data && data.total === 0 && <EmptyState>Alle mails zijn aangekomen.</EmptyState>}
          {data && data.total > 0 && (
            <SortableTable
              caption="Mails niet aangekomen"
              columns={[...COLUMNS, actions]}
              rows={data.rows}
              keyOf={({ documentId }) => documentId}
            />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
