import { confirmRegistration } from '@beursvloer/contract/forms/definitions/confirm-registration'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { accountPageMessages } from './messages.ts'
import { SignedInNext } from './signed-in-next.tsx'

/**
 * Asks for the password of a new account, which its link alone does not confirm.
 * @param isAsked true: it takes the place of what led to it, with the focus
 */
export function ConfirmRegistration({ isAsked }: { isAsked: boolean }) {
  const t = useMessages(accountPageMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [isAsked])
  return (
    <div ref={box} tabIndex={-1}>
      <AccountForm
        definition={confirmRegistration}
        sentTitle={t.confirmed}
        leaveFreely
        extras={{
          password: (
            <div className="max-w-text text-sm">
              <p className="font-semibold">{t.notRegistered}</p>
              <p>
                {t.notRegisteredHint}{' '}
                <Link to="/wachtwoord-vergeten" className="link">
                  {t.forgotLink}
                </Link>
              </p>
            </div>
          ),
        }}
      >
        {() => <SignedInNext hint={t.signedIn} />}
      </AccountForm>
    </div>
  )
}
