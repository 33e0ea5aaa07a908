import { Form, useNavigation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { accountPageMessages } from './messages.ts'

interface FollowLinkProps {
  /** Whether it also confirms a sign-up for an item. */
  confirms: boolean
  /** Whether the last try got no answer; the link still works. */
  failed: boolean
}

/**
 * The button that uses a link up. Programs that check mail open every link, some of them with scripts:
 * so nothing happens before somebody presses it.
 */
export function FollowLink({ confirms, failed }: FollowLinkProps) {
  const t = useMessages(accountPageMessages)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" replace className="space-y-6">
      {failed && !busy && <Notice tone="brick" role="alert" title={t.failed} />}
      {busy && <Notice role="status" title={t.followBusy} />}
      <Button type="submit" variant="primary" disabled={busy}>
        {failed ? t.retry : confirms ? t.followSignUpButton : t.followButton}
      </Button>
    </Form>
  )
}
