import { Checkbox, Flex } from '@strapi/design-system'
import { TextField } from '../ui/fields'

export interface SenderMail {
  readonly tell: boolean
  readonly message: string
}

interface SenderMailFieldsProps extends SenderMail {
  readonly email: string
  readonly onChange: (mail: SenderMail) => void
}

/** Whether the sender gets a mail about a new state, and a text of staff in it. */
export function SenderMailFields({ tell, message, email, onChange }: SenderMailFieldsProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Checkbox
        checked={tell}
        onCheckedChange={(checked) => onChange({ tell: checked === true, message })}
      >
        {`Stuur een e-mail aan ${email}`}
      </Checkbox>
      {tell && (
        <MessageField value={message} onChange={(text) => onChange({ tell, message: text })} />
      )}
    </Flex>
  )
}

/** Maximum length of the message, in characters. */
const MAX_MESSAGE_LENGTH = 2000

interface MessageFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A text of staff in a mail to the sender. */
export const MessageField = (props: MessageFieldProps) => (
  <TextField
    {...props}
    name="message"
    label="Eigen woorden"
    hint="Staat in de e-mail vóór onze eigen tekst. Mag leeg blijven."
    maxLength={MAX_MESSAGE_LENGTH}
  />
)
