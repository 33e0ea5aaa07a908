import { Checkbox, Field, Flex, Textarea } from '@strapi/design-system'

export interface Telling {
  readonly tell: boolean
  readonly message: string
}

interface TellFieldsProps extends Telling {
  readonly email: string
  readonly onChange: (telling: Telling) => void
}

/** Whether the sender gets a mail about a new state, and a text of staff in it. */
export function TellFields({ tell, message, email, onChange }: TellFieldsProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Checkbox
        checked={tell}
        onCheckedChange={(checked) => onChange({ tell: checked === true, message })}
      >
        {`Stuur een e-mail aan ${email}`}
      </Checkbox>
      {tell && (
        <Field.Root
          name="message"
          hint="Staat in de e-mail vóór onze eigen tekst. Mag leeg blijven."
        >
          <Field.Label>Eigen woorden</Field.Label>
          <Textarea
            value={message}
            maxLength={2000}
            onChange={({ target }) => onChange({ tell, message: target.value })}
          />
          <Field.Hint />
        </Field.Root>
      )}
    </Flex>
  )
}
