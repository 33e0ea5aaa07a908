import type { Answer, AnswerSection } from '@beursvloer/contract/forms/answers'
import { Link, Typography } from '@strapi/design-system'
import { useParams } from 'react-router-dom'
import { KIND_LABELS, stateLabel } from '../../submissions/staff/labels'
import { SUBMISSION_ACTIONS } from '../../submissions/staff/rights'
import type { StoredFile, SubmissionDetails } from '../../submissions/staff/views'
import { ConsentsView } from '../ui/consents-view'
import { DescriptionList } from '../ui/description-list'
import { Area, Columns } from '../ui/details-columns'
import { DividedList } from '../ui/divided-list'
import { dutchDay, dutchTime } from '../ui/formats'
import { MailsView, type PurposeLabels } from '../ui/mails-view'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { SecondLine } from '../ui/second-line'
import { EmptyText, Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { FileLink } from './file-link'
import { LIST } from './kind-links'
import { NotesView } from './notes-view'
import { OrderSection } from './order-section'
import { QuotationView } from './quotation-view'
import {
  accept,
  addNote,
  addProof,
  changeState,
  noteOrder,
  removeSubmission,
  SUBMISSIONS,
  sendAgain,
  sendNewQuotation,
} from './requests'
import { StateSection } from './state-section'

/** An answer as text, or as a link to write, call or open. */
function AnswerText({ kind, text }: Answer) {
  if (text === '') return <Typography textColor="neutral600">Niet ingevuld</Typography>
  const href =
    kind === 'email'
      ? `mailto:${text}`
      : kind === 'tel'
        ? `tel:${text}`
        : kind === 'url' && /^https?:\/\//.test(text)
          ? text
          : null
  if (href)
    return (
      <Link href={href} {...(kind === 'url' && { isExternal: true })}>
        {text}
      </Link>
    )
  return <Typography textColor="neutral800">{text}</Typography>
}

interface AnswersViewProps {
  readonly submission: string
  readonly sections: readonly AnswerSection[]
  readonly files: readonly StoredFile[]
}

/** All that was filled in, under the headings of the form, with the files at their fields. */
function AnswersView({ submission, sections, files }: AnswersViewProps) {
  return sections.map(({ title, answers }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order.
    <Section key={at} title={title || 'Overige gegevens'}>
      <DescriptionList>
        {answers.map((answer) => (
          <div key={answer.path}>
            <Typography tag="dt" textColor="neutral600">
              {answer.label}
            </Typography>
            <dd>
              {answer.kind === 'file' && files.some(({ field }) => field === answer.path) ? (
                files
                  .filter(({ field }) => field === answer.path)
                  .map((file) => (
                    <FileLink key={file.documentId} submission={submission} file={file} />
                  ))
              ) : (
                <AnswerText {...answer} />
              )}
            </dd>
          </div>
        ))}
      </DescriptionList>
    </Section>
  ))
}

/** The states of a submission with time and author; the newest first. */
function HistoryView({ kind, history, receivedAt, source }: SubmissionDetails) {
  const steps = history.map(({ at, by, to, mailed }) => ({
    at,
    what: stateLabel(to, kind),
    how: `${by || 'Automatisch'}${mailed ? ', mail aan de afzender' : ''}`,
  }))
  const received = { at: receivedAt, what: 'Ontvangen', how: `Via ${source}` }
  return (
    <Section title="Geschiedenis">
      <DividedList>
        {[received, ...steps].reverse().map(({ at, what, how }) => (
          <li key={at + what}>
            <Typography fontWeight="semiBold">{what}</Typography>
            <SecondLine>{`${dutchTime(at)}, ${how}`}</SecondLine>
          </li>
        ))}
      </DividedList>
    </Section>
  )
}

const PURPOSE_LABELS: PurposeLabels = {
  confirmation: 'Bevestiging aan de afzender',
  notice: 'Bericht aan het postvak',
  'state-change': 'Bericht over de status',
}

const ACCEPTED_MESSAGES = {
  contract:
    'Het contract is definitief, de stand is verhuurd en de standhouder staat klaar als concept.',
  vacancy: 'De vacature is overgenomen en staat klaar als concept.',
}

/** One submission, and the actions of staff. */
export function DetailsPage() {
  const { documentId = '' } = useParams()
  const loaded = useLoaded<SubmissionDetails>(`${SUBMISSIONS}/${documentId}`)
  const { data, reload } = loaded
  const kind = data && KIND_LABELS[data.kind]
  return (
    <PanelPage
      title={data?.reference || kind?.one || 'Inzending'}
      subtitle={
        data
          ? [kind?.one, data.organisation || data.name, dutchTime(data.receivedAt)]
              .filter(Boolean)
              .join(', ')
          : ''
      }
      back={
        data ? [`${LIST}?kind=${data.kind}`, KIND_LABELS[data.kind].all] : [LIST, 'Inzendingen']
      }
      loaded={loaded}
    >
      {(submission) => <Submission submission={submission} reload={reload} />}
    </PanelPage>
  )
}

interface SubmissionProps {
  readonly submission: SubmissionDetails
  readonly reload: () => void
}

function Submission({ submission, reload }: SubmissionProps) {
  const { documentId, kind, state, files, answers } = submission
  const { busy, run, leave } = useAction(reload)
  const may = useRights(SUBMISSION_ACTIONS)

  const remove = () =>
    leave(removeSubmission(documentId), 'De inzending is verwijderd.', `${LIST}?kind=${kind}`)
  const fields = new Set(answers.flatMap(({ answers: own }) => own.map(({ path }) => path)))
  const loose = files.filter(({ field, proofState }) => !fields.has(field) && !proofState)
  const title = submission.reference || KIND_LABELS[kind].one

  return (
    <Columns>
      <Area $area="state">
        <StateSection
          submission={submission}
          mayHandle={may.handle}
          busy={busy}
          onStep={(to, telling) =>
            run(changeState(documentId, { from: state, to, ...telling }), 'Status gewijzigd.')
          }
          onAccept={(accepted, acceptance) =>
            run(accept(documentId, accepted, acceptance), ACCEPTED_MESSAGES[accepted], true)
          }
          onRequote={(requotation) =>
            run(sendNewQuotation(documentId, requotation), 'De nieuwe offerte is onderweg.', true)
          }
        />
      </Area>
      <Area $area="data">
        {submission.newQuotation && (
          <QuotationView
            title={`Nieuwe offerte voor stand ${submission.newQuotation.stand.number}`}
            quotation={submission.newQuotation.quotation}
            made={`Verstuurd op ${dutchTime(submission.newQuotation.at)} door ${submission.newQuotation.by}`}
          />
        )}
        {submission.quotation && (
          <QuotationView
            title={submission.newQuotation ? 'Eerdere offerte, vervallen' : 'Offerte'}
            quotation={submission.quotation}
            made="Berekend bij ontvangst"
          />
        )}
        {submission.order && may.handle && (
          <OrderSection
            order={submission.order}
            busy={busy}
            onSave={(notes) => run(noteOrder(documentId, notes), 'De bestelling is bijgewerkt.')}
            proofs={files.filter(({ proofState }) => proofState)}
            submission={documentId}
            onProof={(product, file) =>
              run(
                addProof(documentId, product, file),
                'De drukproef staat klaar. De standhouder krijgt mail.',
              )
            }
          />
        )}
        {loose.length > 0 && (
          <Section title="Documenten">
            {loose.map((file) => (
              <FileLink key={file.documentId} submission={documentId} file={file} />
            ))}
          </Section>
        )}
        <AnswersView submission={documentId} sections={answers} files={files} />
      </Area>
      <Area $area="rest">
        <NotesView
          notes={submission.notes}
          busy={busy}
          {...(may.handle && {
            onAdd: async (text: string) =>
              (await run(addNote(documentId, text), 'Notitie bewaard.')) === null,
          })}
        />
        <MailsView
          mails={submission.mails}
          purposes={PURPOSE_LABELS}
          busy={busy}
          {...(may.handle && {
            onSendAgain: (mail) =>
              run(
                sendAgain(documentId, mail.documentId),
                `De mail aan ${mail.to} wordt opnieuw verstuurd.`,
              ),
          })}
        />
        <HistoryView {...submission} />
        <ConsentsView consents={submission.consents} />
        <Section title="Bewaren">
          <EmptyText>
            {`Wordt op ${dutchDay(submission.deleteAfter)} automatisch verwijderd, met bestanden en mails.`}
          </EmptyText>
          {may.delete && (
            <RemoveButton
              label="Verwijder nu"
              question={`${title} verwijderen?`}
              consequence="Alles wat is ingestuurd, de bestanden, notities en mails worden voorgoed verwijderd. Een standhouder of vacature die ervan is gemaakt, blijft."
              onRemove={remove}
            />
          )}
        </Section>
      </Area>
    </Columns>
  )
}
