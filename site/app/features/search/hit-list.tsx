import { Link } from 'react-router'
import { Marked } from './marked.tsx'
import type { HitView } from './search-view.ts'

/** Results as rows: what it is called, the facts, and the text around what was found. */
export function HitList({ hits, level }: { hits: readonly HitView[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ol>
      {hits.map((hit) => (
        <li
          key={`${hit.path} ${hit.title.join()}`}
          className="relative border-gray-300 border-b py-4 transition-colors first:border-t first:border-t-ink hover:bg-green-50"
        >
          <Heading lang={hit.lang} className="text-xl">
            <Link to={hit.path} prefetch="intent" className="link-cover">
              <Marked pieces={hit.title} />
            </Link>
          </Heading>
          {hit.facts.length > 0 && (
            <p className="mt-1 text-mute text-sm tabular-nums">
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
