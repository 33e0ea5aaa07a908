import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { PaperPlane } from '@strapi/icons'
import { NavLink } from 'react-router-dom'
import type { FailedMail, FailedMails } from '../../worklist/views'
import { count, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { post, remove } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
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
        <SecondLine>{`aan ${to}`}</SecondLine>
      </>
    ),
  },
  { head: 'Gemaakt', cell: ({ createdAt }) => dutchTime(createdAt) },
  { head: 'Wat de mailserver zei', cell: ({ lastError }) => lastError || '–' },
]

/** The mails that were refused for good, and the actions on them. */
export function MailsPage() {
  const loaded = useLoaded<FailedMails>(MAILS)
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
          onRemove={() => run(remove(`${MAILS}/${documentId}`), 'De mail is verwijderd.')}
        />
      </Flex>
    ),
  }
  return (
    <PanelPage
      title="Mails niet aangekomen"
      subtitle="De mailserver van de ontvanger weigerde ze voorgoed. Verbeter het adres waar het vandaan komt, en stuur de mail opnieuw."
      back={['/', 'Werklijst']}
      loaded={loaded}
    >
      {({ rows, total }) => (
        <>
          {total > rows.length && (
            <Typography textColor="neutral600">
              {`De laatste ${rows.length} van ${count(total, 'mail', 'mails')}.`}
            </Typography>
          )}
          <SortableTable
            caption="Mails niet aangekomen"
            columns={[...COLUMNS, actions]}
            rows={rows}
            keyOf={({ documentId }) => documentId}
            empty="Alle mails zijn aangekomen."
          />
        </>
      )}
    </PanelPage>
  )
}
