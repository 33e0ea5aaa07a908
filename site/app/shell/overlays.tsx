import { lazy, Suspense } from 'react'
import { useShell } from './store.ts'

const ModalHost = lazy(() => import('./modal-host.tsx'))
const ToastHost = lazy(() => import('./toast-host.tsx'))

/** Renders the modals and toasts of the store; their code is fetched when there is one. */
export function Overlays() {
  const modals = useShell((state) => state.modals.length > 0)
  const toasts = useShell((state) => state.toasts.length > 0)
  return (
    <Suspense>
      {modals && <ModalHost />}
      {toasts && <ToastHost />}
    </Suspense>
  )
}
