import { useMessages } from '~/i18n/locale.tsx'
import { Toasts } from '~/ui/toasts.tsx'
import { shellMessages } from './messages.ts'
import { removeToast, useShell } from './store.ts'

/** Shows the toasts of the store and takes them away again. */
export function ToastHost() {
  const t = useMessages(shellMessages)
  const toasts = useShell((state) => state.toasts)
  return <Toasts label={t.notices} items={toasts} dismissLabel={t.close} onDismiss={removeToast} />
}
