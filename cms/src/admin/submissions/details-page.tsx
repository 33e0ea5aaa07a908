import { Flex, Link, Loader } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { Layouts, Page, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useState } from 'react'
import { NavLink, useNavigate, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { SUBMISSION_ACTIONS } from '../../handling/actions'
import type { SubmissionDetails } from '../../handling/views'
import { KIND_WORDS } from '../../handling/words'
import { AnswersView } from './answers-view'
import { None, Part } from './box'
import { ConsentsView } from './consents-view'
import { FileLink } from './file-link'
import { dutchDay, dutchTime } from './formats'
import { HistoryView } from './history-view'
import { LIST } from './kind-links'
import { Problem } from './list-frame'
import { MailsView } from './mails-view'
import { NotesView } from './notes-view'
import { QuotationView } from './quotation-view'
import { RemoveButton } from './remove-button'
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

/** Beside each other where there is room; else the state comes first, and what else staff do last. */
const Columns = styled.div`
  display: grid;
  grid-template: 'state' 'answers' 'rest' / minmax(0, 1fr);
  gap: 2rem;
  padding-bottom: 3.2rem;

  @media (min-width: 1080px) {
    grid-template: 'answers state' auto 'answers rest' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  }
`

const Area = styled.div<{ $area: string }>`
  display: flex;
  flex-direction: column;
  grid-area: ${({ $area }) => $area};
  gap: 2rem;
`

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
        <Columns>
          <Area $area="state">
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
          </Area>
          <Area $area="answers">
            {submission.quotation && <QuotationView quotation={submission.quotation} />}
            {loose.length > 0 && (
              <Part title="Documenten">
                {loose.map((file) => (
                  <FileLink key={file.documentId} submission={documentId} file={file} />
                ))}
              </Part>
            )}
            <AnswersView submission={documentId} sections={answers} files={files} />
          </Area>
          <Area $area="rest">
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
            <ConsentsView consents={submission.consents} />
            <Part title="Bewaren">
              <None>
                {`Wordt op ${dutchDay(submission.deleteAfter)} automatisch verwijderd, met bestanden en mails.`}
              </None>
              {allowedActions.canDelete && (
                <RemoveButton
                  label="Verwijder nu"
                  question={`${title} verwijderen?`}
                  consequence="Alles wat is ingestuurd, de bestanden, notities en mails worden voorgoed verwijderd. Een standhouder die ervan is gemaakt, blijft."
                  onRemove={remove}
                />
              )}
            </Part>
          </Area>
        </Columns>
      </Layouts.Content>
    </>
  )
}
