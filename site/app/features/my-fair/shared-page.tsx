import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { changeSaved, entryOf } from '~/shell/saved-store.ts'
import { addToast } from '~/shell/store.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { linkMessages } from './link-messages.ts'
import type { SharedFair, SharedLine } from './shared-fair.ts'

/**
 * Shared days: titles and times. Copying them works on the device, as saving does; without
 * JavaScript it is a form that needs an account.
 */
export function SharedPage({ shared, failed }: { shared: SharedFair; failed: boolean }) {
  const t = useMessages(linkMessages)
  const locale = useLocale()
  const navigate = useNavigate()
  const takeOver = (event: FormEvent) => {
    event.preventDefault()
    // Entries that are there already keep their own time and note.
    const missing = shared.entries.filter(({ kind, id }) => !entryOf(kind, id)?.saved)
    for (const { kind, id, planned } of missing)
      changeSaved(kind, id, { saved: true, ...(planned && { planned }) })
    addToast({ text: t.taken(missing.length), tone: 'success' })
    void navigate(MY_FAIR_PAGE)
  }
  if (shared.entries.length === 0)
    return (
      <div className="wrap py-section">
        <h1 className="sr-only">{t.sharedTitle}</h1>
        <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
      </div>
    )
  return (
    <>
      <PageHead title={t.sharedTitle} lead={t.sharedLead}>
        <form method="post" onSubmit={takeOver}>
          <Button type="submit" variant="primary">
            {t.take}
          </Button>
        </form>
      </PageHead>
      <div className="wrap pb-section">
        {failed && (
          <div className="mb-8">
            <Notice tone="brick" role="alert">
              {t.later}
            </Notice>
          </div>
        )}
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {shared.days.map(({ date, lines }) => (
            <section key={date}>
              <h2 className="mb-3 text-2xl">
                <span className="inline-block first-letter:uppercase">
                  {formatDate(date, locale, 'day')}
                </span>
              </h2>
              <Lines lines={lines} />
            </section>
          ))}
          {shared.withoutTime.length > 0 && (
            <section>
              <h2 className="mb-3 text-2xl">{t.withoutTime}</h2>
              <Lines lines={shared.withoutTime} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Lines({ lines }: { lines: readonly SharedLine[] }) {
  const t = useMessages(linkMessages)
  return (
    <ul className="border-ink border-t">
      {lines.map(({ key, title, lang, time, isCancelled }) => (
        <li key={key} className="flex gap-4 border-gray-300 border-b py-2.5 leading-snug">
          {time && (
            <span className="w-28 shrink-0 font-semibold text-sm tabular-nums leading-6">
              {time}
            </span>
          )}
          <span>
            <span lang={lang} className={isCancelled ? 'text-mute line-through' : 'font-semibold'}>
              {title}
            </span>
            {isCancelled && (
              <span className="font-semibold text-brick text-sm"> {t.cancelled}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
