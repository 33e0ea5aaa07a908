import { useActionData } from 'react-router'
import { Form, type FormProps } from './form.tsx'
import { isAnswer } from './send-form.ts'

/**
 * A form of an account, which needs no ticket. Shows what the page's action answered to those without
 * JavaScript.
 */
export function AccountForm(props: Omit<FormProps, 'answer' | 'protection' | 'beforeSend'>) {
  const answer = useActionData<unknown>()
  return <Form {...props} answer={isAnswer(answer) ? answer : undefined} />
}
