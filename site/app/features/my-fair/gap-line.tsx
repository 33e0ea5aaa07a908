import { entryKey } from '@beursvloer/contract/saved-entries'
import { timeOf } from '~/i18n/dates.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import type { FilledGap } from './fill-gaps.ts'
import { SuggestionName } from './gap-box.tsx'
import { myFairMessages } from './messages.ts'
import { ownDaysChanges, ownDaysFields } from './own-days.ts'
import { ownDaysMessages } from './own-days-messages.ts'
import { Change } from './own-entry-form.tsx'

/** A gap of a day, with suggestions. */
export function GapLine({ filled, title }: { filled: FilledGap; title: string }) {
  const t = useMessages(myFairMessages)
  const own = useMessages(ownDaysMessages)
  return (
    <li className="border border-gray-500 border-dashed px-4 py-2 text-sm">
      <details>
        <summary className="min-h-11 content-center">
          {title}. <span className="link">{own.suggestions}</span>
        </summary>
        <ul>
          {filled.suggestions.map((one) => (
            <li
              key={one.id}
              className="flex items-center justify-between gap-3 border-rule border-t py-1"
            >
              <span className="min-w-0">
                <SuggestionName suggestion={one} time />
              </span>
              <Change change={ownDaysChanges.write} entries={[entryKey(one)]}>
                <input type="hidden" name={ownDaysFields.date} value={one.date} />
                <input type="hidden" name={ownDaysFields.start} value={timeOf(one.start)} />
                <input
                  type="hidden"
                  name={ownDaysFields.minutes}
                  value={String(one.end - one.start)}
                />
                <Button type="submit" size="sm">
                  <span aria-hidden="true">{t.saveAtTime}</span>
                  <span className="sr-only">{t.putInNamed(one.title)}</span>
                </Button>
              </Change>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
