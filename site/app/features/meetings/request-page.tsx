import { MAX_MEETING_TEXT, MEETING_MINUTES } from '@beursvloer/contract/meetings/terms'
import { EXHIBITORS_PAGE, MEETINGS_PAGE, MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { Fragment } from 'react'
import { Form } from 'react-router'
import { formatDate, timeOf } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import gridStyle from '~/ui/day-grid.css?url'
import { columnClasses, fromRow, SLOT_MINUTES, toRow } from '~/ui/day-grid.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SwitchLinks } from '~/ui/switch-links.tsx'
import { TextArea } from '~/ui/text-field.tsx'
import { meetingFields } from './form-fields.ts'
import { meetingMessages } from './messages.ts'

interface Stretch {
  /** Minutes from midnight. */
  from: number
  to: number
}

interface Day extends Stretch {
  date: string
  own: readonly (Stretch & {
    /** Classes of its look. */
    look: string
    entries: readonly { title: string; lang?: LocaleCode | undefined }[]
  })[]
  busy: readonly Stretch[]
  free: readonly (Stretch & { start: string })[]
}

interface RequestPageProps {
  exhibitor: { name: string; path: string; stand: string }
  isOpen: boolean
  days: readonly Day[]
  colleagues: readonly { id: string; name: string }[]
  /** Document id of the chosen one. */
  colleague: string | null
  /** Who has the meeting that is moved. */
  member: string
  /** Document id of the meeting that is moved; null for a new one. */
  moved: string | null
  /** A refused form: why, and the typed sentence. */
  refused: { readonly why: string; readonly message: string } | null
}

/** Choosing a time with an exhibitor: the visitor's days, with the shared gaps as buttons. */
export function RequestPage(props: RequestPageProps) {
  const { exhibitor, isOpen, days, colleagues, colleague, member, moved, refused } = props
  const t = useMessages(meetingMessages)
  const { name, path, stand } = exhibitor
  const hasTimes = days.some(({ free }) => free.length > 0)
  return (
    <>
      <PageHead
        dense
        label={
          <Breadcrumbs
            items={[moved ? { to: MEETINGS_PAGE, label: t.back } : { to: path, label: name }]}
          />
        }
        title={moved ? t.moveWith(name) : t.with(name)}
        lead={isOpen ? t.choose : undefined}
      >
        <p className="text-mute">
          {[stand && t.stand(stand), t.minutes, member && t.member(member)]
            .filter(Boolean)
            .join('\u00A0· ')}
        </p>
      </PageHead>
      <div className="wrap pb-section max-md:pt-4">
        {refused && (
          <Notice tone="brick" role="alert">
            {refused.why}
          </Notice>
        )}
        {isOpen && colleagues.length > 0 && (
          <div className="mb-6">
            <p className="mb-2 font-semibold">{t.withWhom}</p>
            <SwitchLinks
              label={t.withWhom}
              items={[
                { to: '?', label: t.anybody, current: colleague === null },
                ...colleagues.map(({ id, name: label }) => ({
                  ...{ to: `?${meetingFields.colleague}=${id}`, label, current: id === colleague },
                })),
              ]}
            />
          </div>
        )}
        {!isOpen ? (
          <EmptyState title={t.off}>
            {moved ? t.agreedStays : t.offHint} <LinkButton to={path}>{t.toStand}</LinkButton>
          </EmptyState>
        ) : !hasTimes ? (
          <EmptyState title={t.noTimes}>
            {t.noTimesHint} <LinkButton to={MY_FAIR_PAGE}>{t.myFair}</LinkButton>
          </EmptyState>
        ) : (
          <Form
            method="post"
            className="mt-4 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
          >
            <PageStyle href={gridStyle} />
            <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2">
              {days.map((day) => (
                <DayTimes key={day.date} day={day} />
              ))}
            </div>
            <input type="hidden" name={meetingFields.colleague} value={colleague ?? ''} />
            <div className="space-y-5 lg:border-ink lg:border-l lg:pl-8">
              {!moved && (
                <>
                  <TextArea
                    name={meetingFields.message}
                    label={t.message}
                    optional={t.optional}
                    help={t.messageHelp}
                    rows={4}
                    maxLength={MAX_MEETING_TEXT}
                    defaultValue={refused?.message}
                  />
                  <p className="text-mute text-sm">{t.passedOn}</p>
                </>
              )}
              <Button type="submit" variant="primary" className="w-full">
                {moved ? t.move : t.ask}
              </Button>
            </div>
          </Form>
        )}
        {!hasTimes && isOpen && (
          <p className="mt-6">
            <LinkButton to={EXHIBITORS_PAGE}>{t.exhibitors}</LinkButton>
          </p>
        )}
      </div>
    </>
  )
}

/** Columns of the two agendas and, between them, the shared times: begun meetings are half an hour. */
const COLUMNS = { own: 1, shared: 2, stand: 4, count: 4 } as const
const HOUR = 60

function DayTimes({ day }: { day: Day }) {
  const { date, from, to, own, busy, free } = day
  const t = useMessages(meetingMessages)
  const locale = useLocale()
  const name = formatDate(date, locale, 'day')
  const firstHour = Math.floor(from / HOUR)
  const rows = (stretch: Stretch) =>
    `plan-at ${fromRow(stretch.from / SLOT_MINUTES, firstHour)} ${toRow(Math.ceil(stretch.to / SLOT_MINUTES), firstHour)}`
  const hours = Array.from({ length: Math.ceil(to / HOUR) - firstHour }, (_, at) => firstHour + at)
  const boxes = [
    ...own.map((stretch) => ({ stretch, is: 'own' as const })),
    ...free.map((stretch) => ({ stretch, is: 'free' as const })),
    ...busy.map((stretch) => ({ stretch, is: 'busy' as const })),
  ].toSorted((a, b) => a.stretch.from - b.stretch.from)
  return (
    <fieldset>
      <legend className="w-full border-ink border-b pb-2">
        <span className="block font-bold text-xl first-letter:uppercase">{name}</span>
        <span className="text-mute text-sm">{t.free(free.length)}</span>
      </legend>
      <div className="plan agendas mt-3 gap-x-1.5 text-xs sm:text-sm">
        <p className={cx('plan-head pb-3 font-semibold', columnClasses(COLUMNS.own))}>
          {t.yourDay}
        </p>
        <p
          className={cx(
            'plan-head pb-3 font-semibold text-primary',
            columnClasses(COLUMNS.shared, 2),
          )}
        >
          {t.bothFree}
        </p>
        <p className={cx('plan-head pb-3 font-semibold', columnClasses(COLUMNS.stand))}>
          {t.atStand}
        </p>
        {hours.map((hour) => (
          <Fragment key={hour}>
            <div
              aria-hidden="true"
              className={cx(
                'border-gray-300 border-t',
                rows({ from: hour * HOUR, to: hour * HOUR + SLOT_MINUTES }),
                columnClasses(1, COLUMNS.count),
              )}
            />
            <p
              aria-hidden="true"
              className={cx(
                'plan-axis -mt-2.5 font-semibold leading-5 tabular-nums',
                fromRow((hour * HOUR) / SLOT_MINUTES, firstHour),
              )}
            >
              {timeOf(hour * HOUR)}
            </p>
          </Fragment>
        ))}
        <ol className="contents">
          {boxes.map(({ stretch, ...box }) => (
            <li
              key={`${box.is} ${stretch.from}`}
              className={cx(
                'relative pb-0.5',
                rows(stretch),
                box.is === 'free'
                  ? // Times that overlap stand side by side.
                    columnClasses(COLUMNS.shared + (stretch.from % MEETING_MINUTES > 0 ? 1 : 0))
                  : columnClasses(box.is === 'own' ? COLUMNS.own : COLUMNS.stand),
              )}
            >
              {'start' in stretch ? (
                <label className="relative flex h-full min-h-6 cursor-pointer items-center justify-center border border-primary bg-paper font-bold text-primary tabular-nums hover:bg-tint has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
                  <input
                    type="radio"
                    required
                    name={meetingFields.start}
                    value={stretch.start}
                    className="absolute inset-0 cursor-pointer appearance-none"
                    aria-label={`${name}, ${timeOf(stretch.from)}`}
                  />
                  <span aria-hidden="true">{timeOf(stretch.from)}</span>
                </label>
              ) : 'entries' in stretch ? (
                <div className={cx('h-full border px-1.5 py-0.5 leading-tight', stretch.look)}>
                  <span className="sr-only">{`${timeOf(stretch.from)}–${timeOf(stretch.to)} `}</span>
                  {stretch.entries.map(({ title, lang }) => (
                    <p key={title} lang={lang} className="[overflow-wrap:anywhere]">
                      <Hyphenated language={lang}>{title}</Hyphenated>
                    </p>
                  ))}
                </div>
              ) : (
                <div className="busy-hatch grid h-full place-items-center border border-gray-400 text-mute">
                  <span className="sr-only">{`${timeOf(stretch.from)}–${timeOf(stretch.to)} `}</span>
                  <span className="bg-paper px-1">{t.busy}</span>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </fieldset>
  )
}
