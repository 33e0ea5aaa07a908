import { type FormAnswer, isFailure } from '@beursvloer/contract/forms/answer'
import { useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { errorTitle } from '~/shell/error-title.ts'
import { shellMessages } from '~/shell/messages.ts'
import { focusAfterLoad } from '~/ui/focus-after-load.ts'
import { Notice } from '~/ui/notice.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { controlId, focusControl } from './controls.ts'
import { useForm, useFormState } from './form-context.ts'
import type { FormState } from './form-state.ts'
import { problemInWords } from './problem-in-words.ts'

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
