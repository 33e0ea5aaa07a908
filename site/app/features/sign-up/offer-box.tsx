import type { OwnSignUp, Refusal } from '@beursvloer/contract/sign-ups/answers'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { signUpMessages } from './messages.ts'
import { signUpFields, Until } from './sign-up-box.tsx'
import type { SignUpView } from './sign-up-view.ts'

interface OfferBoxProps {
  /** What the link offers, or gave; null for a link that does neither (any more). */
  signUp: OwnSignUp | null
  /** Why the place was not taken just now. */
  problem: Refusal['reason'] | 'later' | null
  /** The place that has to be given up for this one. */
  clash: SignUpView['clash']
  signUpPath: string
  /** Where one signs in with a mail, and comes back to the page about signing up. */
  signInPath: string
}

/** The place that a mail offers, and one button that takes it. */
export function OfferBox({ signUp, problem, clash, signUpPath, signInPath }: OfferBoxProps) {
  const t = useMessages(signUpMessages)
  if (signUp?.state === 'confirmed') {
    return (
      <div className="max-w-text space-y-4 border border-ink p-5 md:p-8">
        <Notice tone="done" title={t.confirmed}>
          {t.confirmedHint}
        </Notice>
        <p>
          <Link to={signInPath} className="link font-semibold">
            {t.offerSignIn}
          </Link>
        </p>
      </div>
    )
  }
  if (!signUp?.until) {
    return (
      <div className="max-w-text space-y-4 border border-ink p-5 md:p-8">
        <Notice tone="brick" role="alert" title={t.offerGone}>
          {t.offerGoneHint}
        </Notice>
        <LinkButton to={signUpPath}>{t.offerSignUp}</LinkButton>
      </div>
    )
  }
  return (
    <div className="max-w-text space-y-4 border border-ink p-5 md:p-8">
      {problem && problem !== 'clash' && (
        <Notice tone="brick" role="alert">
          {problem === 'later' ? t.later : t.refused[problem]}
        </Notice>
      )}
      <Notice tone="done" title={t.offered}>
        <Until instant={signUp.until} />
      </Notice>
      {problem === 'clash' && (
        <Notice role="alert">{clash ? t.clash(clash.title, clash.start) : t.refused.clash}</Notice>
      )}
      <form method="post">
        {clash && <input type="hidden" name={signUpFields.swap} value={clash.id} />}
        <Button type="submit" variant="primary" data-count="lead sign-up">
          {clash ? t.swap : t.accept}
        </Button>
      </form>
    </div>
  )
}
