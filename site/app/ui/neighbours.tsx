import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocaleCode } from '~/i18n/locales.ts'
import { cx } from './class-names.ts'
import { Hyphenated } from './hyphenation/hyphenated.tsx'
import { Icon } from './icon.tsx'

interface Neighbour {
  readonly path: string
  readonly title: string
  /** Set when the title is not in the page's language. */
  readonly lang?: LocaleCode | undefined
}

interface NeighboursProps {
  /** Name of the navigation: "Meer in Kennislab A". */
  label: string
  before: Neighbour | undefined
  after: Neighbour | undefined
  /** Over the titles: "Vorig interview". */
  words: { readonly before: ReactNode; readonly after: ReactNode }
}

/** Links to the pages before and after this one. */
export function Neighbours({ label, before, after, words }: NeighboursProps) {
  if (!before && !after) return null
  return (
    <nav aria-label={label} className={cx('cells mt-14', before && after && 'sm:grid-cols-2')}>
      {before && <NeighbourLink {...before} word={words.before} back />}
      {after && <NeighbourLink {...after} word={words.after} />}
    </nav>
  )
}

function NeighbourLink({
  path,
  title,
  lang,
  word,
  back = false,
}: Neighbour & { word: ReactNode; back?: boolean }) {
  return (
    <Link
      to={path}
      rel={back ? 'prev' : 'next'}
      className="flex items-start gap-4 p-5 focus-inside hover:bg-green-50"
    >
      {back && <Icon name="arrow-left" className="mt-1 shrink-0 text-primary" />}
      <span className="min-w-0 flex-auto">
        <span className="block text-mute text-sm tabular-nums">{word}</span>
        <span lang={lang} className="block font-bold text-xl">
          <Hyphenated language={lang}>{title}</Hyphenated>
        </span>
      </span>
      {!back && <Icon name="arrow-right" className="mt-1 shrink-0 text-primary" />}
    </Link>
  )
}
