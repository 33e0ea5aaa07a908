import { EXHIBITORS_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { useShell } from '~/shell/store.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { myFairMessages } from './messages.ts'
import { SignInButton } from './sign-in-button.tsx'

/**
 * Shown while there are no entries: the purpose of the page, and the first steps.
 * @param failed whether the visitor's places could not be fetched: then there may be some after all
 */
export default function EmptyFair({ failed }: { failed: boolean }) {
  const t = useMessages(myFairMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  return (
    <div className="mt-6 md:mt-8">
      <EmptyState
        title={failed ? t.unknownTitle : t.emptyTitle}
        action={
          <>
            <LinkButton to={PROGRAMME_PAGE}>{t.programme}</LinkButton>
            <LinkButton to={EXHIBITORS_PAGE}>{t.exhibitors}</LinkButton>
          </>
        }
      >
        <p>{failed ? t.unknownHint : t.emptyHint}</p>
        {!loggedIn && !failed && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
            {t.signInHint}
            <SignInButton />
          </p>
        )}
      </EmptyState>
    </div>
  )
}
