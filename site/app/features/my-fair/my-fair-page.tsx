import {
  MEETINGS_PAGE,
  MY_FAIR_PAGE,
  OWN_DAYS_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { ITEM_PARAMETER } from '@beursvloer/contract/search-parameters'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { hyphenatedWords } from '~/ui/hyphenation/soft-hyphens.ts'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { Menu, menuItemClass } from '~/ui/menu.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { OwnFair } from './day-entry.ts'
import { DaySheet, daySection } from './day-sheet.tsx'
import { statusLook } from './entry-box.tsx'
import type { Edited } from './entry-editor.tsx'
import { type FairFacts, type PackedFacts, unpackFacts } from './fair-facts.ts'
import { myFairMessages } from './messages.ts'
import myFairStyle from './my-fair.css?url'
import { useOwnFair } from './use-own-fair.ts'
import { useWalkingTimes } from './use-walking-times.ts'

// Parts not visible at first are loaded after the page.
const EntryEditor = lateComponent(() => import('./entry-editor.tsx'))
const EmptyFair = lateComponent(() => import('./empty-fair.tsx'))
const RemovedList = lateComponent(() => import('./removed-list.tsx'))
const SavedWhere = lateComponent(() => import('./saved-where.tsx'))
const VisitedStands = lateComponent(() => import('./visited-stands.tsx'))
const UnplannedList = lateComponent(() => import('./unplanned-list.tsx'))

/** The long words of all titles with their soft hyphens: the browser draws with what it read here. */
const wordsOf = ({ items, stands, concepts, rooms }: FairFacts, locale: LocaleCode): string =>
  hyphenatedWords(
    [
      ...items.map(({ title }) => title),
      ...[stands, concepts, rooms].flat().map(({ name }) => name),
    ],
    locale,
  ).join(' ')

/**
 * "Mijn beurs": the page is the same for everybody, and the browser draws in it the entries of this
 * device and of the current user's account.
 */
export function MyFairPage({ packed, offers }: { packed: PackedFacts; offers: ReactNode }) {
  const t = useMessages(myFairMessages)
  const facts = useMemo(() => unpackFacts(packed), [packed])
  const locale = useLocale()
  const own = useOwnFair(facts)
  const [edited, setEdited] = useState<Edited | null>(null)
  const isEmpty = own?.entries.length === 0 && own.unplanned.length === 0
  return (
    <div className="wrap pt-3 pb-section md:pt-4 print:p-0">
      <PageStyle href={myFairStyle} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:pt-6 print:hidden">
        <h1 tabIndex={-1} className="font-extrabold text-5xl">
          {t.title}
        </h1>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <LinkButton to={`${MY_FAIR_PAGE}/samenstellen`} variant="primary" size="sm">
            {t.compose}
          </LinkButton>
          <Button size="sm" onClick={() => setEdited('new')} className="max-sm:hidden">
            <Icon name="plus" className="size-4.5" />
            {t.addAppointment}
          </Button>
          <Tools own={own && !isEmpty ? own : null} onAdd={() => setEdited('new')} />
        </div>
      </div>
      <span hidden>{wordsOf(facts, locale)}</span>
      <noscript>
        <div className="mt-6">
          <Notice>
            <p>{t.needsScript}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <LinkButton to={OWN_DAYS_PAGE} size="sm">
                {t.withoutScript}
              </LinkButton>
              <LinkButton to={PROGRAMME_PAGE} size="sm">
                {t.programme}
              </LinkButton>
            </p>
          </Notice>
        </div>
      </noscript>
      <div className="min-h-[75vh] noscript:hidden print:min-h-0">
        {own && !isEmpty && <Days facts={facts} own={own} onEdit={setEdited} />}
        <Suspense>
          {isEmpty && <EmptyFair failed={own.failed} />}
          {own && <RemovedList facts={facts} own={own} />}
          {own && (
            <Suspense>
              <VisitedStands />
            </Suspense>
          )}
          {/* A boundary of its own: content that loads late must not hide content that is
              there. */}
          <Suspense>{own && offers}</Suspense>
        </Suspense>
      </div>
      {edited && (
        <Suspense>
          <EntryEditor edited={edited} facts={facts} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface ToolsProps {
  /** Null while there is nothing to take along. */
  own: OwnFair | null
  onAdd: () => void
}

/**
 * The rest, behind one button: ways to take the days along, on paper and as a file for a calendar. On
 * phones a new appointment too.
 */
function Tools({ own, onAdd }: ToolsProps) {
  const t = useMessages(myFairMessages)
  const sessions = own?.entries.filter(({ kind }) => kind === 'session') ?? []
  const query = new URLSearchParams(
    sessions.map(({ id }): [string, string] => [ITEM_PARAMETER, id]),
  )
  query.sort()
  return (
    <Menu
      label={
        <>
          {t.more}
          <span className="sr-only">: {t.moreOf}</span>
        </>
      }
      className={cx('rounded-xs border border-ink', !own && 'sm:hidden')}
    >
      <button type="button" onClick={onAdd} className={cx(menuItemClass, 'sm:hidden')}>
        <Icon name="plus" className="size-4.5" />
        {t.addAppointment}
      </button>
      {own && (
        <>
          <button type="button" onClick={() => window.print()} className={menuItemClass}>
            <Icon name="print" className="size-4.5" />
            {t.print}
          </button>
          <Link to={`${MY_FAIR_PAGE}/delen`} className={menuItemClass}>
            <Icon name="share" className="size-4.5" />
            {t.share}
          </Link>
          <Link to={MEETINGS_PAGE} className={menuItemClass}>
            <Icon name="user" className="size-4.5" />
            {t.meetings}
          </Link>
        </>
      )}
      {sessions.length > 0 && (
        <Link to={`${PROGRAMME_PAGE}.ics?${query}`} reloadDocument className={menuItemClass}>
          <Icon name="calendar" className="size-4.5" />
          {t.calendarFile}
        </Link>
      )}
    </Menu>
  )
}

interface DaysProps {
  facts: FairFacts
  own: OwnFair & { readonly failed: boolean }
  onEdit: (edited: Edited) => void
}

function Days({ facts, own, onEdit }: DaysProps) {
  const t = useMessages(myFairMessages)
  const locale = useLocale()
  const minutesBetween = useWalkingTimes(own.entries.map(({ place }) => place))
  const { days } = facts
  return (
    <>
      <nav aria-label={t.days} className="-mx-gutter mt-3 md:hidden print:hidden">
        <ul className="grid auto-cols-fr grid-flow-col border-ink border-y">
          {days.map(({ date }) => (
            <li key={date} className="border-rule border-r last:border-r-0">
              <a
                href={`#${daySection(date)}`}
                className="flex min-h-11 items-baseline gap-2 px-4 py-2.5 font-semibold first-letter:uppercase"
              >
                <span className="first-letter:uppercase">{formatDate(date, locale, 'short')}</span>
                <span className="font-medium text-mute text-sm tabular-nums">
                  {own.entries.filter((entry) => entry.date === date).length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Legend />
      {own.failed && (
        <div className="mt-4 print:hidden">
          <Notice>{t.signUpsLater}</Notice>
        </div>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-14 md:mt-9 xl:grid-cols-2 print:mt-0 print:block">
        {days.map((day, at) => (
          <DaySheet
            key={day.date}
            {...{ day, facts, own, minutesBetween, onEdit }}
            number={at + 1}
            of={days.length}
          />
        ))}
      </div>
      <Suspense>
        <UnplannedList facts={facts} own={own} onEdit={onEdit} />
      </Suspense>
      <Suspense>
        <SavedWhere />
      </Suspense>
    </>
  )
}

const legend = ['reserved', 'saved', 'waiting', 'visit', 'appointment'] as const

/** How each status is drawn. Phones have the words on the boxes. */
function Legend() {
  const t = useMessages(myFairMessages)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 border-rule border-y py-2.5 text-mute text-sm max-md:hidden print:hidden">
      <ul aria-label={t.legend} className="flex flex-wrap gap-x-6 gap-y-1">
        {legend.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={cx(
                'h-4 w-6.5 border',
                statusLook[status],
                status === 'reserved' && 'border-l-5 border-l-primary',
              )}
            />
            {status === 'saved' ? t.savedOnly : t.status[status]}
          </li>
        ))}
      </ul>
      <p className="ml-auto">{t.legendWalk}</p>
    </div>
  )
}
