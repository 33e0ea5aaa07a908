import { Flex, Typography } from '@strapi/design-system'
import { MAX_BODY, MAX_TITLE } from '../../push-messages/staff/labels'
import type { PushText } from '../../push-messages/staff/views'
import { InputField, TextField } from '../ui/fields'

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
