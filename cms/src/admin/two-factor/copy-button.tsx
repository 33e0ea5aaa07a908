import { Button } from '@strapi/design-system'
import { Duplicate } from '@strapi/icons'
import { useNotification } from '@strapi/strapi/admin'

/** A code in groups of four, which people copy with fewer mistakes. */
export const groups = (code: string, between: string): string =>
  (code.match(/.{1,4}/g) ?? []).join(between)

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** The notice afterwards. */
  readonly done: string
}

/** Copies a text. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { toggleNotification } = useNotification()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toggleNotification({ type: 'success', message: done }),
      () =>
        toggleNotification({ type: 'danger', message: 'Kopiëren lukt niet. Selecteer de tekst.' }),
    )
  return (
    <Button variant="secondary" startIcon={<Duplicate />} onClick={copy}>
      {label}
    </Button>
  )
}
