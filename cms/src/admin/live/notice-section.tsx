import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NOTICE_TERMS, TONE_LABELS } from '../../live/staff/labels'
import {
  type LiveOverview,
  MAX_NOTICE,
  MAX_NOTICE_LINK,
  type NoticeForm,
} from '../../live/staff/views'
import { Chip } from '../ui/chip'
import { InputField, optionsOf, SelectField } from '../ui/fields'
import { dutchTime } from '../ui/formats'
import { post, remove } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import { useAction } from '../ui/use-action'
import { useEnglish } from '../ui/use-english'

interface NoticeSectionProps {
  readonly shown: LiveOverview['notice']
  readonly reload: () => void
}

const EMPTY: NoticeForm = { nl: '', en: '', link: '', tone: 'info', minutes: 60 }
const TEXTS = [
  { name: 'nl', label: 'Melding', required: true, hint: 'Hooguit twee korte zinnen.' },
  {
    name: 'en',
    label: 'In het Engels',
    required: false,
    hint: 'Zonder Engelse tekst zien ook Engelstalige bezoekers de Nederlandse.',
  },
] as const

/** The notice that every page of the site shows, and the form for the next one. */
export function NoticeSection({ shown, reload }: NoticeSectionProps) {
  const [form, setForm] = useState(EMPTY)
  const english = useEnglish()
  const { busy, run } = useAction(reload)
  const show = async () => {
    if ((await run(post('/live/notice', form), 'De melding staat op de site.')) === null)
      setForm(EMPTY)
  }
  return (
    <Section title="Melding op de site">
      {shown ? (
        <Flex
          justifyContent="space-between"
          alignItems="start"
          gap={4}
          wrap="wrap"
          padding={4}
          background="neutral100"
        >
          <Flex direction="column" alignItems="start" gap={2}>
            <Chip tone={shown.tone === 'urgent' ? 'danger' : 'secondary'}>
              {TONE_LABELS[shown.tone]}
            </Chip>
            <Typography fontWeight="semiBold">{shown.text.nl}</Typography>
            {shown.text.en && <Typography lang="en">{shown.text.en}</Typography>}
            {shown.link && <SecondLine>{`Leidt naar ${shown.link}`}</SecondLine>}
            <SecondLine>
              {`Sinds ${dutchTime(shown.at)}, ${shown.until ? `tot ${dutchTime(shown.until)}` : 'tot u hem weghaalt'}; door ${shown.by}.`}
            </SecondLine>
          </Flex>
          <Button
            variant="danger-light"
            disabled={busy}
            onClick={() => run(remove('/live/notice'), 'De melding is weg.')}
          >
            Haal weg
          </Button>
        </Flex>
      ) : (
        <Typography textColor="neutral600">Er staat nu geen melding op de site.</Typography>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void show()
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          {TEXTS.filter(({ name }) => english || name === 'nl').map((text) => (
            <InputField
              {...text}
              key={text.name}
              value={form[text.name]}
              maxLength={MAX_NOTICE}
              onChange={(value) => setForm({ ...form, [text.name]: value })}
            />
          ))}
          <InputField
            name="link"
            label="Leidt naar"
            hint="Een pad van deze site, zoals /programma, of een adres met https://. Mag leeg blijven."
            value={form.link}
            maxLength={MAX_NOTICE_LINK}
            onChange={(link) => setForm({ ...form, link })}
          />
          <Flex gap={4} wrap="wrap" alignItems="end">
            <SelectField
              name="tone"
              label="Soort"
              value={form.tone}
              options={optionsOf(TONE_LABELS)}
              onChange={(tone) => setForm({ ...form, tone: tone === 'urgent' ? 'urgent' : 'info' })}
            />
            <SelectField
              name="minutes"
              label="Hoe lang"
              value={String(form.minutes)}
              options={NOTICE_TERMS.map(({ minutes, label }) => ({
                value: String(minutes),
                label,
              }))}
              onChange={(value) =>
                setForm({ ...form, minutes: value === 'null' ? null : Number(value) })
              }
            />
            <Box>
              <Button type="submit" loading={busy} disabled={!form.nl.trim()}>
                {shown ? 'Vervang de melding' : 'Plaats de melding'}
              </Button>
            </Box>
          </Flex>
        </Flex>
      </form>
    </Section>
  )
}
