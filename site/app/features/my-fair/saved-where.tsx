import { useMessages } from '~/i18n/locale.tsx'
import { useShell } from '~/shell/store.ts'
import { myFairMessages } from './messages.ts'
import { SignInButton } from './sign-in-button.tsx'

/** The place where entries are kept: this device alone, or the account too. */
export default function SavedWhere() {
  const t = useMessages(myFairMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  if (loggedIn) return null
  return (
    <p className="mt-10 border-rule border-t pt-4 text-mute text-sm print:hidden">
      {t.onDevice} {t.onAccount} <SignInButton />
    </p>
  )
}
