import {
  CONCEPTS_PAGE,
  categoryPath,
  EXHIBITING_PAGE,
  EXHIBITORS_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import type { ExhibitorFacets, ExhibitorSummary } from './exhibitor-summary.ts'
import { ExhibitorWall } from './exhibitor-wall.tsx'
import { exhibitorMessages } from './messages.ts'

const asideLink = 'inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline'
const footLink = 'link inline-flex min-h-11 items-center gap-2'

interface ExhibitorListPageProps {
  exhibitors: readonly ExhibitorSummary[]
  facets: ExhibitorFacets
  /** Slug of the category shown; absent for all. */
  category?: string
}

/** All exhibitors, or those of one category: head, tabs of the categories, wall. */
export function ExhibitorListPage({ exhibitors, facets, category }: ExhibitorListPageProps) {
  const t = useMessages(exhibitorMessages)
  const csv = useHref(`${EXHIBITORS_PAGE}.csv`)
  const current = facets.categories.find(({ slug }) => slug === category)
  const hasConcepts = current?.hasConcepts ?? facets.categories.some((one) => one.hasConcepts)
  const total = facets.categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHead
        dense
        aside={
          <div className="flex gap-6 max-md:hidden">
            {hasConcepts && (
              <Link to={CONCEPTS_PAGE} className={asideLink}>
                {t.compareConcepts}
              </Link>
            )}
            {!current && total > 0 && (
              <a href={csv} className={asideLink}>
                <Icon name="download" className="size-4.5" />
                {t.csvFile}
              </a>
            )}
          </div>
        }
        title={current?.name ?? t.title}
        lead={
          current
            ? current.intro && <span lang={current.introLang}>{current.intro}</span>
            : total > 0 && t.lead(total)
        }
      />
      {total > 0 && (
        <div className="wrap">
          <TabLinks
            label={t.categories}
            items={[
              { to: EXHIBITORS_PAGE, label: t.all, count: total, current: !current },
              ...facets.categories
                .filter(({ slug, count }) => count > 0 || slug === category)
                .map(({ slug, name, count }) => ({
                  to: categoryPath({ slug }),
                  label: name,
                  count,
                  current: slug === category,
                })),
            ]}
          />
        </div>
      )}
      {exhibitors.length > 0 ? (
        <>
          <ExhibitorWall exhibitors={exhibitors} facets={facets} />
          <p className="wrap flex flex-wrap gap-x-6 pb-section text-sm md:hidden print:hidden">
            {hasConcepts && (
              <Link to={CONCEPTS_PAGE} className={footLink}>
                {t.compareConcepts}
              </Link>
            )}
            {!current && (
              <a href={csv} className={footLink}>
                <Icon name="download" className="size-4.5" />
                {t.csvFile}
              </a>
            )}
          </p>
        </>
      ) : (
        <div className="wrap pt-6 pb-section">
          <EmptyState title={t.noneYet} next={[EXHIBITING_PAGE, t.participate]}>
            {t.noneYetHint}
          </EmptyState>
        </div>
      )}
    </>
  )
}
