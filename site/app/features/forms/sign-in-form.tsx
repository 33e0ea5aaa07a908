import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { Form, type FormProps } from './form.tsx'
import { GuardFields } from './guard/guard-fields.tsx'
import { ProofOnlyGuard } from './guard/proof-only-guard.ts'

/** The form to sign in with, which gives a proof where others failed too often. */
export function SignInForm(props: Omit<FormProps, 'answer' | 'protection' | 'beforeSend'>) {
  const answer = useActionData<unknown>() as FormAnswer | undefined
  const [guard] = useState(() => new ProofOnlyGuard(props.definition.id))
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <Form
        {...props}
        answer={answer}
        beforeSend={() => guard.prepare(box.current)}
        protection={(last) => <GuardFields guard={guard} answer={last} />}
      />
      {/* Outside of the form, whose fields are disabled while it is being sent. */}
      <div ref={box} className="mt-6 empty:hidden" />
    </>
  )
}
