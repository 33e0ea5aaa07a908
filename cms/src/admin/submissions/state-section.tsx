import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type {
  Acceptance,
  Requotation,
  VacancyChoices,
  VacancyOffer,
} from '../../submissions/staff/acceptance'
import { actionLabel, stateLabel } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import {
  type AcceptedKind,
  acceptedKind,
  hasStateMail,
  mayBeRequoted,
  nextStates,
  type State,
} from '../../submissions/state-flow'
import { DialogFrame } from '../ui/dialog-frame'
import { SelectField } from '../ui/fields'
import { Section } from '../ui/section'
import { AcceptContractDialog } from './accept-contract-dialog'
import { AcceptDialog, type AcceptProps, useOffer } from './accept-dialog'
import { RequoteDialog } from './requote-dialog'
import { type SenderMail, SenderMailFields } from './sender-mail-fields'
import { StateChip } from './state-chip'

interface StepDialogProps {
  readonly submission: SubmissionDetails
  readonly to: State
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (telling: SenderMail) => void
}

/** Asks before a submission gets another state, and whether the sender gets a mail. */
function StepDialog({ submission, to, busy, onClose, onConfirm }: StepDialogProps) {
  const { kind, state, email } = submission
  const canTell = email && hasStateMail(kind, to)
  const [telling, setTelling] = useState<SenderMail>({ tell: Boolean(canTell), message: '' })
  return (
    <DialogFrame
      title={actionLabel(kind, state, to)}
      onClose={onClose}
      confirm={
        <Button
          variant={to === 'rejected' ? 'danger' : 'default'}
          loading={busy}
          onClick={() => onConfirm(telling)}
        >
          {actionLabel(kind, state, to)}
        </Button>
      }
    >
      <Typography>
        {`De status wordt ‘${stateLabel(to, kind)}’. Dat staat daarna met uw naam in de geschiedenis.`}
      </Typography>
      {canTell ? (
        <SenderMailFields {...telling} email={email} onChange={setTelling} />
      ) : (
        <Typography textColor="neutral600">De afzender krijgt hierover geen e-mail.</Typography>
      )}
    </DialogFrame>
  )
}

interface StateSectionProps {
  readonly submission: SubmissionDetails
  readonly mayHandle: boolean
  readonly busy: boolean
  /** Both answer null when it is done, else why it was refused. */
  readonly onStep: (to: State, telling: SenderMail) => Promise<string | null>
  readonly onAccept: (kind: AcceptedKind, acceptance: Acceptance) => Promise<string | null>
  readonly onRequote: (requotation: Requotation) => Promise<string | null>
}

const OPEN_MADE = { exhibitor: 'Open de standhouder', vacancy: 'Open de vacature' }

/** The state of a submission, with a button for each state that may follow. */
export function StateSection(props: StateSectionProps) {
  const { submission, mayHandle, busy, onStep, onAccept, onRequote } = props
  const { kind, state, made } = submission
  const [asking, setAsking] = useState<State | null>(null)
  /**
   * Document id of the stand of a new quotation, empty for any; null while the dialog is closed.
   */
  const [requoting, setRequoting] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setAsking(null)
    setRequoting(null)
    setProblem(null)
  }
  const next = mayHandle ? nextStates(kind, state) : []
  const accepting = asking && acceptedKind(kind, asking)
  const shared = { submission, busy, problem, onClose: close }
  const accept = async (acceptance: Acceptance) => {
    const refused = accepting && (await onAccept(accepting, acceptance))
    setProblem(refused)
    if (refused === null) close()
  }
  return (
    <Section title="Status">
      <Flex role="status">
        <StateChip kind={kind} state={state} />
      </Flex>
      {made && (
        <Link
          tag={NavLink}
          to={`/content-manager/collection-types/api::${made.type}.${made.type}/${made.documentId}`}
        >
          {OPEN_MADE[made.type]}
        </Link>
      )}
      <Flex direction="column" alignItems="stretch" gap={2}>
        {next.map((to, at) => (
          <Button
            key={to}
            fullWidth
            variant={to === 'rejected' ? 'danger-light' : at === 0 ? 'default' : 'tertiary'}
            onClick={() => setAsking(to)}
          >
            {actionLabel(kind, state, to)}
          </Button>
        ))}
        {mayHandle && mayBeRequoted(kind, state) && (
          <Button fullWidth variant="tertiary" onClick={() => setRequoting('')}>
            Stuur nieuwe offerte
          </Button>
        )}
      </Flex>
      {mayHandle && next.length === 0 && (
        <Typography textColor="neutral600">
          {made
            ? 'Het concept dat hiervan is gemaakt, publiceert u zelf.'
            : 'Hier hoeft niets meer mee te gebeuren.'}
        </Typography>
      )}
      {asking && !accepting && (
        <StepDialog
          submission={submission}
          to={asking}
          busy={busy}
          onClose={close}
          onConfirm={async (telling) => {
            await onStep(asking, telling)
            close()
          }}
        />
      )}
      {accepting === 'vacancy' && <AcceptVacancyDialog {...shared} onAccept={accept} />}
      {accepting === 'contract' && (
        <AcceptContractDialog
          {...shared}
          onAccept={accept}
          onRequote={(stand) => {
            close()
            setRequoting(stand)
          }}
        />
      )}
      {requoting !== null && (
        <RequoteDialog
          {...shared}
          stand={requoting}
          onSend={async (requotation) => {
            const refused = await onRequote(requotation)
            setProblem(refused)
            if (refused === null) close()
          }}
        />
      )}
    </Section>
  )
}

/** Takes a vacancy over as content of the site: at which exhibitor it is. */
function AcceptVacancyDialog(props: AcceptProps) {
  const offer = useOffer<VacancyOffer>(props.submission, 'vacancy')
  const [chosen, setChosen] = useState<string | null>(null)
  const { title, exhibitors = [], exhibitor: wanted } = offer.data ?? {}
  const exhibitor = chosen ?? wanted ?? ''
  return (
    <AcceptDialog<VacancyChoices>
      {...props}
      kind="vacancy"
      title="Neem de vacature over"
      offer={offer}
      choices={exhibitor ? { exhibitor } : null}
      made={[`Vacature ${title}`]}
    >
      <SelectField
        required
        name="exhibitor"
        label="Standhouder"
        hint="De werkgever; de vacature staat ook op diens pagina."
        value={exhibitor}
        options={exhibitors.map(({ documentId, name }) => ({ value: documentId, label: name }))}
        onChange={setChosen}
      />
      {props.submission.language === 'en' && (
        <Typography>
          De afzender schreef in het Engels. Functie, uren en tekst komen in de Engelse versie; de
          Nederlandse schrijft u zelf.
        </Typography>
      )}
    </AcceptDialog>
  )
}
