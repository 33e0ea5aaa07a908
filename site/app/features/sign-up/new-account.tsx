import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Notice } from '~/ui/notice.tsx'
import { signUpMessages } from './messages.ts'

/**
 * Says to a visitor who signed up by a link that they have an account now, and which details are
 * missing.
 */
export function NewAccount() {
  const t = useMessages(signUpMessages)
  return (
    <div className="max-w-text">
      <Notice tone="info" title={t.newAccount}>
        <p>{t.newAccountHint}</p>
        <ArrowLink to={PROFILE_PAGE} className="mt-2">
          {t.complete}
        </ArrowLink>
      </Notice>
    </div>
  )
}
