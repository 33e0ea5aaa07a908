import { MAX_MEETING_TEXT } from '@beursvloer/contract/meetings/terms'
import { EXHIBITORS_PAGE, MEETINGS_PAGE, MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { Form } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SwitchLinks } from '~/ui/switch-links.tsx'
import { TextArea } from '~/ui/text-field.tsx'
import { meetingFields } from './form-fields.ts'
import { meetingMessages } from './messages.ts'

interface Day {
  date: string
  rows: readonly (
    | { time: string; title: string; lang?: LocaleCode | undefined }
    | { starts: readonly string[] }
    | { busy: string }
  )[]
  count: number
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
  const hasTimes = days.some(({ count }) => count > 0)
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
            .join(', ')}
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
            {t.offHint} <LinkButton to={path}>{t.toStand}</LinkButton>
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

function DayTimes({ day: { date, rows, count } }: { day: Day }) {
  const t = useMessages(meetingMessages)
  const locale = useLocale()
  const name = formatDate(date, locale, 'day')
  return (
    <fieldset>
      <legend className="w-full border-ink border-b pb-2">
        <span className="block font-bold text-xl first-letter:uppercase">{name}</span>
        <span className="text-mute text-sm">{t.free(count)}</span>
      </legend>
      <ol>
        {rows.map((row) =>
          'starts' in row ? (
            <li key={row.starts[0]} className="flex flex-wrap gap-2 border-gray-300 border-b py-3">
              {row.starts.map((start) => (
                <label
                  key={start}
                  className="relative inline-flex min-h-11 min-w-18 cursor-pointer items-center justify-center border border-primary px-3 font-bold text-primary tabular-nums hover:bg-tint has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
                >
                  <input
                    type="radio"
                    required
                    name={meetingFields.start}
                    value={start}
                    className="absolute inset-0 cursor-pointer appearance-none"
                    aria-label={`${name}, ${start.slice(11)}`}
                  />
                  <span aria-hidden="true">{start.slice(11)}</span>
                </label>
              ))}
            </li>
          ) : 'busy' in row ? (
            <li
              key={row.busy}
              className="ml-auto flex w-fit justify-end gap-4 border-gray-300 border-b border-l border-dashed px-3 py-2.5 text-mute text-sm"
            >
              <span>{t.busy}</span>
              <span className="tabular-nums">{row.busy}</span>
            </li>
          ) : (
            <li
              key={`${row.time} ${row.title}`}
              className="flex gap-4 border-gray-300 border-b bg-ground px-3 py-2.5 text-mute text-sm"
            >
              <span className="shrink-0 tabular-nums">{row.time}</span>
              <span lang={row.lang}>{row.title}</span>
            </li>
          ),
        )}
      </ol>
    </fieldset>
  )
}
