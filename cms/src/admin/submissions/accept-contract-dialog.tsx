import { useState } from 'react'
import type { ContractChoices, ContractOffer, StandToLet } from '../../submissions/staff/acceptance'
import { AcceptDialog, type AcceptProps, useOffer } from './accept-dialog'
import { ChoiceField } from './choice-field'

const METRES = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const nameOf = ({ number, hall, area, openSides, preference, taken }: StandToLet): string =>
  [
    `${preference ? `Voorkeur ${preference}: ` : ''}${number}`,
    hall,
    `${METRES.format(area)} m²`,
    openSides === 1 ? '1 open zijde' : `${openSides} open zijden`,
    ...(taken ? [taken] : []),
  ].join(', ')

/** Makes a contract final: which stand it gets, and what is made of it. */
export function AcceptContractDialog(props: AcceptProps) {
  const offer = useOffer<ContractOffer>(props.submission, 'contract')
  const [chosen, setChosen] = useState<Partial<ContractChoices>>({})
  const { stands = [], categories = [], exhibitors = [], category: wanted } = offer.data ?? {}
  const firstFree = stands.find(({ preference, taken }) => preference && !taken)
  const stand = chosen.stand ?? firstFree?.documentId ?? ''
  const category = chosen.category ?? wanted ?? ''
  return (
    <AcceptDialog<ContractChoices>
      {...props}
      kind="contract"
      title="Maak het contract definitief"
      offer={offer}
      choices={stand && category ? { stand, category } : null}
      made={exhibitors.map(
        ({ name, isCoExhibitor }) => `${isCoExhibitor ? 'Medestandhouder' : 'Standhouder'} ${name}`,
      )}
    >
      <ChoiceField
        name="stand"
        label="Stand"
        hint="Alleen een vrije stand kan worden verhuurd. De stand wordt meteen ‘Verhuurd’."
        value={stand}
        options={stands.map((one) => ({
          documentId: one.documentId,
          name: nameOf(one),
          disabled: one.taken !== null,
        }))}
        onChange={(stand) => setChosen({ ...chosen, stand })}
      />
      <ChoiceField
        name="category"
        label="Categorie"
        value={category}
        options={categories}
        onChange={(category) => setChosen({ ...chosen, category })}
      />
    </AcceptDialog>
  )
}
