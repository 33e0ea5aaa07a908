import {
  Alert,
  Button,
  Field,
  Loader,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Acceptance, AcceptanceOffer, StandToLet } from '../../handling/acceptance'
import type { SubmissionDetails } from '../../handling/views'
import { DialogFrame } from '../ui/dialog-frame'
import { useLoaded } from '../ui/use-loaded'
import { SUBMISSIONS } from './requests'
import { TellFields, type Telling } from './tell-fields'

const METRES = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const nameOf = ({ number, hall, area, openSides, preference, taken }: StandToLet): string =>
  [
    `${preference ? `Voorkeur ${preference}: ` : ''}${number}`,
    hall,
    `${METRES.format(area)} m²`,
    openSides === 1 ? '1 open zijde' : `${openSides} open zijden`,
    ...(taken ? [taken] : []),
  ].join(', ')

const Made = styled.ul`
  padding-left: 2rem;
  list-style: disc;
`

interface AcceptDialogProps {
  readonly submission: SubmissionDetails
  readonly busy: boolean
  /** Why the last try was refused. */
  readonly problem: string | null
  readonly onClose: () => void
  readonly onAccept: (acceptance: Acceptance) => void
}

/** Makes a contract final: which stand it gets, and what is made of it. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { submission, busy, problem, onClose, onAccept } = props
  const { data: offer, problem: unread } = useLoaded<AcceptanceOffer>(
    `${SUBMISSIONS}/${submission.documentId}/acceptance`,
  )
  const [stand, setStand] = useState<string | null>(null)
  const [category, setCategory] = useState<string | null>(null)
  const [telling, setTelling] = useState<Telling>({ tell: Boolean(submission.email), message: '' })
  const firstFree = offer?.stands.find(({ preference, taken }) => preference && !taken)
  const chosenStand = stand ?? firstFree?.documentId ?? ''
  const chosenCategory = category ?? offer?.category ?? ''
  const wrong = problem ?? unread
  return (
    <DialogFrame
      title="Maak het contract definitief"
      onClose={onClose}
      confirm={
        <Button
          loading={busy}
          disabled={!chosenStand || !chosenCategory}
          onClick={() =>
            onAccept({
              from: submission.state,
              stand: chosenStand,
              category: chosenCategory,
              ...telling,
            })
          }
        >
          Maak definitief
        </Button>
      }
    >
      {wrong && (
        <Alert variant="danger" title="Niet gelukt." closeLabel="Sluiten" onClose={onClose}>
          {wrong}
        </Alert>
      )}
      {!offer && !unread && <Loader>Laden…</Loader>}
      {offer && (
        <>
          <Field.Root
            name="stand"
            required
            hint="Alleen een vrije stand kan worden verhuurd. De stand wordt meteen ‘Verhuurd’."
          >
            <Field.Label>Stand</Field.Label>
            <SingleSelect value={chosenStand} onChange={(value) => setStand(String(value))}>
              {offer.stands.map((choice) => (
                <SingleSelectOption
                  key={choice.documentId}
                  value={choice.documentId}
                  disabled={choice.taken !== null}
                >
                  {nameOf(choice)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
          <Field.Root name="category" required>
            <Field.Label>Categorie</Field.Label>
            <SingleSelect value={chosenCategory} onChange={(value) => setCategory(String(value))}>
              {offer.categories.map(({ documentId, name }) => (
                <SingleSelectOption key={documentId} value={documentId}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <div>
            <Typography tag="p">Dit wordt gemaakt, als concept dat u zelf publiceert:</Typography>
            <Made>
              {offer.exhibitors.map(({ name, isCoExhibitor }) => (
                <li key={name}>
                  <Typography>{`${isCoExhibitor ? 'Medestandhouder' : 'Standhouder'} ${name}`}</Typography>
                </li>
              ))}
            </Made>
          </div>
          {submission.email && (
            <TellFields {...telling} email={submission.email} onChange={setTelling} />
          )}
        </>
      )}
    </DialogFrame>
  )
}
