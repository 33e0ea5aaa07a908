import { Suspense } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { shellMessages } from './messages.ts'
import type { ShellTag } from './shell-data.ts'
import { closeModal, useShell } from './store.ts'

const TagConsent = lateComponent(() => import('./tag/tag-consent.tsx'))

/**
 * Shows the modals of the store, the latest on top, and the consent dialog of the statistics tag.
 */
export default function LateOverlays({ tag }: { tag: ShellTag | undefined }) {
  const t = useMessages(shellMessages)
  const modals = useShell((state) => state.modals)
  return (
    <>
      {modals.map(({ id, title, content }) => (
        <Dialog
          key={id}
          open
          onOpenChange={() => closeModal(id)}
          title={title}
          closeLabel={t.close}
        >
          {content}
        </Dialog>
      ))}
      <Suspense>{tag && <TagConsent tag={tag} />}</Suspense>
    </>
  )
}
