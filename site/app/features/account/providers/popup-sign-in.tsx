import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import type { Attempt } from './firebase-sheet.tsx'
import type { PopupMethod } from './identity-client.ts'
import { providerMessages } from './messages.ts'

interface PopupSignInProps {
  method: PopupMethod
  name: string
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Signing in in a window of another provider. */
export function PopupSignIn({ method, name, busy, attempt }: PopupSignInProps) {
  const t = useMessages(providerMessages)
  const signIn = () => attempt(async (client) => ({ token: await client.signInAt(method) }))
  return (
    <div className="space-y-3">
      <Button variant="primary" disabled={busy} onClick={signIn}>
        {busy ? t.busy : t.continueWith(name)}
      </Button>
      <p className="text-mute text-sm">{t.window(name)}</p>
    </div>
  )
}
