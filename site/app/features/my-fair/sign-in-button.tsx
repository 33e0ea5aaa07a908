import { RETURN_PARAMETER, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { myFairMessages } from './messages.ts'

/** Leads to the sign-in page, and back to "Mijn beurs". */
export function SignInButton() {
  const t = useMessages(myFairMessages)
  return (
    <LinkButton
      to={`${SIGN_IN_PAGE}?${RETURN_PARAMETER}=${MY_FAIR_PAGE}`}
      variant="quiet"
      size="sm"
    >
      {t.signIn}
    </LinkButton>
  )
}
