import { CONTACT_PAGE, NEWSLETTER_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { accountPageMessages } from './messages.ts'

interface LinkProblemProps {
  /** `unknown`: used, too old or none of ours; `closed`: visitors cannot register now. */
  problem: 'unknown' | 'closed' | 'blocked'
  /** Page of the item that the link was to sign up for; null: it was to sign in alone. */
  signUpPage: string | null
  /** Page to go on to for a visitor who is signed in. */
  onward: string
}

/** Why a sign-in link failed, and the next step. */
export function LinkProblem({ problem, signUpPage, onward }: LinkProblemProps) {
  const t = useMessages(accountPageMessages)
  if (problem === 'blocked') {
    return (
      <>
        <Notice tone="brick" role="alert" title={t.linkBlocked}>
          {t.linkBlockedHint}
        </Notice>
        <LinkButton to={CONTACT_PAGE}>{t.contact}</LinkButton>
      </>
    )
  }
  if (problem === 'closed') {
    return (
      <>
        <Notice tone="brick" role="alert" title={t.registrationClosed}>
          {t.registrationClosedHint}
        </Notice>
        <LinkButton to={NEWSLETTER_PAGE}>{t.toNewsletter}</LinkButton>
      </>
    )
  }
  return (
    <>
      <Notice tone="brick" role="alert" title={t.linkGone}>
        {signUpPage ? t.linkGoneSignUp : t.linkGoneHint}
      </Notice>
      {signUpPage ? (
        <LinkButton to={signUpPage} variant="primary">
          {t.toSignUp}
        </LinkButton>
      ) : (
        <div className="space-y-4 signed-out:hidden">
          <p>{t.linkSignedIn}</p>
          <LinkButton to={onward}>{t.onward}</LinkButton>
        </div>
      )}
    </>
  )
}
