import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Acceptance } from '../../submissions/staff/acceptance'
import { actionLabel } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import {
  type AcceptedKind,
  acceptedKind,
  nextStates,
  type State,
} from '../../submissions/state-flow'
import { Section } from '../ui/section'
import { AcceptContractDialog } from './accept-contract-dialog'
import { AcceptVacancyDialog } from './accept-vacancy-dialog'
import { StateChip } from './state-chip'
import { StepDialog } from './step-dialog'
import type { Telling } from './tell-fields'

interface StateSectionProps {
  readonly submission: SubmissionDetails
  readonly mayHandle: boolean
  readonly busy: boolean
  /** Both answer null when it is done, else why it was refused. */
  readonly onStep: (to: State, telling: Telling) => Promise<string | null>
  readonly onAccept: (kind: AcceptedKind, acceptance: Acceptance) => Promise<string | null>
}

const ACCEPT_DIALOGS = { contract: AcceptContractDialog, vacancy: AcceptVacancyDialog }

const OPEN_MADE = { exhibitor: 'Open de standhouder', vacancy: 'Open de vacature' }

/** The state of a submission, with a button for each state that may follow. */
export function StateSection({ submission, mayHandle, busy, onStep, onAccept }: StateSectionProps) {
  const { kind, state, made } = submission
  const [asking, setAsking] = useState<State | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setAsking(null)
    setProblem(null)
  }
  const next = mayHandle ? nextStates(kind, state) : []
  const accepting = asking && acceptedKind(kind, asking)
  const Accept = accepting && ACCEPT_DIALOGS[accepting]
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
      {Accept && (
        <Accept
          submission={submission}
          busy={busy}
          problem={problem}
          onClose={close}
          onAccept={async (acceptance) => {
            const refused = await onAccept(accepting, acceptance)
            setProblem(refused)
            if (refused === null) close()
          }}
        />
      )}
    </Section>
  )
}
