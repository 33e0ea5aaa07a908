import { askable } from '@beursvloer/contract/forms/askable'
import { PRIVACY_PAGE } from '@beursvloer/contract/page-addresses'
import { useMemo, useRef, useState } from 'react'
import { Link, useActionData } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { Form, type FormProps } from './form.tsx'
import { FormGuard } from './guard/form-guard.ts'
import { GuardFields } from './guard/guard-fields.tsx'
import { formMessages } from './messages.ts'
import { isAnswer } from './send-form.ts'

interface ProtectedFormProps extends Omit<FormProps, 'answer' | 'protection' | 'beforeSend'> {
  /** For the form to sign in with: a proof only, where others failed too often. */
  signsIn?: boolean
}

/**
 * A form as visitors send it: with ticket, hidden field, and a proof where one is asked for. Shows
 * the answer of the page's action to visitors without JavaScript.
 */
export function ProtectedForm({ signsIn = false, ...props }: ProtectedFormProps) {
  const answer = useActionData<unknown>()
  const t = useMessages(formMessages)
  const [guard] = useState(() => new FormGuard(props.definition.id, signsIn))
  const box = useRef<HTMLDivElement>(null)
  const definition = useMemo(
    () => askable(props.definition, props.options),
    [props.definition, props.options],
  )
  const { hasPrivacyPage } = useShellData() ?? {}
  return (
    <>
      <Form
        {...props}
        definition={definition}
        answer={isAnswer(answer) ? answer : undefined}
        beforeSend={() => guard.prepare(box.current)}
        protection={(last) => (
          <>
            <GuardFields guard={guard} answer={last} />
            {!signsIn && (
              <p className="text-mute text-sm">
                {t.privacy}{' '}
                {hasPrivacyPage && (
                  <Link to={PRIVACY_PAGE} className="link">
                    {t.privacyLink}
                  </Link>
                )}
              </p>
            )}
          </>
        )}
      />
      {/* Outside of the form, whose fields are disabled while it is being sent. */}
      <div ref={box} className="mt-6 empty:hidden" />
    </>
  )
}
