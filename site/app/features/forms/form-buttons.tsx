import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import type { ReactNode } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useForm, useFormState } from './form-context.ts'
import { formMessages } from './messages.ts'

interface FormButtonsProps {
  definition: FormDefinition
  /** The share that is sent, 0 to 1; null for forms without files, which are sent at once. */
  sentPart: number | null
  /** Content above the button that sends. */
  children?: ReactNode
}

/**
 * Back, on, and send. Before scripts run "Volgende" sends the form as it is: the page comes back
 * with all its steps, so that all steps can be reached.
 */
export function FormButtons({ definition, sentPart, children }: FormButtonsProps) {
  const { session } = useForm()
  const { step, loading, started, answered } = useFormState()
  const t = useMessages(formMessages)
  const language = useLocale()
  const isLast = step === definition.steps.length - 1
  const sends = isLast || (answered && !started)
  return (
    <>
      <div hidden={started && !isLast} className={sends ? undefined : 'live:hidden'}>
        {children}
      </div>
      {loading && sentPart !== null && (
        <progress
          aria-label={t.progressLabel}
          value={sentPart}
          className="block h-2 w-full appearance-none bg-gray-200 forced-colors:appearance-auto [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-gray-200 [&::-webkit-progress-value]:bg-primary"
        />
      )}
      <div className="flex flex-wrap gap-3 pt-2">
        {step > 0 && (
          <Button onClick={() => session.goTo(step - 1)}>
            <Icon name="arrow-left" />
            {t.previous}
          </Button>
        )}
        {!sends && (
          <Button type="submit" variant="primary" className="noscript:hidden">
            {t.next}
            <Icon name="arrow-right" />
          </Button>
        )}
        {(!started || isLast) && (
          <Button
            type="submit"
            variant={definition.destroys ? 'danger' : 'primary'}
            className={sends ? undefined : 'live:hidden'}
          >
            {loading ? t.sending(sentPart) : (definition.submitLabel?.[language] ?? t.send)}
          </Button>
        )}
      </div>
    </>
  )
}
