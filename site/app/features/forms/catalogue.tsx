import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { Sheet } from '~/ui/sheet.tsx'
import { Form } from './form.tsx'

const text = (nl: string) => ({ nl, en: nl })

/** One field of every kind, for the catalogue. */
const everyKind: FormDefinition = {
  id: 'contact',
  reference: 'CT',
  title: text('Elk soort veld'),
  maxBodyBytes: 0,
  keepsDraft: false,
  steps: [
    {
      id: 'one',
      title: text('Velden'),
      parts: [
        { kind: 'text', name: 'name', label: text('Naam'), rules: 'required|length:2,50' },
        { kind: 'email', name: 'email', label: text('E-mailadres'), rules: 'required|email' },
        { kind: 'tel', name: 'phone', label: text('Telefoonnummer'), rules: 'phone' },
        {
          kind: 'select',
          name: 'country',
          label: text('Land'),
          rules: 'required',
          options: [
            { value: 'NL', label: text('Nederland') },
            { value: 'BE', label: text('België') },
          ],
        },
        {
          kind: 'text',
          name: 'kvk',
          label: text('KvK-nummer'),
          help: text('8 cijfers'),
          normalise: 'digits',
          rules: 'required|kvk',
          when: { field: 'country', is: ['NL'] },
        },
        {
          kind: 'radio',
          name: 'stand',
          label: text('Standtype'),
          rules: 'required',
          options: [
            { value: 'floor', label: text('Kale grond') },
            { value: 'shell', label: text('Systeemstand') },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'days',
          label: text('Dagen'),
          rules: 'required',
          options: [
            { value: '1', label: text('Woensdag 17 maart') },
            { value: '2', label: text('Donderdag 18 maart') },
          ],
        },
        { kind: 'number', name: 'area', label: text('Oppervlakte in m²'), rules: 'number|min:9' },
        { kind: 'money', name: 'budget', label: text('Budget in euro') },
        { kind: 'password', name: 'password', label: text('Wachtwoord') },
        { kind: 'url', name: 'site', label: text('Website') },
        { kind: 'date', name: 'date', label: text('Datum'), rules: 'date_after:2027-01-01' },
        { kind: 'textarea', name: 'message', label: text('Bericht'), rules: 'length:20,2000' },
        { kind: 'checkbox', name: 'terms', label: text('Ik ga akkoord.'), rules: 'accepted' },
      ],
    },
  ],
}

/** A group, a list and a file, in steps that are kept as a draft. */
const inSteps: FormDefinition = {
  ...everyKind,
  id: 'contract',
  keepsDraft: true,
  steps: [
    {
      id: 'company',
      title: text('Bedrijf'),
      intro: text('Zoals in het handelsregister.'),
      parts: [
        {
          kind: 'group',
          name: 'company',
          label: text('Uw organisatie'),
          fields: [{ kind: 'text', name: 'name', label: text('Naam'), rules: 'required' }],
        },
      ],
    },
    {
      id: 'stand',
      title: text('Stand'),
      parts: [
        {
          kind: 'list',
          name: 'guests',
          label: text('Medestandhouders'),
          itemLabel: text('Medestandhouder'),
          addLabel: text('Medestandhouder toevoegen'),
          minItems: 1,
          maxItems: 3,
          fields: [{ kind: 'text', name: 'name', label: text('Naam'), rules: 'required' }],
        },
        {
          kind: 'file',
          name: 'logo',
          label: text('Logo'),
          files: { kinds: ['svg', 'png'], maxFiles: 1, maxKilobytes: 5000 },
        },
      ],
    },
  ],
}

/** Forms in rest, in steps, refused and sent. */
export function FormsCatalogue() {
  return (
    <Sheet number="10" label="Formulieren" title="Velden uit een definitie">
      <div className="grid gap-10 lg:grid-cols-2">
        <Form definition={everyKind} />
        <div className="space-y-10">
          <Form definition={inSteps} />
          <Form
            definition={{ ...everyKind, id: 'newsletter' }}
            answer={{
              status: 422,
              message: 'Sorry, niet alle velden zijn correct ingevuld.',
              problems: { kvk: ['Een KvK-nummer heeft 8 cijfers.'], days: ['Dagen is verplicht.'] },
              values: { kvk: '1234', country: 'NL' },
            }}
          />
          <Form
            definition={everyKind}
            answer={{
              status: 200,
              receipt: { reference: 'CT-2027-00042', receivedAt: '2027-01-04T10:00:00+01:00' },
            }}
          >
            {() => <p>Wij antwoorden binnen drie werkdagen.</p>}
          </Form>
        </div>
      </div>
    </Sheet>
  )
}
