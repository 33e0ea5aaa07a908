import { useMessages } from '~/i18n/locale.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { shellMessages } from './messages.ts'
import { closeModal, useShell } from './store.ts'

/** Shows the modals of the store, the latest on top. */
export default function ModalHost() {
  const t = useMessages(shellMessages)
  const modals = useShell((state) => state.modals)
  return modals.map(({ id, title, content }) => (
    <Dialog key={id} open onOpenChange={() => closeModal(id)} title={title} closeLabel={t.close}>
      {content}
    </Dialog>
  ))
}
