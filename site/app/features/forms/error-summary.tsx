import { useEffect, useRef } from 'react'
import { Notice } from '~/ui/notice.tsx'
import { controlId, focusControl } from './controls.ts'
import { useForm, useFormState } from './form-context.ts'

/**
 * What is wrong with the form, on top of it, with a link to each field. Takes the focus when it
 * appears after an attempt to send (`attempt` goes up).
 */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const { session, id } = useForm()
  const { messages, problems } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLElement>('[role=alert]')?.focus()
  }, [attempt])
  if (messages.length === 0) return null
  return (
    <div ref={box}>
      <Notice tone="brick" role="alert" tabIndex={-1} title={messages.join(' ')}>
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
