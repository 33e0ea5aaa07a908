import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { accountPageMessages } from './messages.ts'

/** What follows on a new password, which also signed in here. */
export function PasswordKept() {
  const t = useMessages(accountPageMessages)
  return (
    <>
      <p>{t.resetDoneHint}</p>
      <ArrowLink to="/bezoekersprofiel" className="mt-2">
        {t.toProfile}
      </ArrowLink>
    </>
  )
}
