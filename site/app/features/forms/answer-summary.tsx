import { answersOf } from '@beursvloer/contract/forms/answers'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { useForm, useFormState, useFormValues, useText } from './form-context.ts'
import { formMessages } from './messages.ts'

/** All answers, step by step except the last, each with a link back to its step. */
export default function AnswerSummary() {
  const { session } = useForm()
  const { started } = useFormState()
  const values = useFormValues()
  const language = useLocale()
  const t = useMessages(formMessages)
  const text = useText()
  const { definition, context } = session
  const steps = definition.steps.slice(0, -1)
  return (
    <div className="space-y-8">
      {steps.map((step, index) => {
        const title = text(step.title)
        // Answers of other steps come last, without a title.
        const sections = answersOf({ steps: [step] }, values, {
          language,
          options: context.options,
        }).filter((section) => section.title !== '')
        return (
          <section key={step.id} className="border-ink border-t pt-3">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-xl">{title}</h3>
              {started && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t.changeStep(title)}
                  onClick={() => session.goTo(index)}
                >
                  {t.change}
                </Button>
              )}
            </div>
            {sections.map((section) => (
              <div key={section.title} className="mt-2">
                {section.title !== title && sections.length > 1 && (
                  <h4 className="font-sans font-semibold text-sm">{section.title}</h4>
                )}
                <dl className="text-sm">
                  {section.answers.map((answer) => (
                    <div
                      key={answer.path}
                      className="grid gap-x-4 border-gray-300 border-b py-1.5 sm:grid-cols-[2fr_3fr]"
                    >
                      <dt className="text-mute">{answer.label}</dt>
                      <dd className="break-words">{answer.text || '–'}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
