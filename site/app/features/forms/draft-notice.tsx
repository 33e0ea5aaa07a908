import { languageTags } from '@beursvloer/contract/language-tags'
import { FAIR_TIME_ZONE } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { hasUnkeptFields } from './draft.ts'
import { useFormState } from './form-context.ts'
import type { FormSession } from './form-session.ts'
import { formMessages } from './messages.ts'
import { useDraft } from './use-draft.ts'

/**
 * Says that a draft was restored or is being kept, and which fields it leaves out; discards it on
 * request, and restores that too. One button for both, so that the focus stays where it is.
 */
export function DraftNotice({ session }: { session: FormSession }) {
  const t = useMessages(formMessages)
  const language = useLocale()
  const { dirty } = useFormState()
  const { restoredAt, unsent, discard, undo } = useDraft(session)
  const { definition } = session
  if (!definition.keepsDraft && !unsent && !undo) return null
  const date =
    restoredAt !== null &&
    new Intl.DateTimeFormat(languageTags[language], {
      dateStyle: 'long',
      timeZone: FAIR_TIME_ZONE,
    }).format(restoredAt)
  const sentences = [
    undo
      ? t.draftGone
      : date
        ? unsent
          ? t.unsentRestored(date)
          : t.draftRestored(date)
        : t.draftKept,
    !undo && hasUnkeptFields(definition) && t.draftLacks,
  ]
  return (
    <div className="hidden min-h-14 flex-wrap items-center justify-between gap-x-6 border-gray-300 border-y py-1 text-sm live:flex print:hidden">
      <p role={undo || date ? 'status' : undefined}>{sentences.filter(Boolean).join(' ')}</p>
      {(dirty || undo || restoredAt !== null) && (
        <Button size="sm" variant="quiet" className="-mx-2" onClick={undo ?? discard}>
          {undo ? t.undoDiscard : t.discardDraft}
        </Button>
      )}
    </div>
  )
}
