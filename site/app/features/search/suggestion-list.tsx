import { useEffect } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { AnswerFacts } from './answer-box.tsx'
import { HitLink } from './hit-link.tsx'
import { Marked } from './marked.tsx'
import { searchMessages } from './messages.ts'
import { searchPath } from './query.ts'
import type { SuggestionView } from './search-view.ts'

type GroupHit = SuggestionView['groups'][number]['hits'][number]

interface SuggestionListProps {
  id: string
  found: SuggestionView | null
  query: string
  /** Which option is chosen with the keyboard, from 0; -1 for none. */
  active: number
}

/** How many options there are: the answer, the results, and the way to all of them. */
export function placesIn({ answer, best, groups, total }: SuggestionView): number {
  const hits = groups.reduce((sum, group) => sum + group.hits.length, best.length)
  return (answer ? 1 : 0) + hits + (total > 0 ? 1 : 0)
}

const option =
  'block px-gutter py-2.5 outline-primary -outline-offset-2 hover:bg-green-50 aria-selected:bg-tint aria-selected:outline-2 md:px-5'

/** The options of the combobox: the answer, the best, groups, and all results. */
export function SuggestionList({ id, found, query, active }: SuggestionListProps) {
  const t = useMessages(searchMessages)
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  let position = 0
  const place = () => {
    const at = position++
    return { id: `${id}-${at}`, role: 'option', 'aria-selected': at === active, tabIndex: -1 }
  }
  const empty = !found || placesIn(found) === 0
  const hitOption = (hit: SuggestionView['best'][number] | GroupHit) => (
    <HitLink key={hit.path + hit.title.join()} to={hit.path} className={option} {...place()}>
      <span lang={hit.lang} className="block font-semibold leading-tight">
        <Marked pieces={hit.title} />
      </span>
      <span className="block truncate text-mute text-sm tabular-nums">
        {'kind' in hit && (hit.facts.length > 0 ? `${t.kind[hit.kind]}\u00a0· ` : t.kind[hit.kind])}
        <Marked pieces={hit.facts} />
      </span>
    </HitLink>
  )
  return (
    <>
      {found?.correction && (
        <p className="border-rule border-b px-gutter py-2.5 text-sm md:px-5">
          {t.didYouMean} <b>{found.correction}</b>?
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={t.suggestions}
        hidden={empty}
        // The field keeps the focus, also while one clicks an option.
        onMouseDown={(event) => event.preventDefault()}
        className="overflow-y-auto md:max-h-[calc(100dvh-11rem)]"
      >
        {found?.answer && (
          <HitLink
            to={found.answer.path}
            className={`${option} border-rule border-b border-l-6 border-l-primary py-4`}
            {...place()}
          >
            <span lang={found.answer.lang} className="block font-semibold text-lg leading-tight">
              {found.answer.title}
            </span>
            <AnswerFacts rows={found.answer.rows} className="mt-2 text-sm" />
            {found.answer.text && (
              <span lang={found.answer.lang} className="mt-1 line-clamp-4 text-sm">
                {found.answer.text}
              </span>
            )}
          </HitLink>
        )}
        {found && found.best.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: options in groups are no fieldset.
          <div role="group" aria-label={t.best} className="border-rule border-b py-2">
            {found.best.map(hitOption)}
          </div>
        )}
        {found?.groups.map(({ kind, count, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: options in groups are no fieldset.
          <div
            key={kind}
            role="group"
            aria-labelledby={`${id}-${kind}`}
            className="border-rule border-b py-2"
          >
            <p
              id={`${id}-${kind}`}
              className="flex justify-between gap-4 px-gutter py-1 text-mute text-xs md:px-5"
            >
              <span>{t.kind[kind]}</span> <span className="tabular-nums">{count}</span>
            </p>
            {hits.map(hitOption)}
          </div>
        ))}
        {found && found.total > 0 && (
          <Link
            to={searchPath(query)}
            className={`${option} bottom-0 bg-paper font-semibold text-sm md:sticky md:border-ink md:border-t`}
            {...place()}
          >
            {t.showAllResults(found.total)}
          </Link>
        )}
      </div>
      {found && empty && (
        <p className="px-gutter py-4 text-sm md:px-5">{t.nothingFor(found.query)}</p>
      )}
    </>
  )
}
