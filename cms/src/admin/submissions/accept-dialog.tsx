import { Alert, Button, Loader, Typography } from '@strapi/design-system'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Acceptance } from '../../submissions/staff/acceptance'
import { actionLabel } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import { ACCEPTED, type AcceptedKind } from '../../submissions/state-flow'
import { DialogFrame } from '../ui/dialog-frame'
import { type Loaded, useLoaded } from '../ui/use-loaded'
import { acceptancePath } from './requests'
import { type SenderMail, SenderMailFields } from './sender-mail-fields'

const Made = styled.ul`
  padding-left: 2rem;
  list-style: disc;
`

export interface AcceptProps {
  readonly submission: SubmissionDetails
  readonly busy: boolean
  /** Why the last try was refused. */
  readonly problem: string | null
  readonly onClose: () => void
  readonly onAccept: (acceptance: Acceptance) => void
}

/** The records that accepting a submission would make. */
export const useOffer = <Offer,>(
  { documentId }: SubmissionDetails,
  kind: AcceptedKind,
): Loaded<Offer> => useLoaded<Offer>(acceptancePath(documentId, kind))

interface AcceptDialogProps<Choices> extends AcceptProps {
  readonly kind: AcceptedKind
  readonly title: string
  readonly offer: Loaded<object>
  /** The choices of staff; null until they are complete. */
  readonly choices: Choices | null
  /** The records to be made, in words. */
  readonly made: readonly string[]
  /** The fields to choose with. */
  readonly children: ReactNode
}

interface OfferFrameProps extends ComponentProps<typeof DialogFrame> {
  readonly offer: Loaded<object>
  readonly problem: string | null
}

/** A dialog about what the CMS offers for a submission, with what went wrong. */
export function OfferFrame({ offer, problem, children, ...frame }: OfferFrameProps) {
  const wrong = problem ?? offer.problem
  return (
    <DialogFrame {...frame}>
      {wrong && (
        <Alert variant="danger" title="Niet gelukt." closeLabel="Sluiten" onClose={frame.onClose}>
          {wrong}
        </Alert>
      )}
      {!offer.data && !offer.problem && <Loader>Laden…</Loader>}
      {offer.data && children}
    </DialogFrame>
  )
}

/** The dialog before a submission is accepted: the choices, and whether the sender is notified. */
export function AcceptDialog<Choices extends object>(props: AcceptDialogProps<Choices>) {
  const { kind, title, offer, choices, made, children } = props
  const { submission, busy, problem, onClose, onAccept } = props
  const { state, email } = submission
  const [mail, setMail] = useState<SenderMail>({ tell: Boolean(email), message: '' })
  return (
    <OfferFrame
      {...{ title, offer, problem, onClose }}
      confirm={
        <Button
          loading={busy}
          disabled={!choices}
          onClick={() => choices && onAccept({ from: state, ...choices, ...mail })}
        >
          {actionLabel(kind, state, ACCEPTED[kind])}
        </Button>
      }
    >
      {children}
      <div>
        <Typography tag="p">Dit wordt gemaakt, als concept dat u zelf publiceert:</Typography>
        <Made>
          {made.map((words) => (
            <li key={words}>
              <Typography>{words}</Typography>
            </li>
          ))}
        </Made>
      </div>
      {email && <SenderMailFields {...mail} email={email} onChange={setMail} />}
    </OfferFrame>
  )
}
