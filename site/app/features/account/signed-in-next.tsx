import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { useEffect } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { loadUser } from '~/shell/account-state.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { accountPageMessages } from './messages.ts'

/** The next steps after a form that also signed in the visitor. */
export function SignedInNext({ hint }: { hint: string }) {
  const t = useMessages(accountPageMessages)
  useEffect(() => void loadUser(), [])
  return (
    <>
      <p>{hint}</p>
      <ArrowLink to={PROFILE_PAGE} className="mt-2">
        {t.toProfile}
      </ArrowLink>
    </>
  )
}
