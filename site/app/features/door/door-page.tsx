import type { DoorEntry, DoorList } from '@beursvloer/contract/sign-ups/door'
import { newWalkInId } from '@beursvloer/contract/sign-ups/walk-in-id'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { isBadge, SAME_BADGE_MS } from '~/scanning/badge-text.ts'
import { ConnectionNotice } from '~/scanning/connection-notice.tsx'
import { ScanCamera } from '~/scanning/scan-camera.tsx'
import { allowSound, playVerdict } from '~/scanning/sound.ts'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import {
  badgeHash,
  type CheckInResult,
  doorCounts,
  evaluate,
  type NotCounted,
  type PersonRef,
  peopleNow,
} from './check-in-state.ts'
import type { ShownDoorItem } from './door-item.ts'
import { DoorPeople } from './door-people.tsx'
import { doorMessages } from './messages.ts'
import { useDoor } from './use-door.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { walkInsText } from './walk-ins-text.ts'

interface DoorPageProps {
  list: DoorList & { readonly item: ShownDoorItem }
  /** Whether the room was said to be full. */
  isFull: boolean
  /** The address for entries, the list of doors, and the sign-in page. */
  sendTo: string
  doorsPath: string
  signInPath: string
}

/** Check-in for an item, on the phone of the person at the door. */
export function DoorPage({ list, sendTo, doorsPath, signInPath, ...given }: DoorPageProps) {
  const t = useMessages(doorMessages)
  const locale = useLocale()
  const { book, connection, refused, now, add, forgetRefused, isFull, sayFull } = useDoor(
    { list, isFull: given.isFull },
    sendTo,
  )
  /** Whether somebody here said that the room is full, or has places again. */
  const [hasSaid, setSaid] = useState(false)
  const [verdict, setVerdict] = useState<CheckInResult | null>(null)
  const badge = useRef('')
  const seen = useRef({ text: '', at: 0 })
  // In the language of the page; later answers of the CMS are in Dutch.
  const { item } = list
  const counts = doorCounts(book)

  // Reload after client navigation: the camera permission policy is per document.
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname)
      window.location.reload()
  }, [])

  const noteOf = (what: DoorEntry['what'], whom: PersonRef, name: string) =>
    add({
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      what,
      name,
      ...('hash' in whom ? { badge: badge.current, hash: whom.hash } : whom),
    })

  const decide = (whom: PersonRef) => {
    const result = evaluate(now(), whom)
    if (result.kind === 'in') noteOf('in', whom, result.name)
    setVerdict(result)
    playVerdict(result.kind === 'in')
    navigator.vibrate?.(result.kind === 'in' ? 80 : [80, 60, 80])
  }

  const scanned = async (text: string) => {
    const at = Date.now()
    const isSame = seen.current.text === text && at - seen.current.at < SAME_BADGE_MS
    seen.current = { text, at }
    if (isSame) return
    if (!isBadge(text)) {
      setVerdict({ kind: 'no-badge' })
      playVerdict(false)
      return
    }
    badge.current = text
    decide({ hash: await badgeHash(text) })
  }

  const letIn = () => {
    if (verdict?.kind !== 'no-place') return
    noteOf('walk-in', verdict.whom, verdict.name)
    setVerdict({ kind: 'walk-in', name: verdict.name, whom: verdict.whom })
    playVerdict(true)
  }

  const count = () => {
    allowSound()
    const whom = { signUp: newWalkInId() }
    noteOf('count', whom, '')
    setVerdict({ kind: 'walk-in', name: t.withoutBadge, whom })
    playVerdict(true)
  }

  const undo = () => {
    if (!verdict || verdict.kind === 'no-badge') return
    noteOf('undo', verdict.whom, verdict.name)
    setVerdict(null)
    seen.current = { text: '', at: 0 }
  }

  return (
    <div className="mx-auto max-w-160 space-y-4 px-gutter py-4">
      <a
        href={doorsPath}
        className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
      >
        <Icon name="arrow-left" className="size-4" />
        {t.doors}
      </a>
      <header>
        <h1 tabIndex={-1} className="text-3xl">
          <span lang={item.lang}>{item.title}</span>
        </h1>
        <p className="mt-1 text-mute">
          {formatDate(item.date, locale, 'day')}, {item.start}–{item.end}, {item.room}
        </p>
        <p className="mt-2 font-semibold text-xl tabular-nums">
          {t.inside(counts.inside, counts.expected + counts.walkedIn)}
          {counts.walkedIn > 0 && (
            <span className="font-normal text-mute"> ({t.walkedIn(counts.walkedIn)})</span>
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p role="status" className={isFull ? 'font-semibold text-brick' : 'sr-only'}>
            {isFull ? t.roomFull : hasSaid && t.roomOpen}
          </p>
          <Button
            size="sm"
            onClick={() => {
              setSaid(true)
              sayFull(!isFull)
            }}
          >
            {isFull ? t.sayPlaces : t.sayFull}
          </Button>
        </div>
      </header>
      <noscript>
        <Notice tone="brick">{t.needsScript}</Notice>
      </noscript>
      <ConnectionNotice
        connection={connection}
        unsent={book.queue.length}
        signInPath={signInPath}
      />
      {refused.length > 0 && <Refused people={refused} onUnderstood={forgetRefused} />}
      <VerdictPanel
        verdict={verdict}
        walkInsLeft={counts.walkInsLeft}
        onLetIn={letIn}
        onUndo={undo}
      />
      <ScanCamera onText={(text) => void scanned(text)} />
      <WalkIns left={counts.walkInsLeft} onCount={count} />
      <DoorPeople
        people={peopleNow(book)}
        onChoose={({ id, badge: hash }) => {
          allowSound()
          // A walk-in with a badge that is not on the list has no sign-up to name.
          decide(id === hash ? { hash } : { signUp: id })
        }}
      />
    </div>
  )
}

/** Counts walk-ins without badge or sign-up. */
function WalkIns({ left, onCount }: { left: number | null; onCount: () => void }) {
  const t = useMessages(doorMessages)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {left !== 0 && <Button onClick={onCount}>{t.countWalkIn}</Button>}
      <p className="text-mute text-sm">{walkInsText(t, left)}</p>
    </div>
  )
}

/** People whose check-in on this phone was refused by the CMS. */
function Refused({
  people,
  onUnderstood,
}: {
  people: readonly NotCounted[]
  onUnderstood: () => void
}) {
  const t = useMessages(doorMessages)
  return (
    <Notice tone="brick" role="alert" title={t.refused}>
      <ul>
        {people.map(({ id, name, why }) => (
          <li key={id}>
            {name || t.somebody}: {t.refusedWhy[why]}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={onUnderstood}>
        {t.understood}
      </Button>
    </Notice>
  )
}
