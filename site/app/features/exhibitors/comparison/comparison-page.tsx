import { CONCEPTS_PAGE, EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { exhibitorMessages } from '../messages.ts'
import { MAX_COMPARED } from './address.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparisonView } from './comparison-view.ts'
import { comparisonMessages } from './messages.ts'

interface ComparisonPageProps {
  view: ComparisonView
  /** Whether more concepts were chosen than stand here. */
  isTooMany: boolean
}

/** Concepts side by side, the actions on them, and similar concepts. */
export function ComparisonPage({ view, isTooMany }: ComparisonPageProps) {
  const t = useMessages(comparisonMessages)
  const names = useMessages(exhibitorMessages)
  const { columns, rows, suggestions, change, files } = view
  const label = (
    <Breadcrumbs
      items={[
        { to: EXHIBITORS_PAGE, label: names.title },
        { to: CONCEPTS_PAGE, label: t.title },
      ]}
    />
  )
  if (columns.length === 0) {
    return (
      <>
        <PageHead label={label} title={t.comparisonTitle} />
        <div className="wrap pb-section">
          <EmptyState
            title={t.nothingChosen}
            action={
              <LinkButton to={CONCEPTS_PAGE} variant="primary">
                {t.chooseConcepts}
              </LinkButton>
            }
          >
            {t.nothingChosenHint}
          </EmptyState>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead
        dense
        label={label}
        title={t.comparisonTitle}
        lead={columns.length === 1 ? t.oneChosen : undefined}
        className="print:pb-2"
      />
      <div className="wrap space-y-6 pb-section max-md:pt-3 print:p-0">
        {isTooMany && <Notice role="status">{t.tooMany}</Notice>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm print:hidden">
          <LinkButton to={change} size="sm" variant={columns.length === 1 ? 'primary' : 'outline'}>
            {columns.length < MAX_COMPARED && <Icon name="plus" />}
            {t.chooseMore}
          </LinkButton>
          <PrintButton>{t.print}</PrintButton>
          <FileLink to={files.csv}>{t.download('CSV')}</FileLink>
          <FileLink to={files.xlsx}>{t.download('Excel')}</FileLink>
        </div>
        <ComparisonTable columns={columns} rows={rows} />
        {suggestions.length > 0 && (
          <section className="pt-6 print:hidden">
            <h2 className="mb-3 text-2xl">{t.similar}</h2>
            <ul className="border-ink border-t">
              {suggestions.map(({ name, language, exhibitor, to }) => (
                <li
                  key={to}
                  className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-gray-300 border-b py-1"
                >
                  <span>
                    <b lang={language} className="font-semibold">
                      {name}
                    </b>{' '}
                    <span className="text-mute">{exhibitor}</span>
                  </span>
                  <Link
                    to={to}
                    className="link inline-flex min-h-11 items-center text-sm"
                    preventScrollReset
                  >
                    {t.add(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

/** Link to a file with the concepts on show. */
function FileLink({ to, children }: { to: string; children: string }) {
  const href = useHref(to)
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline"
    >
      <Icon name="download" className="size-4.5" />
      {children}
    </a>
  )
}
