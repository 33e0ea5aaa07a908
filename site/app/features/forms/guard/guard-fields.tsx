import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { useFormState } from '../form-context.ts'
import { formMessages } from '../messages.ts'
import { TICKET_FIELD, TRAP_FIELD } from './field-names.ts'
import type { FormGuard } from './form-guard.ts'

interface GuardFieldsProps {
  guard: FormGuard
  answer: FormAnswer | undefined
}

/**
 * The values sent along with a form besides its fields, and the honeypot that only scripts fill in.
 */
export function GuardFields({ guard, answer }: GuardFieldsProps) {
  const t = useMessages(formMessages)
  const { loading } = useFormState()
  const first = useRef<HTMLInputElement>(null)
  const heeded = useRef<FormAnswer>(undefined)
  const refused = answer?.status === 200 ? undefined : answer

  useEffect(() => {
    const form = first.current?.form
    const begin = () => void guard.begin()
    form?.addEventListener('focusin', begin, { once: true })
    // The visitor may have focused a field before hydration.
    if (form?.contains(document.activeElement)) begin()
    return () => form?.removeEventListener('focusin', begin)
  }, [guard])
  useEffect(() => {
    if (!refused || loading || heeded.current === refused) return
    heeded.current = refused
    if (guard.heed(refused)) first.current?.form?.requestSubmit()
  }, [guard, refused, loading])

  return (
    <>
      <input ref={first} type="hidden" name={TICKET_FIELD} defaultValue={refused?.ticket} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {t.leaveEmpty}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
