import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import { CONTACT_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { accountPageMessages } from './messages.ts'
import { SignedInNext } from './signed-in-next.tsx'

interface ConfirmOutcomeProps {
  outcome: Exclude<ConfirmationAnswer['outcome'], 'password-needed'>
  /** Whether the link also signed the visitor in. */
  isSignedIn: boolean
}

/** The result of following the link in a confirmation mail. */
export function ConfirmOutcome({ outcome, isSignedIn }: ConfirmOutcomeProps) {
  const t = useMessages(accountPageMessages)
  const texts: Record<typeof outcome, readonly ['done' | 'info' | 'brick', string, string]> = {
    confirmed: ['done', t.confirmed, t.confirmedHint],
    'already-confirmed': ['info', t.alreadyConfirmed, t.alreadyConfirmedHint],
    expired: ['brick', t.expired, t.expiredHint],
    'new-address-expired': ['brick', t.expired, t.newAddressExpiredHint],
    unknown: ['brick', t.brokenLink, t.unknownHint],
  }
  const [tone, title, hint] = texts[outcome]
  return (
    <>
      <Notice tone={tone} role="status" title={title}>
        {isSignedIn ? <SignedInNext hint={t.signedIn} /> : hint}
      </Notice>
      {outcome === 'new-address-expired' && (
        <LinkButton to={CONTACT_PAGE} variant="primary">
          {t.contact}
        </LinkButton>
      )}
      {tone !== 'brick' && !isSignedIn && (
        <LinkButton to={SIGN_IN_PAGE} variant="primary">
          {t.signIn}
        </LinkButton>
      )}
    </>
  )
}
