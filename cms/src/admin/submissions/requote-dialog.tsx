import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ContractOffer, Requotation } from '../../submissions/staff/acceptance'
import type { SubmissionDetails } from '../../submissions/staff/views'
import { OfferFrame, useOffer } from './accept-dialog'
import { MessageField } from './sender-mail-fields'
import { StandComparison } from './stand-comparison'
import { firstFree, StandField } from './stand-field'

interface RequoteDialogProps {
  readonly submission: SubmissionDetails
  /** Document id of the stand to begin with; empty: the most wanted one. */
  readonly stand: string
  readonly busy: boolean
  /** Why the last try was refused. */
  readonly problem: string | null
  readonly onClose: () => void
  readonly onSend: (requotation: Requotation) => void
}

/**
 * Sends a quotation for another stand, which replaces the previous one; the contract has to be
 * signed again.
 */
export function RequoteDialog(props: RequoteDialogProps) {
  const { submission, busy, problem, onClose, onSend } = props
  const offer = useOffer<ContractOffer>(submission, 'contract')
  const [chosen, setChosen] = useState(props.stand)
  const [message, setMessage] = useState('')
  const stands = offer.data?.stands ?? []
  const stand = stands.find(
    ({ documentId }) => documentId === (chosen || firstFree(stands)?.documentId),
  )
  return (
    <OfferFrame
      title="Stuur een nieuwe offerte"
      {...{ offer, problem, onClose }}
      confirm={
        <Button
          loading={busy}
          disabled={!stand}
          onClick={() =>
            stand && onSend({ from: submission.state, stand: stand.documentId, message })
          }
        >
          Stuur nieuwe offerte
        </Button>
      }
    >
      <StandField
        stands={stands}
        hint="De prijs volgt uit deze stand en het tarief van vandaag. De stand blijft vrij tot het contract definitief is."
        value={stand?.documentId ?? ''}
        onChange={setChosen}
      />
      {stand && offer.data && <StandComparison quoted={offer.data.quoted} stand={stand} />}
      <Typography tag="p">
        {`De offerte gaat met het contract naar ${submission.email}. De status wordt ‘Aangeboden’; meld het contract als getekend zodra u het getekend terug hebt.`}
      </Typography>
      <MessageField value={message} onChange={setMessage} />
    </OfferFrame>
  )
}
