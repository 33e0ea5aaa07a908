import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { useFormState } from './form-context.ts'
import type { FormSession } from './form-session.ts'
import { formMessages } from './messages.ts'
import { useDraft } from './use-draft.ts'

/** Says that a draft was brought back or is being kept, and throws it away when asked. */
export function DraftNotice({ session }: { session: FormSession }) {
  const t = useMessages(formMessages)
  const language = useLocale()
  const { dirty } = useFormState()
  const { restoredAt, discard } = useDraft(session)
  if (!session.definition.keepsDraft) return null
  const date =
    restoredAt !== null &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(
      restoredAt,
    )
  return (
    <div className="hidden min-h-14 flex-wrap items-center justify-between gap-x-6 border-gray-300 border-y py-1 text-sm live:flex print:hidden">
      <p role={date ? 'status' : undefined}>{date ? t.draftRestored(date) : t.draftKept}</p>
      {(dirty || restoredAt !== null) && (
        <Button size="sm" variant="quiet" onClick={discard}>
          {t.discardDraft}
        </Button>
      )}
    </div>
  )
}
