import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type { FormDefinition, OptionSources, Values } from '@beursvloer/contract/forms/definition'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { focusAfterLoad } from '~/ui/focus-after-load.ts'
import { Notice } from '~/ui/notice.tsx'
import { removeDraft } from './draft.ts'
import type { Visibility } from './field-handle.ts'
import type { FormSurroundings } from './form-context.ts'
import { FormSession } from './form-session.ts'
import type { FormSetup } from './form-state.ts'
import { formMessages } from './messages.ts'
import { OpenForm } from './open-form.tsx'

export interface FormProps {
  definition: FormDefinition
  /** Choices from the content, by source; the same that the action checks against. */
  options?: OptionSources
  /** The action's answer to a post of the whole page: the route's `actionData`. */
  answer?: FormAnswer
  /** Initial values, such as a subject from the address. */
  values?: Values
  /** Address to send to; the page's own when absent. */
  action?: string
  /** Replaces "Ontvangen. Kenmerk …" after sending. */
  sentTitle?: ReactNode
  /**
   * True: the page may be left without a warning while fields are filled in, as for an address and
   * a password.
   */
  leaveFreely?: boolean
  /** Content after sending, under "Ontvangen. Kenmerk …". */
  children?: (receipt: SubmissionReceipt) => ReactNode
  /** A record to keep, under that notice: the order and its costs. */
  record?: (receipt: SubmissionReceipt) => ReactNode
  /**
   * Content above the button: ticket, honeypot, challenge. Its hidden fields have names that begin
   * with `_`. `answer` is the latest.
   */
  protection?: (answer: FormAnswer | undefined) => ReactNode
  /**
   * Runs before every sending, once nothing blocks; may wait for a ticket or a challenge. Its
   * result is sent along, by name.
   */
  beforeSend?: (form: HTMLFormElement) => Promise<Readonly<Record<string, string>>>
  /** Custom inputs, by kind of field: see `FieldInputProps`. */
  inputs?: FormSurroundings['inputs']
  /** Further content at the beginning of a step, by the step's id; may use `useFormValues`. */
  heads?: Readonly<Record<string, ReactNode>>
  /** Further content at the end of a step, by the step's id; may use `useFormValues`. */
  extras?: Readonly<Record<string, ReactNode>>
  /** Content beside the form on wide screens, and under it elsewhere; may use `useFormValues`. */
  aside?: ReactNode
  /**
   * Problems besides those of the form's own rules, by path, for values in canonical form: shown
   * and stopped at like those, step by step. A function that stays the same.
   */
  examine?: FormSetup['examine']
  /** When messages of a field show, by path, where it is not as requirements 6.7 has it. */
  visibility?: Readonly<Record<string, Visibility>>
}

/**
 * A form from its definition: fields, conditions, lists, steps, files, messages, draft, sending.
 * Knows no form in particular.
 *
 * With JavaScript it posts to its address and asks for JSON, which the site answers with the
 * action's result; without, the page comes back with `actionData`, given here as `answer`. Either
 * way nothing typed is lost.
 *
 * @example
 * // In a route; the action reads, checks and stores, and answers a FormAnswer with its status.
 * export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
 *   return <Form definition={contact} options={loaderData.options} answer={actionData} />
 * }
 */
export function Form(props: FormProps) {
  const { definition, options, answer: posted, values, visibility, examine } = props
  const language = useLocale()
  const [answer, setAnswer] = useState(posted)
  const [session] = useState(() => {
    const refused = posted && posted.status !== 200 ? posted : undefined
    return new FormSession({
      definition,
      language,
      options,
      values: refused?.values ?? values,
      problems: refused?.problems,
      message: refused?.message,
      answered: refused !== undefined,
      visibility,
      examine,
    })
  })
  if (answer?.status === 200) {
    return (
      <Sent
        definition={definition}
        isLoaded={answer === posted}
        receipt={answer.receipt}
        title={props.sentTitle}
        record={props.record?.(answer.receipt)}
      >
        {props.children?.(answer.receipt)}
      </Sent>
    )
  }
  return <OpenForm {...props} answer={answer} onAnswer={setAnswer} session={session} />
}

interface SentProps {
  definition: FormDefinition
  /** Sent before scripts ran: the page was loaded with it. */
  isLoaded: boolean
  receipt: SubmissionReceipt
  title: ReactNode
  record: ReactNode
  children: ReactNode
}

/** Replaces a form that was sent. Takes the focus, which was in an element that is gone. */
function Sent({ definition, isLoaded, receipt, title, record, children }: SentProps) {
  const t = useMessages(formMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    removeDraft(definition)
    if (isLoaded) focusAfterLoad(box.current)
    else box.current?.focus()
  }, [definition, isLoaded])
  return (
    <div ref={box} tabIndex={-1} data-sent="">
      <Notice
        tone="done"
        role="status"
        title={
          title ?? (
            <>
              {t.received}
              {receipt.reference && (
                <>
                  {' '}
                  <span className="whitespace-nowrap">{t.reference(receipt.reference)}</span>
                </>
              )}
            </>
          )
        }
      >
        {children}
      </Notice>
      {record}
    </div>
  )
}
