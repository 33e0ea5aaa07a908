import { Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { MAX_BODY, MAX_TITLE } from '../../push-messages/staff/labels'
import type { PushText } from '../../push-messages/staff/views'

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
export function TextFields({ lang, legend, hint, required, text, onChange }: TextFieldsProps) {
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
      <Field.Root name={`${lang}-title`} required={required} hint={left(text.title, MAX_TITLE)}>
        <Field.Label>{lang === 'nl' ? 'Titel' : 'Titel in het Engels'}</Field.Label>
        <Field.Input
          lang={lang}
          value={text.title}
          maxLength={MAX_TITLE}
          onChange={({ target }) => onChange({ ...text, title: target.value })}
        />
        <Field.Hint />
      </Field.Root>
      <Field.Root name={`${lang}-body`} required={required} hint={left(text.body, MAX_BODY)}>
        <Field.Label>{lang === 'nl' ? 'Tekst' : 'Tekst in het Engels'}</Field.Label>
        <Textarea
          lang={lang}
          value={text.body}
          maxLength={MAX_BODY}
          onChange={({ target }) => onChange({ ...text, body: target.value })}
        />
        <Field.Hint />
      </Field.Root>
    </Flex>
  )
}
