import { useMessages } from '~/i18n/locale.tsx'
import { HitLink } from './hit-link.tsx'
import { Marked } from './marked.tsx'
import { searchMessages } from './messages.ts'
import type { BestView, HitView } from './search-view.ts'

interface HitListProps {
  /** Hits with a kind show it. */
  hits: readonly (HitView | BestView)[]
  level: 2 | 3
}

/** Results as rows: title, facts, and the text around the match. */
export function HitList({ hits, level }: HitListProps) {
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
