import { Button, Dialog, Flex, Grid, Link, Loader, Typography } from '@strapi/design-system'
import { ArrowLeft, Trash } from '@strapi/icons'
import { ConfirmDialog, Layouts, Page, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useState } from 'react'
import { NavLink, useNavigate, useParams } from 'react-router-dom'
import { SUBMISSION_ACTIONS } from '../../handling/actions'
import type { SubmissionDetails } from '../../handling/views'
import { KIND_WORDS } from '../../handling/words'
import { AnswersView } from './answers-view'
import { None, Part } from './box'
import { FileLink } from './file-link'
import { dutchDay, dutchTime } from './formats'
import { HistoryView } from './history-view'
import { LIST } from './kind-links'
import { Problem } from './list-frame'
import { MailsView } from './mails-view'
import { NotesView } from './notes-view'
import { QuotationView } from './quotation-view'
import {
  accept,
  addNote,
  changeState,
  removeSubmission,
  SUBMISSIONS,
  sendAgain,
  wordsFor,
} from './requests'
import { StatePart } from './state-part'
import { useLoaded } from './use-loaded'

const RIGHTS = {
  handle: [{ action: SUBMISSION_ACTIONS.handle, subject: null }],
  delete: [{ action: SUBMISSION_ACTIONS.delete, subject: null }],
}

/** One submission: what was sent, and what staff do with it. */
export function DetailsPage() {
  const { documentId = '' } = useParams()
  const loaded = useLoaded<SubmissionDetails>(`${SUBMISSIONS}/${documentId}`)
  const { data: submission, problem, reload } = loaded
  return (
    <Page.Main>
      {submission && <Submission submission={submission} reload={reload} />}
      {!submission && !problem && (
        <Flex justifyContent="center" padding={11}>
          <Loader>Laden…</Loader>
        </Flex>
      )}
      {!submission && problem && (
        <>
          <Page.Title>Inzending</Page.Title>
          <Layouts.Header title="Inzending" navigationAction={<BackToList kind={null} />} />
          <Layouts.Content>
            <Problem words={problem} onRetry={reload} />
          </Layouts.Content>
        </>
      )}
    </Page.Main>
  )
}

function BackToList({ kind }: { readonly kind: SubmissionDetails['kind'] | null }) {
  return (
    <Link tag={NavLink} startIcon={<ArrowLeft />} to={kind ? `${LIST}?kind=${kind}` : LIST}>
      {kind ? KIND_WORDS[kind].all : 'Inzendingen'}
    </Link>
  )
}

interface SubmissionProps {
  readonly submission: SubmissionDetails
  readonly reload: () => void
}

function Submission({ submission, reload }: SubmissionProps) {
  const { documentId, kind, state, reference, name, organisation, files, answers } = submission
  const [busy, setBusy] = useState(false)
  const { toggleNotification } = useNotification()
  const { allowedActions } = useRBAC(RIGHTS)
  const navigate = useNavigate()

  /** Does something and reads the submission anew; answers why it was refused. */
  const run = async (work: Promise<void>, done: string, refusedHere = false) => {
    setBusy(true)
    const refused = await work.then(
      () => null,
      (error) => wordsFor(error),
    )
    setBusy(false)
    if (refused === null) toggleNotification({ type: 'success', message: done })
    else if (!refusedHere) toggleNotification({ type: 'danger', message: refused })
    if (refused === null) reload()
    return refused
  }
  const remove = async () => {
    const gone = await removeSubmission(documentId).then(
      () => null,
      (error) => wordsFor(error),
    )
    toggleNotification(
      gone === null
        ? { type: 'success', message: 'De inzending is verwijderd.' }
        : { type: 'danger', message: gone },
    )
    if (gone === null) navigate(`${LIST}?kind=${kind}`)
  }
  const fields = new Set(answers.flatMap(({ answers: own }) => own.map(({ path }) => path)))
  const loose = files.filter(({ field }) => !fields.has(field))
  const title = reference || KIND_WORDS[kind].one

  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        navigationAction={<BackToList kind={kind} />}
        title={title}
        subtitle={[KIND_WORDS[kind].one, organisation || name, dutchTime(submission.receivedAt)]
          .filter(Boolean)
          .join(', ')}
      />
      <Layouts.Content>
        <Grid.Root gap={5} paddingBottom={8}>
          <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={5}>
            <AnswersView submission={documentId} sections={answers} files={files} />
            {loose.length > 0 && (
              <Part title="Bestanden">
                {loose.map((file) => (
                  <FileLink key={file.documentId} submission={documentId} file={file} />
                ))}
              </Part>
            )}
            {submission.quotation && <QuotationView quotation={submission.quotation} />}
          </Grid.Item>
          <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={5}>
            <StatePart
              submission={submission}
              mayHandle={allowedActions.canHandle === true}
              busy={busy}
              onStep={(to, telling) =>
                run(changeState(documentId, { from: state, to, ...telling }), 'Status gewijzigd.')
              }
              onAccept={(acceptance) =>
                run(
                  accept(documentId, acceptance),
                  'Het contract is definitief, de stand is verhuurd en de standhouder staat klaar als concept.',
                  true,
                )
              }
            />
            <NotesView
              notes={submission.notes}
              busy={busy}
              {...(allowedActions.canHandle && {
                onAdd: async (text: string) =>
                  (await run(addNote(documentId, text), 'Notitie bewaard.')) === null,
              })}
            />
            <MailsView
              mails={submission.mails}
              busy={busy}
              {...(allowedActions.canHandle && {
                onSendAgain: (mail) =>
                  run(
                    sendAgain(documentId, mail.documentId),
                    `De mail aan ${mail.to} wordt opnieuw verstuurd.`,
                  ),
              })}
            />
            <HistoryView {...submission} />
            <Part title="Bewaren">
              <None>
                {`Wordt op ${dutchDay(submission.deleteAfter)} automatisch verwijderd, met bestanden en mails.`}
              </None>
              {allowedActions.canDelete && (
                <Dialog.Root>
                  <Dialog.Trigger>
                    <Button variant="danger-light" startIcon={<Trash />} fullWidth>
                      Verwijder nu
                    </Button>
                  </Dialog.Trigger>
                  <ConfirmDialog title={`${title} verwijderen?`} onConfirm={remove}>
                    <Typography textAlign="center">
                      Alles wat is ingestuurd, de bestanden, notities en mails worden voorgoed
                      verwijderd. Een standhouder die ervan is gemaakt, blijft.
                    </Typography>
                  </ConfirmDialog>
                </Dialog.Root>
              )}
            </Part>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </>
  )
}
