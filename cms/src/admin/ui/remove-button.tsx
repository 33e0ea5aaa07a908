import { Button, Dialog, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { ConfirmDialog } from '@strapi/strapi/admin'

interface RemoveButtonProps {
  readonly label: string
  /** The accessible name, where the label does not say which thing is removed. */
  readonly name?: string
  readonly question: string
  /** The records that will be deleted; shown in the confirmation. */
  readonly consequence: string
  readonly onRemove: () => Promise<unknown>
  readonly small?: boolean
  /** Confirms; by default that something is deleted. */
  readonly verb?: string
}

/** Deletes something for good, or ends it, after a confirmation. */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, name, question, consequence, onRemove, small = false, verb } = props
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button
          variant="danger-light"
          size={small ? 'S' : 'M'}
          fullWidth={!small}
          startIcon={verb ? undefined : <Trash />}
          aria-label={name}
        >
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={question}
        endAction={
          <Dialog.Action>
            <Button variant="danger-light" fullWidth onClick={onRemove}>
              {verb ?? 'Verwijder'}
            </Button>
          </Dialog.Action>
        }
      >
        <Typography textAlign="center">{consequence}</Typography>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
