import { lazy, Suspense } from 'react'
import type { ShellTag } from './shell-data.ts'
import { useShell } from './store.ts'
import { ToastHost } from './toast-host.tsx'

const LateOverlays = lazy(() => import('./modal-host.tsx'))

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
