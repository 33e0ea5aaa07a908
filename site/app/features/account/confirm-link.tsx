import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { accountPageMessages } from './messages.ts'

/**
 * Follows the link that was opened. Programs that check mail open every link, so
 * opening it does nothing: the page sends the form itself, and without scripts there is a button.
 */
export function ConfirmLink({ failed }: { failed: boolean }) {
  const t = useMessages(accountPageMessages)
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(failed)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (started.current) return
    started.current = true
    form.current?.requestSubmit()
  }, [])
  return (
    <Form ref={form} method="post" replace className="space-y-6">
      {failed && !busy && <Notice tone="brick" role="status" title={t.failed} />}
      {busy && <Notice role="status" title={t.confirmBusy} />}
      <Button type="submit" variant="primary" disabled={busy}>
        {failed ? t.retry : t.confirmButton}
      </Button>
    </Form>
  )
}
