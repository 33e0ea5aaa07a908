import { RECENT_SIGN_IN_MINUTES } from '@beursvloer/contract/accounts/own-profile'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { leaveMessages } from './leave-messages.ts'

/** Search parameter that asks to sign out here and to come back after signing in. */
export const AGAIN_PARAMETER = 'opnieuw'

/** For accounts without a password: sign in again to confirm the deletion. */
export function SignInAgain() {
  const t = useMessages(leaveMessages)
  return (
    <form method="post" action={`?${AGAIN_PARAMETER}=1`} className="border border-ink p-5">
      <h3 className="text-xl">{t.again}</h3>
      <p className="mt-2 mb-4">{t.againText(RECENT_SIGN_IN_MINUTES)}</p>
      <Button type="submit" variant="primary">
        {t.againButton}
      </Button>
    </form>
  )
}
