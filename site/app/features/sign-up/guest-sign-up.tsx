import type { GuestAnswer } from '@beursvloer/contract/sign-ups/answers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FAIR_TIME_ZONE } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { signUpMessages } from './messages.ts'
import type { SignUpView } from './sign-up-view.ts'

interface GuestSignUpProps {
  /**
   * Asks for an address; null while visitors cannot register: then only visitors with an account
   * may sign up.
   */
  form: ReactNode
  /** The sign-in page, which leads back here. */
  signInPath: string
}

/** Signing up while signed out: by an e-mail address alone, or by signing in first. */
export function GuestSignUp({ form, signInPath }: GuestSignUpProps) {
  const t = useMessages(signUpMessages)
  if (!form) {
    return (
      <>
        <p>{t.signInHint}</p>
        <LinkButton to={signInPath} variant="primary">
          {t.signIn}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      {form}
      <p className="group-has-data-sent/sign-up:hidden">
        {t.haveAccount}{' '}
        <Link to={signInPath} className="link font-semibold">
          {t.toSignIn}
        </Link>
      </p>
    </>
  )
}

/** The purpose of the link in the mail. */
export function GuestHint({
  view: { free, waiting },
}: {
  view: Pick<SignUpView, 'free' | 'waiting'>
}) {
  const t = useMessages(signUpMessages)
  if (free !== 0) return <p>{t.guestHint}</p>
  return (
    <p>
      {t.youBecome(waiting + 1)} {t.guestHintFull}
    </p>
  )
}

/**
 * The next step with the mail: a place is held until a time, one is free for those who confirm, or
 * there is a waiting list.
 */
export function GuestNext({ until, free }: Pick<GuestAnswer, 'until' | 'free'>) {
  const t = useMessages(signUpMessages)
  const locale = useLocale()
  return (
    <>
      <p>{until ? t.heldUntil(clockOf(until, locale)) : free ? t.freeNext : t.lineNext}</p>
      <p className="mt-2 text-sm">{t.linkLasts}</p>
    </>
  )
}

/** "14:32", in the time of the fair. */
const clockOf = (instant: string, locale: 'nl' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    timeStyle: 'short',
    timeZone: FAIR_TIME_ZONE,
  }).format(new Date(instant))
