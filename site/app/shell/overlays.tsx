import { lazy, Suspense } from 'react'
import { useShell } from './store.ts'
import { ToastHost } from './toast-host.tsx'

const ModalHost = lazy(() => import('./modal-host.tsx'))

/**
 * Renders the modals and toasts of the store. The toasts' live region is always there, or its first
 * message would not be read out; the modals' code is fetched when there is one.
 */
export function Overlays() {
  const modals = useShell((state) => state.modals.length > 0)
  return (
    <>
      <ToastHost />
      <Suspense>{modals && <ModalHost />}</Suspense>
    </>
  )
}
