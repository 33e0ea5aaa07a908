import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import { MAX_BODY, MAX_TITLE, USUAL_HOURS } from '../../push-messages/staff/labels'
import type {
  PushChoices,
  PushForm,
  PushReach,
  PushTarget,
  PushText,
} from '../../push-messages/staff/views'
import { InputField, TextField } from '../ui/fields'
import { count } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useEnglish } from '../ui/use-english'
import { useLoaded } from '../ui/use-loaded'
import { PhonePreview } from './phone-preview'
import { askReach, LIST, PUSH_MESSAGES, sendMessage, sendTest } from './requests'
import { SendDialog } from './send-dialog'
import { TargetFields } from './target-fields'

interface TextFieldsProps {
  readonly lang: 'nl' | 'en'
  readonly legend: string
  readonly hint: string
  readonly required: boolean
  readonly text: PushText
  readonly onChange: (text: PushText) => void
}

const left = (text: string, most: number): string => `Nog ${most - text.length} tekens.`

/** Title and text in a language, with the number of remaining characters. */
function TextFields({ lang, legend, hint, required, text, onChange }: TextFieldsProps) {
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={4}
      tag="fieldset"
      borderWidth={0}
      margin={0}
      padding={0}
    >
      <Typography tag="legend" variant="omega" fontWeight="bold" padding={0} paddingBottom={1}>
        {legend}
      </Typography>
      {hint && <Typography textColor="neutral600">{hint}</Typography>}
      <InputField
        {...{ lang, required }}
        name={`${lang}-title`}
        label={lang === 'nl' ? 'Titel' : 'Titel in het Engels'}
        hint={left(text.title, MAX_TITLE)}
        value={text.title}
        maxLength={MAX_TITLE}
        onChange={(title) => onChange({ ...text, title })}
      />
      <TextField
        {...{ lang, required }}
        name={`${lang}-body`}
        label={lang === 'nl' ? 'Tekst' : 'Tekst in het Engels'}
        hint={left(text.body, MAX_BODY)}
        value={text.body}
        maxLength={MAX_BODY}
        onChange={(body) => onChange({ ...text, body })}
      />
    </Flex>
  )
}

/** The number of a target's devices; null while it is loading. */
function useReach(target: PushTarget): PushReach | null {
  const [reach, setReach] = useState<PushReach | null>(null)
  const asked = JSON.stringify(target)
  useEffect(() => {
    const stop = new AbortController()
    setReach(null)
    askReach(JSON.parse(asked), stop.signal).then(setReach, () => undefined)
    return () => stop.abort()
  }, [asked])
  return reach
}

const NOTHING = { title: '', body: '' }

const newForm = (): PushForm => ({
  key: crypto.randomUUID(),
  nl: NOTHING,
  en: NOTHING,
  path: PROGRAMME_PAGE,
  target: { to: 'news' },
  sendAt: null,
  hours: USUAL_HOURS,
})

/** Writes a message, shows it as on a phone, and sends it now or later. */
export function ComposePage() {
  const loaded = useLoaded<PushChoices>(`${PUSH_MESSAGES}/choices`)
  return (
    <PanelPage
      title="Schrijf een pushbericht"
      subtitle="Een pushbericht komt op de telefoon in beeld, ook als de site dicht is. Stuur er weinig."
      back={[LIST, 'Pushberichten']}
      loaded={loaded}
    >
      {(choices) => <ComposeForm choices={choices} reload={loaded.reload} />}
    </PanelPage>
  )
}

interface ComposeFormProps {
  readonly choices: PushChoices
  readonly reload: () => void
}

function ComposeForm({ choices, reload }: ComposeFormProps) {
  const [form, setForm] = useState(newForm)
  const [isConfirming, setIsConfirming] = useState(false)
  const reach = useReach(form.target)
  const english = useEnglish()
  const { busy, run, leave } = useAction(reload)
  const { fair, host, ownEmail, ownDevices } = choices
  const isComplete =
    form.nl.title.trim() !== '' &&
    form.nl.body.trim() !== '' &&
    (form.en.title.trim() === '') === (form.en.body.trim() === '')
  const chooseTarget = (target: PushForm['target']) => {
    const item = target.to === 'item' && choices.items.find(({ id }) => id === target.item)
    setForm({ ...form, target, ...(item && { path: item.path }) })
  }
  return (
    <>
      <Section title="Bericht">
        <Flex gap={8} alignItems="start" wrap="wrap">
          <Flex direction="column" alignItems="stretch" gap={6} flex="2 1 40rem">
            <TextFields
              lang="nl"
              legend={english ? 'Nederlands' : 'Tekst'}
              hint=""
              required
              text={form.nl}
              onChange={(nl) => setForm({ ...form, nl })}
            />
            {english && (
              <TextFields
                lang="en"
                legend="Engels"
                hint="Zonder Engelse tekst zien ook Engelstalige bezoekers de Nederlandse."
                required={false}
                text={form.en}
                onChange={(en) => setForm({ ...form, en })}
              />
            )}
            <InputField
              name="path"
              label="Opent pagina"
              hint="Een pagina van de site, zonder taal: /programma."
              value={form.path}
              maxLength={300}
              onChange={(path) => setForm({ ...form, path })}
            />
          </Flex>
          <Flex direction="column" alignItems="stretch" gap={4} flex="1 1 28rem">
            <PhonePreview
              caption="Zo ziet het eruit op een telefoon."
              text={form.nl}
              {...{ fair, host, lang: 'nl' }}
            />
            {form.en.title && (
              <PhonePreview
                caption="En in het Engels."
                text={form.en}
                {...{ fair, host, lang: 'en' }}
              />
            )}
          </Flex>
        </Flex>
      </Section>
      <Section title="Voor wie">
        <TargetFields target={form.target} choices={choices} onChange={chooseTarget} />
        <Typography role="status" fontWeight="semiBold">
          {reach
            ? `Dit bereikt nu ${count(reach.devices, 'toestel', 'toestellen')}${reach.english > 0 ? `, waarvan ${reach.english} in het Engels` : ''}.`
            : 'Tellen…'}
        </Typography>
        <Typography textColor="neutral600">
          Alleen wie er zelf om vroeg: nieuws gaat naar wie nieuws wil horen, een bericht over een
          onderdeel naar wie wijzigingen wil horen.
        </Typography>
      </Section>
      <Section title="Proef">
        <Typography>
          {ownDevices > 0
            ? `U bent op ${count(ownDevices, 'toestel', 'toestellen')} op de site ingelogd met ${ownEmail}.`
            : `Log op uw telefoon in op de site met ${ownEmail} en zet daar pushberichten aan; dan ziet u hoe het aankomt.`}
        </Typography>
        <Flex gap={4} wrap="wrap">
          <Button
            variant="secondary"
            disabled={!isComplete || ownDevices === 0 || busy}
            onClick={() => run(sendTest(form), 'De proef is onderweg naar uw toestel.')}
          >
            Stuur een proef naar mijn toestel
          </Button>
          {ownDevices === 0 && (
            <Button variant="tertiary" onClick={reload}>
              Kijk opnieuw
            </Button>
          )}
        </Flex>
      </Section>
      <Flex gap={4} justifyContent="end">
        <Button size="L" disabled={!isComplete || !reach} onClick={() => setIsConfirming(true)}>
          Verder
        </Button>
      </Flex>
      {isConfirming && reach && (
        <SendDialog
          form={form}
          reach={reach}
          busy={busy}
          onClose={() => setIsConfirming(false)}
          onConfirm={(chosen) =>
            leave(
              sendMessage(chosen),
              chosen.sendAt ? 'Het bericht is gepland.' : 'Het bericht wordt verstuurd.',
              LIST,
            )
          }
        />
      )}
    </>
  )
}
