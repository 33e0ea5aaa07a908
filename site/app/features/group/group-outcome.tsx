import { GROUP_PAGE, type GroupAnswer } from '@beursvloer/contract/accounts/group'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { groupMessages } from './messages.ts'

/** The result of following the sender's link; `failed`: the CMS could not be asked. */
export type GroupOutcome = GroupAnswer['outcome'] | 'failed'

/**
 * The target of the sender's link. Opening it sends nothing, because programs that check mail open
 * every link; the sender presses a button. Works without JavaScript and without signing in.
 *
 * @param outcome undefined before the button was pressed
 */
export function GroupConfirmation({ outcome }: { outcome: GroupOutcome | undefined }) {
  const t = useMessages(groupMessages)
  const sent = outcome === 'confirmed' || outcome === 'already-confirmed'
  const mayRetry = outcome === undefined || outcome === 'failed'
  return (
    <>
      <PageHead title={t.confirmTitle} lead={mayRetry ? t.confirmLead : undefined} />
      <div className="wrap pb-section">
        <div className="max-w-text space-y-6">
          {outcome && (
            <Notice tone={sent ? 'done' : 'brick'} role="status" title={t.outcome[outcome]}>
              {t.hint[outcome]}
            </Notice>
          )}
          {mayRetry ? (
            <form method="post">
              <Button type="submit" variant="primary">
                {outcome ? t.again : t.confirmButton}
              </Button>
            </form>
          ) : (
            <LinkButton to={sent || outcome === 'limited' ? '/' : GROUP_PAGE}>
              {sent || outcome === 'limited' ? t.home : t.toForm}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  )
}
