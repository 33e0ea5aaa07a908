import { Form, useNavigation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { accountPageMessages } from './messages.ts'

/**
 * Follows the link that was opened, by a button: programs that check mail open every link, and some of
 * them run the scripts of the page.
 */
export function ConfirmLink({ failed }: { failed: boolean }) {
  const t = useMessages(accountPageMessages)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" replace className="space-y-6">
      {failed && !busy && <Notice tone="brick" role="status" title={t.failed} />}
      {busy && <Notice role="status" title={t.confirmBusy} />}
      <Button type="submit" variant="primary" disabled={busy}>
        {failed ? t.retry : t.confirmButton}
      </Button>
    </Form>
  )
}
