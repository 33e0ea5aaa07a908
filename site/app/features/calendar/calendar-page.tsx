import { CALENDAR_PAGE } from '@beursvloer/contract/page-addresses'
import { formatDate, formatDateRange } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Badge } from '~/ui/badge.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LanguageNotice, Notice } from '~/ui/notice.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { TitleBlock } from '~/ui/title-block.tsx'
import { CalendarRows } from './calendar-rows.tsx'
import { type CalendarDetail, type CalendarSummary, calendarFile } from './calendar-view.ts'
import { calendarMessages } from './messages.ts'

interface CalendarPageProps {
  item: CalendarDetail
  others: readonly CalendarSummary[]
}

/**
 * One item of the calendar with its date, time, place and calendar file, and other coming items.
 */
export function CalendarPage({ item, others }: CalendarPageProps) {
  const t = useMessages(calendarMessages)
  const locale = useLocale()
  const foreign = item.language === locale ? undefined : item.language
  const days =
    item.date === item.lastDate
      ? formatDate(item.date, locale, 'full')
      : formatDateRange(item.date, item.lastDate, locale)
  return (
    <>
      <div className="wrap pt-4 pb-section">
        <Breadcrumbs items={[{ to: CALENDAR_PAGE, label: t.title }]} />
        <div className="mt-4">
          <TitleBlock
            mark={item.over && <Badge>{t.closed}</Badge>}
            title={<span lang={foreign}>{item.title}</span>}
            actions={
              (!item.over || item.url) && (
                <>
                  {!item.over && (
                    <LinkButton to={calendarFile(item)} reloadDocument variant="primary">
                      <Icon name="calendar" />
                      {t.toCalendar}
                    </LinkButton>
                  )}
                  {item.url && (
                    <LinkButton to={item.url}>
                      {t.website}
                      <Icon name="arrow-up-right" />
                    </LinkButton>
                  )}
                </>
              )
            }
            facts={[
              {
                label: t.date,
                value: (
                  <time dateTime={item.date} className="inline-block first-letter:uppercase">
                    {days}
                  </time>
                ),
              },
              { label: t.time, value: item.time },
              ...(item.place
                ? [
                    {
                      label: t.place,
                      value: <span lang={langOf(item, 'place', locale)}>{item.place}</span>,
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <div className="mt-10 max-w-text space-y-8">
          {foreign && <LanguageNotice />}
          {item.over && <Notice title={t.closed}>{t.wasOn(days)}</Notice>}
          <div lang={langOf(item, 'body', locale)}>
            <RichText value={item.body} />
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <Sheet label={t.title} title={t.others} link={{ to: CALENDAR_PAGE, label: t.all }}>
          <CalendarRows items={others} />
        </Sheet>
      )}
    </>
  )
}
