import { useActionData } from 'react-router'
import { Form, type FormProps } from './form.tsx'
import { isAnswer } from './send-form.ts'

/**
 * A form of an account, which needs no ticket. Shows the answer of the page's action to visitors
 * without JavaScript.
 */
export function AccountForm(props: Omit<FormProps, 'answer' | 'protection' | 'beforeSend'>) {
  const answer = useActionData<unknown>()
  return <Form {...props} answer={isAnswer(answer) ? answer : undefined} />
}
