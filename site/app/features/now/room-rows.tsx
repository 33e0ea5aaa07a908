import { useMessages } from '~/i18n/locale.tsx'
import { StatusLink } from '~/shell/status-link.tsx'
import type { WalkingTimes } from '~/shell/walking-times.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { type Mine, progressOf } from './choose-now.ts'
import { nowMessages } from './messages.ts'
import type { NowItem } from './now-facts.ts'

interface RoomRowsProps {
  readonly items: readonly NowItem[]
  readonly mine: Mine
  readonly times: WalkingTimes | null | undefined
  /** The progress of a running item; absent: when each begins. */
  readonly time?: string
}

/** Items by their rooms, each with its present state. */
export function RoomRows({ items, mine, times, time }: RoomRowsProps) {
  return (
    <ul className="border-ink border-t md:grid md:grid-cols-2 md:gap-x-10">
      {items.map((item) => (
        <RoomRow
          key={item.id}
          item={item}
          time={time}
          isMine={mine.has(item.id)}
          minutesWalk={times?.[item.place]}
        />
      ))}
    </ul>
  )
}

interface RoomRowProps {
  readonly item: NowItem
  readonly time: string | undefined
  readonly isMine: boolean
  readonly minutesWalk: number | undefined
}

function RoomRow({ item, time, isMine, minutesWalk }: RoomRowProps) {
  const t = useMessages(nowMessages)
  return (
    <li className="grid grid-cols-1 content-start gap-y-1 border-rule border-b py-3">
      <div className="flex items-baseline justify-between gap-4 text-mute text-sm">
        <p className="font-semibold text-ink">
          {item.room}
          {minutesWalk !== undefined && minutesWalk > 0 && (
            <span className="font-normal text-mute">
              {'\u00a0· '}
              {t.walk(minutesWalk)}
            </span>
          )}
        </p>
        {item.signUp ? (
          <StatusLink item={item} className="text-right">
            {t.signUp}
          </StatusLink>
        ) : (
          <live-places item={item.id} className="shrink-0 text-right">
            {t.freeEntry}
          </live-places>
        )}
      </div>
      <h3 className="flex items-start gap-2 text-xl">
        {isMine && <Icon name="bookmark" solid className="mt-1 shrink-0 text-primary" />}
        <PageLink to={item.path} className="hover:underline hover:decoration-2">
          <span lang={item.lang}>
            <Hyphenated language={item.lang}>{item.title}</Hyphenated>
          </span>
        </PageLink>
      </h3>
      {time === undefined ? (
        <p className="font-semibold text-sm tabular-nums">
          {item.start}
          <span className="font-normal text-mute">–{item.end}</span>
        </p>
      ) : (
        <Progress item={item} time={time} />
      )}
    </li>
  )
}

/** The elapsed part of an item, as a dimension line with the roof at the present time. */
function Progress({ item, time }: { readonly item: NowItem; readonly time: string }) {
  const part = `${(progressOf(item, time) * 100).toFixed(1)}%`
  return (
    <div className="flex items-center gap-2.5 text-mute text-sm tabular-nums">
      <span>{item.start}</span>
      <svg aria-hidden="true" className="h-4 min-w-0 flex-1 overflow-visible">
        <path d="M.5 2v9" className="stroke-ink" />
        <line x1="0" x2="100%" y1="6.5" y2="6.5" className="stroke-gray-500" />
        <rect x="0" y="5" width={part} height="3" className="fill-primary" />
        <line x1="100%" x2="100%" y1="2" y2="11" className="stroke-ink" />
        <svg x={part} aria-hidden="true" className="overflow-visible">
          <path d="M0 8l6 7h-12z" className="fill-primary" />
        </svg>
      </svg>
      <span>{item.end}</span>
    </div>
  )
}
