import { Suspense } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { Toasts } from '~/ui/toasts.tsx'
import { shellMessages } from './messages.ts'
import type { ShellTag } from './shell-data.ts'
import { removeToast, useShell } from './store.ts'

/** Shows the toasts of the store and takes them away again. */
function ToastHost() {
  const t = useMessages(shellMessages)
  const toasts = useShell((state) => state.toasts)
  return <Toasts label={t.notices} items={toasts} dismissLabel={t.close} onDismiss={removeToast} />
}

const LateOverlays = lateComponent(() => import('./modal-host.tsx'))

interface OverlaysProps {
  /** The statistics tag, where editors chose one. */
  tag: ShellTag | undefined
}

/**
 * Renders the modals and toasts of the store. The toasts' live region is always there, or its first
 * message would not be read out; the modals' code is fetched when there is one, and so is
 * that of the statistics tag.
 */
export function Overlays({ tag }: OverlaysProps) {
  const modals = useShell((state) => state.modals.length > 0)
  return (
    <>
      <ToastHost />
      <Suspense>{(modals || tag) && <LateOverlays tag={tag} />}</Suspense>
    </>
  )
}
