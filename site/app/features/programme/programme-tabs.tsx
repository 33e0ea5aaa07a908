import { useSearchParams } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { SwitchLinks } from '~/ui/switch-links.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import { programmeMessages } from './messages.ts'
import { type ProgrammeState, viewParameters } from './programme-state.ts'

interface ProgrammeTabsProps {
  days: readonly string[]
  state: ProgrammeState
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The fair's days and "Mijn programma" as tabs, the views of a day beside them. */
export function ProgrammeTabs({ days, state }: ProgrammeTabsProps) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const [params] = useSearchParams()
  const { day, mine, view, dayCounts, mineCount } = state
  const short = (long: string, brief: string) => (
    <>
      <span className="max-md:hidden">{long}</span>
      <span className="md:hidden">{brief}</span>
    </>
  )
  return (
    <TabLinks
      label={t.days}
      items={[
        ...days.map((date) => ({
          to: filterLink(params, { [viewParameters.day]: date, [viewParameters.mine]: '' }),
          label: short(
            capital(formatDate(date, locale, 'day')),
            capital(formatDate(date, locale, 'short')),
          ),
          count: dayCounts.get(date) ?? 0,
          current: !mine && date === day,
        })),
        {
          to: filterLink(params, { [viewParameters.day]: '', [viewParameters.mine]: '1' }),
          label: short(t.mine, t.mineShort),
          ...(mineCount > 0 && { count: mineCount }),
          current: mine,
        },
      ]}
    >
      <SwitchLinks
        label={t.view}
        items={[
          {
            to: filterLink(params, { [viewParameters.view]: '' }),
            label: t.list,
            current: view === 'list',
          },
          {
            to: filterLink(params, { [viewParameters.view]: 'plan' }),
            label: t.plan,
            current: view === 'plan',
          },
        ]}
      />
    </TabLinks>
  )
}
