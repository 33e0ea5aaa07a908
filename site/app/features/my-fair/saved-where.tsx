import { RETURN_PARAMETER, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { useShell } from '~/shell/store.ts'
import { LinkButton } from '~/ui/button.tsx'
import { myFairMessages } from './messages.ts'

/** Where it is kept: on this device alone, or with the account. */
export default function SavedWhere() {
  const t = useMessages(myFairMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  if (loggedIn) return null
  return (
    <p className="mt-10 border-rule border-t pt-4 text-mute text-sm print:hidden">
      {t.onDevice} {t.onAccount}{' '}
      <LinkButton
        to={`${SIGN_IN_PAGE}?${RETURN_PARAMETER}=${MY_FAIR_PAGE}`}
        variant="quiet"
        size="sm"
      >
        {t.signIn}
      </LinkButton>
    </p>
  )
}
