import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type { FormDefinition, OptionSources, Values } from '@beursvloer/contract/forms/definition'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { Visibility } from './field-handle.ts'
import { type FormSurroundings, FormSurroundingsContext, useSessionState } from './form-context.ts'
import { FormFields } from './form-fields.tsx'
import { FormSession } from './form-session.ts'
import { formMessages } from './messages.ts'
import { SendFailure, sendForm } from './send-form.ts'

export interface FormProps {
  definition: FormDefinition
  /** Choices from the content, by source; the same that the action checks against. */
  options?: OptionSources
  /** What the action answered to a post of the whole page: the route's `actionData`. */
  answer?: FormAnswer
  /** Values to begin with, such as a subject from the address. */
  values?: Values
  /** Address to send to; the page's own when absent. */
  action?: string
  /** What follows after sending, under "Ontvangen. Kenmerk …". */
  children?: (receipt: SubmissionReceipt) => ReactNode
  /**
   * Stands above the button: ticket, honeypot, challenge. Its hidden fields have names that begin
   * with `_`. `answer` is the last one.
   */
  protection?: (answer: FormAnswer | undefined) => ReactNode
  /**
   * Runs before every sending, once nothing blocks; may wait for a ticket or a challenge. What it
   * gives is sent along, by name.
   */
  beforeSend?: (form: HTMLFormElement) => Promise<Readonly<Record<string, string>>>
  /** Inputs of one's own, by kind of field. */
  inputs?: FormSurroundings['inputs']
  /** When messages of a field show, by path, where it is not as spec §4 has it. */
  visibility?: Readonly<Record<string, Visibility>>
}

/**
 * A form from its definition: fields, conditions, messages, sending. Knows no form in particular.
 *
 * @example
 * // In a route; the action reads, checks and stores, and answers a FormAnswer with its status.
 * export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
 *   return <Form definition={contact} options={loaderData.options} answer={actionData} />
 * }
 */
export function Form(props: FormProps) {
  const { definition, options, answer: posted, values } = props
  const language = useLocale()
  const t = useMessages(formMessages)
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
      visibility: props.visibility,
    })
  })
  if (answer?.status === 200) {
    const { reference } = answer.receipt
    return (
      <Notice tone="done" role="status" title={reference ? t.receivedAs(reference) : t.received}>
        {props.children?.(answer.receipt)}
      </Notice>
    )
  }
  return <OpenForm {...props} answer={answer} onAnswer={setAnswer} session={session} />
}

interface OpenFormProps extends FormProps {
  session: FormSession
  onAnswer: (answer: FormAnswer) => void
}

const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name

function OpenForm({ session, answer, onAnswer, ...props }: OpenFormProps) {
  const { definition, options, visibility, inputs } = props
  const t = useMessages(formMessages)
  const language = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [sentPart, setSentPart] = useState(0)
  const state = useSessionState(session)

  useEffect(() => {
    if (form.current) session.start(form.current)
    return () => session.stop()
  }, [session])
  useEffect(
    () => session.configure({ definition, language, options, visibility }),
    [session, definition, language, options, visibility],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    event.preventDefault()
    if (state.loading) return
    if (!(await session.check())) {
      setAttempt((before) => before + 1)
      return
    }
    const focused = document.activeElement
    // Read before the fields are disabled: disabled fields are not part of it.
    const data = new FormData(element)
    await session.hold(async () => {
      try {
        const along = await props.beforeSend?.(element)
        for (const [name, value] of Object.entries(along ?? {})) data.set(name, value)
        const got = await sendForm(
          props.action ?? location.pathname + location.search,
          data,
          setSentPart,
        )
        onAnswer(got)
        if (got.status !== 200) session.setProblems(got.problems ?? {}, got.message ?? t.failed)
      } catch (failure) {
        if (!(failure instanceof SendFailure)) throw failure
        session.setProblems(
          {},
          failure.offline
            ? `${t.noConnection} ${t.noConnectionHint}`
            : `${t.failed} ${t.failedHint}`,
        )
      }
    })
    setAttempt((before) => before + 1)
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
  }

  return (
    <FormSurroundingsContext value={{ session, id: definition.id, inputs }}>
      <form
        ref={form}
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate
        aria-busy={state.loading}
        onSubmit={submit}
        onInput={(event) => session.input(nameOf(event))}
        onBlur={(event: FocusEvent) => session.blur(nameOf(event))}
      >
        <fieldset disabled={state.loading} key={state.generation} className="min-w-0 space-y-6">
          <ErrorSummary attempt={attempt} />
          {definition.steps.map((step) => (
            <FormFields key={step.id} parts={step.parts} />
          ))}
          {props.protection?.(answer)}
          <Button type="submit" variant="primary">
            {state.loading
              ? t.sending(Math.floor(sentPart * 100))
              : (definition.submitLabel?.[language] ?? t.send)}
          </Button>
        </fieldset>
      </form>
    </FormSurroundingsContext>
  )
}
