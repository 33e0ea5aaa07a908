import { Button } from '../button.tsx'
import { Choice, ChoiceGroup } from '../choices.tsx'
import { Notice } from '../notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { Select } from '../select.tsx'
import { Sheet } from '../sheet.tsx'
import { TextArea, TextField } from '../text-field.tsx'

/** Fields in rest and with errors. */
export function FormParts() {
  return (
    <Sheet number="06" label="Formulieren" title="Eén kolom, hulp erbij">
      <div className="grid gap-10 lg:grid-cols-2">
        <form className="space-y-6" noValidate>
          <Notice tone="brick" title="Sorry, niet alle velden zijn correct ingevuld.">
            <a className="link" href="#kvk">
              Een KvK-nummer heeft 8 cijfers.
            </a>
          </Notice>
          <TextField label="Naam" name="naam" autoComplete="name" />
          <TextField
            id="kvk"
            label="KvK-nummer"
            name="kvk"
            help="8 cijfers"
            inputMode="numeric"
            defaultValue="1234"
            error="Een KvK-nummer heeft 8 cijfers."
          />
          <TextField
            label="Telefoonnummer"
            name="tel"
            type="tel"
            optional="(optioneel)"
            help="Bijvoorbeeld +31 10 000 00 00"
          />
          <PasswordField
            label="Wachtwoord"
            name="wachtwoord"
            autoComplete="new-password"
            help="Minstens 8 tekens"
            defaultValue="stapelwerk"
            showLabel="Toon wachtwoord"
            hideLabel="Verberg wachtwoord"
          />
          <Select
            label="Onderwerp"
            name="onderwerp"
            placeholder="Kies een onderwerp"
            options={[
              { value: 'a', label: 'Bezoek' },
              { value: 'b', label: 'Standhouder' },
            ]}
          />
          <TextArea label="Bericht" name="bericht" help="20 tot 2.000 tekens" />
          <ChoiceGroup label="Dagen" help="Kies één of beide dagen.">
            <Choice label="Woensdag 17 maart" name="dag" value="1" defaultChecked />
            <Choice label="Donderdag 18 maart" name="dag" value="2" />
          </ChoiceGroup>
          <ChoiceGroup label="Standtype" error="Kies een standtype.">
            <Choice
              type="radio"
              label="Kale grond"
              help="vanaf 18 m²"
              name="type"
              value="grond"
              defaultChecked
            />
            <Choice
              type="radio"
              label="Systeemstand"
              help="vanaf 9 m²"
              name="type"
              value="systeem"
            />
          </ChoiceGroup>
          <Choice
            label="Ik ga akkoord met de voorwaarden."
            name="akkoord"
            error="Ga akkoord om te versturen."
          />
          <Button type="submit" variant="primary">
            Versturen
          </Button>
        </form>
        <div className="space-y-6">
          <Notice title="Programma volgt in januari.">
            Laat uw e-mailadres achter, dan krijgt u bericht.
          </Notice>
          <Notice tone="done" role="status" title="Ontvangen. Kenmerk CT-2027-00042.">
            Wij antwoorden binnen drie werkdagen.
          </Notice>
        </div>
      </div>
    </Sheet>
  )
}
