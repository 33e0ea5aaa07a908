import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { actionLabel, stateLabel } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import { hasStateMail, type State } from '../../submissions/state-flow'
import { DialogFrame } from '../ui/dialog-frame'
import { type SenderMail, SenderMailFields } from './sender-mail-fields'

interface StepDialogProps {
  readonly submission: SubmissionDetails
  readonly to: State
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (telling: SenderMail) => void
}

/** Asks before a submission gets another state, and whether the sender gets a mail. */
export function StepDialog({ submission, to, busy, onClose, onConfirm }: StepDialogProps) {
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
