import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { itemMessages } from './item-messages.ts'

interface Neighbour {
  readonly path: string
  readonly title: string
  /** Set when the title is not in the page's language. */
  readonly lang?: LocaleCode
  readonly start: string
}

interface ItemNeighboursProps {
  room: string
  before: Neighbour | undefined
  after: Neighbour | undefined
}

/** Links to the items before and after in the same room. */
export function ItemNeighbours({ room, before, after }: ItemNeighboursProps) {
  const t = useMessages(itemMessages)
  if (!before && !after) return null
  return (
    <nav
      aria-label={t.sameRoom(room)}
      className={cx('cells mt-14', before && after && 'sm:grid-cols-2')}
    >
      {before && <NeighbourLink {...before} word={t.before} back />}
      {after && <NeighbourLink {...after} word={t.after} />}
    </nav>
  )
}

function NeighbourLink({
  path,
  title,
  lang,
  start,
  word,
  back = false,
}: Neighbour & { word: string; back?: boolean }) {
  return (
    <Link
      to={path}
      rel={back ? 'prev' : 'next'}
      className="flex items-start gap-4 p-5 focus-inside hover:bg-green-50"
    >
      {back && <Icon name="arrow-left" className="mt-1 shrink-0 text-primary" />}
      <span className="min-w-0 flex-auto">
        <span className="block text-mute text-sm tabular-nums">
          {word}&nbsp;· {start}
        </span>
        <span lang={lang} className="block font-bold text-xl">
          <Hyphenated language={lang}>{title}</Hyphenated>
        </span>
      </span>
      {!back && <Icon name="arrow-right" className="mt-1 shrink-0 text-primary" />}
    </Link>
  )
}
