import { Button } from '@strapi/design-system'
import { Duplicate } from '@strapi/icons'
import { useNotification } from '@strapi/strapi/admin'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** The notice afterwards. */
  readonly done: string
  /** The notice where the browser does not copy. */
  readonly refused: string
}

/** Copies a text. */
export function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  const { toggleNotification } = useNotification()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toggleNotification({ type: 'success', message: done }),
      () => toggleNotification({ type: 'danger', message: refused }),
    )
  return (
    <Button variant="secondary" startIcon={<Duplicate />} onClick={copy}>
      {label}
    </Button>
  )
}
