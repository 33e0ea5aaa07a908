import { differencesOf } from '@beursvloer/contract/quotation/stand-terms'
import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ContractChoices, ContractOffer } from '../../submissions/staff/acceptance'
import { SelectField } from '../ui/fields'
import { AcceptDialog, type AcceptProps, useOffer } from './accept-dialog'
import { StandComparison } from './stand-comparison'
import { firstFree, StandField } from './stand-field'

interface AcceptContractProps extends AcceptProps {
  /** Opens a new quotation, for a stand by document id. */
  readonly onRequote: (stand: string) => void
}

/**
 * Makes a contract final: its stand, and the exhibitors to make. Refused while the stand differs
 * from the quotation.
 */
export function AcceptContractDialog(props: AcceptContractProps) {
  const offer = useOffer<ContractOffer>(props.submission, 'contract')
  const [chosen, setChosen] = useState<Partial<ContractChoices>>({})
  const { stands = [], categories = [], exhibitors = [], category: wanted } = offer.data ?? {}
  const id = chosen.stand ?? firstFree(stands)?.documentId ?? ''
  const stand = stands.find(({ documentId }) => documentId === id)
  const category = chosen.category ?? wanted ?? ''
  const differs =
    stand !== undefined && offer.data !== null && offer.data !== undefined
      ? differencesOf(offer.data.quoted, stand).length > 0
      : false
  return (
    <AcceptDialog<ContractChoices>
      {...props}
      kind="contract"
      title="Maak het contract definitief"
      offer={offer}
      choices={stand && category && !differs ? { stand: id, category } : null}
      made={exhibitors.map(
        ({ name, isCoExhibitor, isKnown }) =>
          `${isCoExhibitor ? 'Medestandhouder' : 'Standhouder'} ${name}${isKnown ? ' (bestaat al; wordt bijgewerkt)' : ''}`,
      )}
    >
      <StandField
        stands={stands}
        hint="Alleen een vrije stand kan worden verhuurd. De stand wordt meteen ‘Verhuurd’."
        value={id}
        onChange={(stand) => setChosen({ ...chosen, stand })}
      />
      {stand && offer.data && <StandComparison quoted={offer.data.quoted} stand={stand} />}
      {stand && differs && (
        <div role="status">
          <Typography tag="p" textColor="danger700">
            De offerte is niet die van deze stand. Stuur een nieuwe; het contract kan definitief
            worden zodra die getekend terug is.
          </Typography>
          <Button variant="secondary" marginTop={3} onClick={() => props.onRequote(id)}>
            {`Nieuwe offerte voor stand ${stand.number}`}
          </Button>
        </div>
      )}
      <SelectField
        required
        name="category"
        label="Categorie"
        value={category}
        options={categories.map(({ documentId, name }) => ({ value: documentId, label: name }))}
        onChange={(category) => setChosen({ ...chosen, category })}
      />
    </AcceptDialog>
  )
}
