import { type FormAnswer, isFailure } from '@beursvloer/contract/forms/answer'
import { partsOf, placesOf } from '@beursvloer/contract/forms/parts'
import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { errorTitle } from '~/shell/error-title.ts'
import { shellMessages } from '~/shell/messages.ts'
import { Button } from '~/ui/button.tsx'
import { focusAfterLoad } from '~/ui/focus-after-load.ts'
import { Notice } from '~/ui/notice.tsx'
import { controlId, focusControl } from './controls.ts'
import { useForm, useFormState } from './form-context.ts'
import type { FormState } from './form-state.ts'
import { formMessages } from './messages.ts'
import { problemInWords } from './problem-in-words.ts'

/**
 * The last step for visitors whose browser runs no scripts and so gives no proof: the form is valid
 * and waits to be confirmed. Names the fields that a page cannot restore.
 */
function ConfirmStep() {
  const { session, id } = useForm()
  const t = useMessages(formMessages)
  const fields = placesOf(partsOf(session.definition), session.typed())
  const again = [
    fields.some(({ field }) => field.kind === 'password') && t.passwordAgain,
    fields.some(({ field, path }) => field.kind === 'file' && session.lostFiles(path).length > 0) &&
      t.filesAgain,
  ].filter((text) => text !== false)
  return (
    <section
      aria-labelledby={`${id}-confirm`}
      className="border border-ink border-l-4 border-l-primary bg-ground p-5 md:p-6"
    >
      <h2 id={`${id}-confirm`} className="text-2xl">
        {t.oneStep}
      </h2>
      <p className="mt-2 max-w-text">{[t.confirmText, ...again].join(' ')}</p>
      <Button type="submit" variant="primary" className="mt-5 max-sm:w-full">
        {t.confirm}
      </Button>
      <p className="mt-4 max-w-text text-mute text-sm">{t.confirmHint}</p>
    </section>
  )
}

interface ErrorSummaryProps {
  /** Goes up with every attempt to send. */
  attempt: number
  /** The last one. */
  answer: FormAnswer | undefined
}

/** Whether it has to come with evidence that its sender is no robot. */
const isChallenge = (answer: FormAnswer | undefined) =>
  answer !== undefined && 'challenge' in answer && answer.challenge === true

/** Whether the last attempt to send, or to go on a step, failed by problems that still exist. */
export function hasFailed(
  { messages: [message], problems }: FormState,
  answer: FormAnswer | undefined,
): boolean {
  if (message === undefined || problems.length > 0) return message !== undefined
  const isAnswer = answer && 'message' in answer && answer.message === message
  return !isAnswer || isFailure(answer)
}

/**
 * The problems of the form, above it, with a link to each field. Takes the focus after an attempt
 * to send, which also has it read out: it is silent while the visitor types.
 */
export function ErrorSummary({ attempt, answer }: ErrorSummaryProps) {
  const { session, id } = useForm()
  const state = useFormState()
  const { messages, problems, started } = state
  const t = useMessages(shellMessages)
  const box = useRef<HTMLDivElement>(null)
  // Sent before scripts ran: the page was loaded with its problems.
  const loaded = useRef(attempt)
  useEffect(() => {
    if (attempt === 0) return
    const summary = box.current?.querySelector<HTMLElement>('[role=group]')
    if (attempt === loaded.current) focusAfterLoad(summary)
    else summary?.focus()
  }, [attempt])
  if (messages.length === 0) return null
  const calm = !hasFailed(state, answer)
  // Scripts give a proof by themselves.
  if (calm && !started && isChallenge(answer)) return <ConfirmStep />
  return (
    <div ref={box}>
      <Notice
        id={controlId(id, 'summary')}
        tone={calm ? 'info' : 'brick'}
        role="group"
        tabIndex={-1}
        title={
          <>
            {!calm && <span className="sr-only">{errorTitle(t, '')}</span>}
            {messages.join(' ')}
          </>
        }
      >
        {problems.length > 0 && (
          <ul className="mt-1 space-y-1">
            {problems.map((problem) => (
              <li key={problem.path + problem.text}>
                <a
                  className="link"
                  href={`#${controlId(id, problem.path)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    session.goTo(Math.max(0, session.stepOf(problem.path)))
                    focusControl(controlId(id, problem.path))
                  }}
                >
                  {problemInWords(session.definition, problem, session.context.language)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
