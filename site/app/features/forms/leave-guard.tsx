import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { losesInput } from './draft.ts'
import type { FormSession } from './form-session.ts'
import { formMessages } from './messages.ts'

/** Warns before typed values are lost: on going to another page of the site, and on leaving it. */
export function LeaveGuard({ session }: { session: FormSession }) {
  const t = useMessages(formMessages)
  const wouldLose = useCallback(
    () =>
      session.state.dirty &&
      !session.finished &&
      losesInput(session.definition, session.typed(), session),
    [session],
  )
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && wouldLose(),
      [wouldLose],
    ),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [wouldLose])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={t.leaveTitle}
      closeLabel={t.stay}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t.leave}</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.leaveText}</p>
    </Dialog>
  )
}
