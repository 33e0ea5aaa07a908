import { FORGOT_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { accountPageMessages } from './messages.ts'

/** What to do without knowing the password of the account that a link was mailed for. */
export function NotRegistered() {
  const t = useMessages(accountPageMessages)
  return (
    <div className="max-w-text text-sm">
      <p className="font-semibold">{t.notRegistered}</p>
      <p>
        {t.notRegisteredHint}{' '}
        <Link to={FORGOT_PASSWORD_PAGE} className="link">
          {t.forgotLink}
        </Link>
      </p>
    </div>
  )
}
