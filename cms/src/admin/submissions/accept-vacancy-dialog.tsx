import { Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { VacancyChoices, VacancyOffer } from '../../submissions/staff/acceptance'
import { SelectField } from '../ui/fields'
import { AcceptDialog, type AcceptProps, useOffer } from './accept-dialog'

/** Takes a vacancy over as content of the site: at which exhibitor it is. */
export function AcceptVacancyDialog(props: AcceptProps) {
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
