import { FORGOT_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { accountPageMessages } from './messages.ts'

/**
 * The next step for a visitor with a mailed link who does not know the password of that account.
 */
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
