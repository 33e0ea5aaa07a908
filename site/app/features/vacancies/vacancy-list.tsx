import { EXHIBITORS_PAGE, VACANCY_SUBMISSION_PAGE } from '@beursvloer/contract/page-addresses'
import { CATEGORY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink, toggleLink } from '~/shell/filter-links.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { vacancyMessages } from './messages.ts'
import { VacancyRows } from './vacancy-rows.tsx'
import type { VacancyList as List, VacancySummary } from './vacancy-view.ts'

interface VacancyListProps extends List {
  /** Categories to filter by, in the editors' order. */
  categories: readonly { readonly slug: string; readonly name: string }[]
}

/** Open vacancies with a filter by category, and apart from them the closed ones. */
export function VacancyList({ open, closed, categories }: VacancyListProps) {
  const t = useMessages(vacancyMessages)
  const [params] = useSearchParams()
  const wanted = params.get(CATEGORY_PARAMETER)
  const of = (vacancies: readonly VacancySummary[], slug: string | null) =>
    slug ? vacancies.filter(({ exhibitor }) => exhibitor.category === slug) : vacancies
  const [found, past] = [of(open, wanted), of(closed, wanted)]
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className="wrap pb-section">
        {open.length > 0 && (
          <div className="mb-4 space-y-4 border-ink border-t pt-5">
            <FilterRow label={t.byCategory}>
              {categories.map(({ slug, name }) => (
                <FilterChip
                  key={slug}
                  to={toggleLink(params, CATEGORY_PARAMETER, slug)}
                  selected={wanted === slug}
                  count={of(open, slug).length}
                >
                  {name}
                </FilterChip>
              ))}
            </FilterRow>
            <p role="status" className="font-semibold tabular-nums">
              {t.found(found.length)}
            </p>
          </div>
        )}
        {found.length > 0 ? (
          <VacancyRows vacancies={found} />
        ) : wanted && open.length > 0 ? (
          <EmptyState
            title={t.noneFound}
            action={
              <LinkButton to={filterLink(params, { [CATEGORY_PARAMETER]: '' })}>
                {t.clear}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState title={t.none} next={[EXHIBITORS_PAGE, t.viewExhibitors]}>
            {t.noneHint}
          </EmptyState>
        )}
        {past.length > 0 && (
          <section className="mt-14">
            <h2 className="mb-5 text-3xl">{t.closedTitle}</h2>
            <VacancyRows vacancies={past} level={3} />
          </section>
        )}
        <p className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 border-ink border-t pt-5">
          {t.hiring}
          <LinkButton to={VACANCY_SUBMISSION_PAGE} size="sm">
            {t.submit}
          </LinkButton>
        </p>
      </div>
    </>
  )
}
