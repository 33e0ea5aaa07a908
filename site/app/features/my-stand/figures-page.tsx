import type { DayFigures } from '@beursvloer/contract/my-stand/overview'
import { FIGURE_NAMES } from '@beursvloer/contract/my-stand/terms'
import { standFiguresPath } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { myStandMessages } from './messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

interface FiguresPageProps {
  stand: { id: string; name: string }
  days: DayFigures
}

/** What was counted of an exhibitor, day by day, the latest first. */
export function FiguresPage({ stand, days }: FiguresPageProps) {
  const t = useMessages(myStandMessages)
  const locale = useLocale()
  const { format } = new Intl.NumberFormat(locale)
  const totals = FIGURE_NAMES.map((name) => days.reduce((sum, day) => sum + day[name], 0))
  return (
    <>
      <PageHead
        dense
        label={<StandBreadcrumbs stand={stand} />}
        title={t.figuresTitle}
        lead={t.figuresLead}
      />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {days.length === 0 ? (
          <EmptyState title={t.noFigures} />
        ) : (
          <>
            <p className="flex flex-wrap gap-3">
              {(['xlsx', 'csv'] as const).map((kind) => (
                <LinkButton
                  key={kind}
                  to={`${standFiguresPath(stand.id)}.${kind}`}
                  reloadDocument
                  size="sm"
                >
                  {t.file(kind)}
                </LinkButton>
              ))}
            </p>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard too
              tabIndex={0}
              aria-label={t.figuresTitle}
              className="overflow-x-auto border border-ink"
            >
              <table className="w-full text-right tabular-nums">
                <thead className="border-ink border-b">
                  <tr>
                    <th className="px-4 py-3 text-left">{t.day}</th>
                    {FIGURE_NAMES.map((name) => (
                      <th key={name} className="px-4 py-3">
                        {t.figures[name]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-gray-300">
                  <tr className="font-semibold">
                    <th scope="row" className="px-4 py-3 text-left">
                      {t.total}
                    </th>
                    {totals.map((total, at) => (
                      <td key={FIGURE_NAMES[at]} className="px-4 py-3">
                        {format(total)}
                      </td>
                    ))}
                  </tr>
                  {days.toReversed().map(({ day, ...counts }) => (
                    <tr key={day}>
                      <th scope="row" className="whitespace-nowrap px-4 py-2 text-left font-normal">
                        {formatDate(day, locale, 'short')}
                      </th>
                      {FIGURE_NAMES.map((name) => (
                        <td key={name} className="px-4 py-2">
                          {format(counts[name])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )}
      </div>
    </>
  )
}
