import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { useActionData } from 'react-router'
import { Form, type FormProps } from './form.tsx'

/** What the page's action answered to a form; an action may answer other things too. */
function isAnswer(data: unknown): data is FormAnswer {
  return typeof data === 'object' && data !== null && 'status' in data
}

/**
 * A form of an account, which needs no ticket. Shows what the page's action answered to those without
 * JavaScript.
 */
export function AccountForm(props: Omit<FormProps, 'answer' | 'protection' | 'beforeSend'>) {
  const answer = useActionData<unknown>()
  return <Form {...props} answer={isAnswer(answer) ? answer : undefined} />
}
