import { Button, Dialog, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'

/** Stops a message after a confirmation. */
export function StopButton({ onStop }: { readonly onStop: () => Promise<void> }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth>
          Stop het bericht
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title="Dit bericht stoppen?"
        endAction={
          <Dialog.Action>
            <Button variant="danger-light" fullWidth onClick={onStop}>
              Stop
            </Button>
          </Dialog.Action>
        }
      >
        <Typography textAlign="center">
          Wie het nog niet kreeg, krijgt het niet meer. Wat al verstuurd is, is niet terug te nemen.
        </Typography>
      </ConfirmDialog>
    </Dialog.Root>
  )
}
