import { Button, Checkbox, Flex } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { AreaSettings } from '../../my-stand/staff/views'
import { InputField } from '../ui/fields'
import { PanelPage } from '../ui/panel-page'
import { post } from '../ui/requests'
import { Section } from '../ui/section'
import { SortableTable } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'

const PATH = '/my-stand/settings'

const USE_LABELS: Readonly<Record<keyof AreaSettings['use'], string>> = {
  exhibitors: 'Standhouders van deze editie',
  withPeople: 'waarvan iemand toegang heeft',
  signedIn: 'waarvan iemand inlogde',
  complete: 'met een complete presentatie',
  proposals: 'Ingediende voorstellen',
  badges: 'Badges van mensen op stands',
  leads: 'Gedeelde leads',
  meetings: 'Gevraagde gesprekken',
  meetingsAgreed: 'Bevestigde gesprekken',
}

/** How much exhibitors use their own area, and the organiser's choices about it. */
export function SettingsPage() {
  const loaded = useLoaded<AreaSettings>(PATH)
  return (
    <PanelPage
      title="Instellingen van Mijn stand"
      subtitle="Wat standhouders in hun eigen omgeving kunnen, en hoe vaak zij haar gebruiken."
      top={<AreaTabs current="settings" />}
      loaded={loaded}
    >
      {({ settings, use }) => (
        <>
          <SettingsForm settings={settings} />
          <SortableTable
            caption="Gebruik"
            columns={[
              { head: 'Gebruik', cell: ({ label }) => label },
              { head: 'Aantal', cell: ({ count }) => count.toLocaleString('nl') },
            ]}
            rows={Object.entries(use).map(([name, count]) => ({
              name,
              count,
              label: USE_LABELS[name as keyof typeof use],
            }))}
            keyOf={({ name }) => name}
            empty=""
          />
        </>
      )}
    </PanelPage>
  )
}

function SettingsForm({ settings }: { readonly settings: AreaSettings['settings'] }) {
  const [form, setForm] = useState(settings)
  const { run, busy } = useAction(() => undefined)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(post(PATH, form), 'De instellingen zijn bewaard.')
  }
  const number = (name: 'leadMonths' | 'badgesPerUnit') => ({
    ...{ name, type: 'number', required: true, value: String(form[name]) },
    onChange: (value: string) => setForm({ ...form, [name]: Number(value) }),
  })
  const ticked = (name: 'contactWithoutReview' | 'linksWithoutReview' | 'meetingsClosed') => ({
    name,
    checked: form[name],
    onCheckedChange: (isOn: boolean | 'indeterminate') =>
      setForm({ ...form, [name]: isOn === true }),
  })
  return (
    <Section title="Instellingen">
      <form onSubmit={send}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <InputField
            {...number('leadMonths')}
            label="Leads bewaren (maanden)"
            hint="Zo lang na de laatste scan worden gedeelde gegevens bij de standhouder verwijderd: 1 tot 24."
          />
          <InputField
            {...number('badgesPerUnit')}
            label="Badges per 9 m²"
            hint="Meer voor één standhouder geeft u bij die standhouder, in Extra badges."
          />
          <Checkbox {...ticked('contactWithoutReview')}>
            Contactgegevens van standhouders staan zonder beoordeling op de site
          </Checkbox>
          <Checkbox {...ticked('linksWithoutReview')}>
            Website en sociale netwerken staan zonder beoordeling op de site
          </Checkbox>
          <Checkbox {...ticked('meetingsClosed')}>
            Bezoekers kunnen geen gesprekken aanvragen; wat is afgesproken, blijft staan
          </Checkbox>
          <Flex>
            <Button type="submit" loading={busy}>
              Bewaar
            </Button>
          </Flex>
        </Flex>
      </form>
    </Section>
  )
}
