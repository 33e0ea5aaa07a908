import type { OwnSignUp, Refusal } from '@beursvloer/contract/sign-ups/answers'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { FocusOnLoad } from '~/ui/focus-on-load.tsx'
import { Notice } from '~/ui/notice.tsx'
import { signUpMessages } from './messages.ts'
import { signUpFields, Until } from './sign-up-box.tsx'
import type { SignUpView } from './sign-up-view.ts'

interface OfferBoxProps {
  /**
   * The sign-up that the link offers, or has confirmed; null for a link that does neither (any
   * more).
   */
  signUp: OwnSignUp | null
  /** Why the place was not taken just now. */
  problem: Refusal['reason'] | 'later' | null
  /** The place that has to be given up for this one. */
  clash: SignUpView['clash']
  signUpPath: string
  /** The page that mails a link to sign in, which leads back to the page about signing up. */
  signInPath: string
}

/** The place that a mail offers, and one button that takes it. */
export function OfferBox(props: OfferBoxProps) {
  const t = useMessages(signUpMessages)
  const { signUp, signUpPath, signInPath } = props
  return (
    <div className="max-w-text space-y-4 border border-ink p-5 md:p-8">
      {signUp?.state === 'confirmed' ? (
        <>
          <FocusOnLoad takes>
            <Notice tone="done" title={t.confirmed}>
              {t.confirmedHint}
            </Notice>
          </FocusOnLoad>
          <p>
            <Link to={signInPath} className="link font-semibold">
              {t.offerSignIn}
            </Link>
          </p>
        </>
      ) : signUp?.until ? (
        <Offer {...props} until={signUp.until} />
      ) : (
        <>
          <Notice tone="brick" role="alert" title={t.offerGone}>
            {t.offerGoneHint}
          </Notice>
          <LinkButton to={signUpPath}>{t.offerSignUp}</LinkButton>
        </>
      )}
    </div>
  )
}

function Offer({
  until,
  problem,
  clash,
}: Pick<OfferBoxProps, 'problem' | 'clash'> & { until: string }) {
  const t = useMessages(signUpMessages)
  const why = problem && (problem === 'later' ? t.later : t.refused[problem])
  return (
    <>
      {why && (
        <FocusOnLoad takes>
          <Notice tone="brick" role="alert">
            {clash ? t.clash(clash.title, clash.start) : why}
          </Notice>
        </FocusOnLoad>
      )}
      <Notice tone="done" title={t.offered}>
        <Until instant={until} />
      </Notice>
      <form method="post">
        {clash && <input type="hidden" name={signUpFields.swap} value={clash.id} />}
        <Button type="submit" variant="primary" data-count="lead sign-up">
          {clash ? t.swap : t.accept}
        </Button>
      </form>
    </>
  )
}
