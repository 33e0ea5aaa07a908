import type { Step } from '@beursvloer/contract/forms/definition'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { StepList } from '~/ui/step-list.tsx'
import { useForm, useFormState, useText } from './form-context.ts'
import { FormFields } from './form-fields.tsx'
import { formMessages } from './messages.ts'

interface FormStepsProps {
  steps: readonly Step[]
  /** Further content at the beginning and at the end of a step, by its id. */
  heads?: Readonly<Record<string, ReactNode>>
  extras?: Readonly<Record<string, ReactNode>>
}

/** The present step; only where scripts can go from one to the next. */
export function FormProgress({ steps }: Pick<FormStepsProps, 'steps'>) {
  const { session } = useForm()
  const { step, reached } = useFormState()
  const t = useMessages(formMessages)
  const text = useText()
  return (
    <div className="hidden live:block print:hidden">
      <StepList
        label={t.steps}
        doneLabel={t.done}
        progress={t.progress(step + 1, steps.length)}
        steps={steps.map(({ id, title }) => ({ id, title: text(title) }))}
        current={step}
        reachable={reached + 1}
        onGoTo={(index) => session.goTo(index)}
      />
    </div>
  )
}

/**
 * The steps of a form: one at a time where scripts run, all on one page otherwise, and all too when
 * the page comes back with problems before scripts have taken over.
 */
export function FormSteps({ steps, heads = {}, extras = {} }: FormStepsProps) {
  const state = useFormState()
  const t = useMessages(formMessages)
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state.step)
  useEffect(() => {
    if (shown.current === state.step) return
    shown.current = state.step
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'start' })
  }, [state.step])
  return steps.map(({ id, title: name, intro, parts }, index) => {
    const away = index !== state.step
    return (
      <section
        key={id}
        aria-labelledby={`step-${id}`}
        hidden={state.started && away}
        className={away && !state.answered ? 'live:hidden' : undefined}
      >
        <h2
          id={`step-${id}`}
          ref={away ? undefined : title}
          tabIndex={-1}
          className="mb-4 text-2xl"
        >
          <span className="sr-only">{t.progress(index + 1, steps.length)}: </span>
          {text(name)}
        </h2>
        {intro && <p className="mb-6 max-w-text">{text(intro)}</p>}
        <div className="space-y-6">
          {heads[id]}
          <FormFields parts={parts} />
          {extras[id]}
        </div>
      </section>
    )
  })
}
