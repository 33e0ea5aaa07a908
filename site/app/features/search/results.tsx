import { PAGE_PARAMETER } from '@beursvloer/contract/search-parameters'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { FilterChip, FilterRow } from '~/ui/filter-chip.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { AnswerBox } from './answer-box.tsx'
import { HitLink } from './hit-link.tsx'
import { KIND_PARAMETER, kindParameters, type SearchKind } from './kinds.ts'
import { Marked } from './marked.tsx'
import { searchMessages } from './messages.ts'
import { searchPath } from './query.ts'
import type { BestView, GroupView, HitView, ListView, ResultView } from './search-view.ts'

interface HitListProps {
  /** Hits with a kind show it. */
  hits: readonly (HitView | BestView)[]
  level: 2 | 3
}

/** Results as rows: title, facts, and the text around the match. */
function HitList({ hits, level }: HitListProps) {
  const t = useMessages(searchMessages)
  const Heading = `h${level}` as const
  return (
    <ol>
      {hits.map((hit) => (
        <li
          key={`${hit.path} ${hit.title.join()}`}
          className="relative border-gray-300 border-b py-4 transition-colors first:border-t first:border-t-ink hover:bg-green-50"
        >
          <Heading lang={hit.lang} className="text-xl">
            <HitLink to={hit.path} className="link-cover">
              <Marked pieces={hit.title} />
            </HitLink>
          </Heading>
          {(hit.facts.length > 0 || 'kind' in hit) && (
            <p className="mt-1 text-mute text-sm tabular-nums">
              {'kind' in hit && <span>{t.kind[hit.kind]}</span>}
              {'kind' in hit && hit.facts.length > 0 && '\u00a0· '}
              <Marked pieces={hit.facts} />
            </p>
          )}
          {hit.snippet.length > 0 && (
            <p lang={hit.lang} className="mt-1.5 max-w-text text-sm">
              <Marked pieces={hit.snippet} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The results: their number and kinds, and the list in groups or of one kind. */
export function Results({ results, list }: { results: ResultView; list: ListView | null }) {
  const t = useMessages(searchMessages)
  const [params] = useSearchParams()
  const { query, correction, partial, total, answer, best, groups } = results
  const ofKind = (kind?: SearchKind) =>
    filterLink(params, {
      [KIND_PARAMETER]: kind && kindParameters[kind],
      [PAGE_PARAMETER]: undefined,
    })
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
      {answer && !list && <AnswerBox answer={answer} />}
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
          <>
            {best.length > 0 && (
              <Section id="beste" title={t.best}>
                <HitList hits={best} level={3} />
              </Section>
            )}
            {groups
              .filter(({ hits }) => hits.length > 0)
              .map((group) => (
                <Group
                  key={group.kind}
                  group={group}
                  above={best.filter(({ kind }) => kind === group.kind).length}
                  more={ofKind(group.kind)}
                />
              ))}
          </>
        )}
      </div>
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

/** Some results, with their heading beside them on wide screens. */
function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_3fr]">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {note && <p className="mt-1 text-mute text-sm tabular-nums">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

interface GroupProps {
  group: GroupView
  /** How many of this kind are among the best above. */
  above: number
  more: string
}

/** The best of one kind, those above left out. */
function Group({ group, above, more }: GroupProps) {
  const t = useMessages(searchMessages)
  const { kind, count, hits } = group
  return (
    <Section
      id={`${KIND_PARAMETER}-${kindParameters[kind]}`}
      title={t.kind[kind]}
      note={t.results(count)}
    >
      <HitList hits={hits} level={3} />
      {count > hits.length + above && (
        <p className="mt-4">
          <ArrowLink to={more}>
            {t.showAll(count)}
            <span className="sr-only">: {t.kind[kind]}</span>
          </ArrowLink>
        </p>
      )}
    </Section>
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
    return (
      <LinkButton to={filterLink(params, { [KIND_PARAMETER]: undefined })}>
        {t.noneOfKind}
      </LinkButton>
    )
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
