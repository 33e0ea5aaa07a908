import { partsOf, placesOf } from '@beursvloer/contract/forms/parts'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { useForm } from './form-context.ts'
import { formMessages } from './messages.ts'

/**
 * The last step for visitors whose browser runs no scripts and so gives no proof: the form is valid
 * and waits to be confirmed. Names the fields that a page cannot restore.
 */
export function ConfirmStep() {
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
