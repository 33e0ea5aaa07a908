import { useEffect } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Toasts } from '~/ui/toasts.tsx'
import { shellMessages } from './messages.ts'
import { removeToast, useShell } from './store.ts'

/** How long a toast stays, in ms; errors and lasting ones stay until dismissed. */
const TOAST_MS = 6000

/** Shows the toasts of the store and takes them away again. */
export function ToastHost() {
  const t = useMessages(shellMessages)
  const toasts = useShell((state) => state.toasts)
  useEffect(() => {
    const timers = toasts
      .filter(({ tone, stays }) => tone !== 'error' && !stays)
      .map(({ id }) => window.setTimeout(() => removeToast(id), TOAST_MS))
    return () => timers.forEach(window.clearTimeout)
  }, [toasts])
  return <Toasts label={t.notices} items={toasts} dismissLabel={t.close} onDismiss={removeToast} />
}
