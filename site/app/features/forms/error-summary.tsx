import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import { useEffect, useRef } from 'react'
import { Notice } from '~/ui/notice.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { controlId, focusControl } from './controls.ts'
import { useForm, useFormState } from './form-context.ts'

interface ErrorSummaryProps {
  /** Goes up with every attempt to send. */
  attempt: number
  /** The last one. */
  answer: FormAnswer | undefined
}

/** Whether it has to come with evidence that its sender is no robot. */
const isChallenge = (answer: FormAnswer | undefined) =>
  answer !== undefined && 'challenge' in answer && answer.challenge === true

/** Whether nothing is wrong and the form only has to be sent once more. */
const asksAgain = (answer: FormAnswer | undefined, message: string | undefined) =>
  answer?.status === 422 && !answer.problems && answer.message === message

/**
 * What is wrong with the form, on top of it, with a link to each field. Takes the focus when it
 * appears after an attempt to send.
 */
export function ErrorSummary({ attempt, answer }: ErrorSummaryProps) {
  const { session, id } = useForm()
  const { messages, problems, started } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [attempt])
  if (messages.length === 0) return null
  const calm = problems.length === 0 && asksAgain(answer, messages[0])
  // Scripts give a proof by themselves.
  if (calm && !started && isChallenge(answer)) return <ConfirmStep />
  return (
    <div ref={box}>
      <Notice tone={calm ? 'info' : 'brick'} role="alert" tabIndex={-1} title={messages.join(' ')}>
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
                  {session.inWords(problem)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
