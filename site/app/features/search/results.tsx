import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { HitList } from './hit-list.tsx'
import { kindParameters, type SearchKind } from './kinds.ts'
import { searchMessages } from './messages.ts'
import { searchPath } from './query.ts'
import type { GroupView, ListView, ResultView } from './search-view.ts'

/** What was found: how much, of which kinds, and the results in groups or of one kind. */
export function Results({ results, list }: { results: ResultView; list: ListView | null }) {
  const t = useMessages(searchMessages)
  const [params] = useSearchParams()
  const { query, correction, partial, total, groups } = results
  const ofKind = (kind?: SearchKind) =>
    filterLink(params, { soort: kind && kindParameters[kind], pagina: undefined })
  return (
    <>
      {correction && (
        <p className="mb-5 max-w-text border-primary border-l-4 pl-4 text-lg">
          {t.nothingFor(query)} {t.didYouMean}{' '}
          <Link className="link font-semibold" to={searchPath(correction)}>
            {correction}
          </Link>
          ? <span className="block text-mute text-sm">{t.correctedHint}</span>
        </p>
      )}
      {partial && <p className="mb-5 max-w-text border-primary border-l-4 pl-4">{t.partial}</p>}
      <div className="border-ink border-t pt-5">
        <p role="status" className="mb-4 font-semibold tabular-nums">
          {t.found(total)}
        </p>
        <FilterRow label={t.kinds}>
          <FilterChip to={ofKind()} selected={!list} count={total}>
            {t.everything}
          </FilterChip>
          {groups.map(({ kind, count }) => (
            <FilterChip key={kind} to={ofKind(kind)} selected={list?.kind === kind} count={count}>
              {t.kind[kind]}
            </FilterChip>
          ))}
        </FilterRow>
      </div>
      <div className="mt-10 space-y-14">
        {list ? (
          <OneKind list={list} />
        ) : (
          groups.map((group) => <Group key={group.kind} group={group} more={ofKind(group.kind)} />)
        )}
      </div>
    </>
  )
}

/** The best of one kind: its name beside its results on wide screens. */
function Group({ group, more }: { group: GroupView; more: string }) {
  const t = useMessages(searchMessages)
  const { kind, count, hits } = group
  const headingId = `soort-${kindParameters[kind]}`
  return (
    <section aria-labelledby={headingId} className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_3fr]">
      <div>
        <h2 id={headingId} className="text-2xl">
          {t.kind[kind]}
        </h2>
        <p className="mt-1 text-mute text-sm tabular-nums">{t.results(count)}</p>
      </div>
      <div>
        <HitList hits={hits} level={3} />
        {count > hits.length && (
          <p className="mt-4">
            <ArrowLink to={more}>
              {t.showAll(count)}
              <span className="sr-only">: {t.kind[kind]}</span>
            </ArrowLink>
          </p>
        )}
      </div>
    </section>
  )
}

function OneKind({ list }: { list: ListView }) {
  const t = useMessages(searchMessages)
  const [params] = useSearchParams()
  const { kind, hits, count, page, pages, from, to } = list
  const pageLink = (number: number, label: string) => ({
    to: filterLink(params, { pagina: number === 1 ? undefined : String(number) }),
    label,
  })
  if (count === 0) {
    return <LinkButton to={filterLink(params, { soort: undefined })}>{t.noneOfKind}</LinkButton>
  }
  return (
    <section aria-label={t.kind[kind]} className="max-w-4xl">
      <HitList hits={hits} level={2} />
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            label={t.pagesNav}
            {...(page > 1 && { previous: pageLink(page - 1, t.previous) })}
            {...(page < pages && { next: pageLink(page + 1, t.next) })}
          >
            {t.position(from, to, count)}
          </Pagination>
        </div>
      )}
    </section>
  )
}
