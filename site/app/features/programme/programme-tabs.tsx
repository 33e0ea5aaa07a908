import { capital } from '@beursvloer/contract/capital'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { SwitchLinks } from '~/ui/switch-links.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import { programmeMessages } from './messages.ts'
import { type ProgrammeState, viewParameters } from './programme-state.ts'
import type { ProgrammeView } from './programme-view.ts'
import { useSavedItems } from './saved-items.ts'

interface ProgrammeTabsProps {
  programme: ProgrammeView
  params: URLSearchParams
  state: ProgrammeState
}

/** The fair's days and the way to "Mijn beurs" as tabs, the views of a day beside them. */
export function ProgrammeTabs({ programme, params, state }: ProgrammeTabsProps) {
  const t = useMessages(programmeMessages)
  const locale = useLocale()
  const { day, view, dayCounts } = state
  const short = (long: string, brief: string) => (
    <>
      <span className="max-md:hidden">{long}</span>
      <span className="md:hidden">{brief}</span>
    </>
  )
  return (
    <TabLinks
      label={t.days}
      asideClassName="max-md:hidden"
      items={[
        ...programme.days.map((date) => ({
          to: filterLink(params, { [viewParameters.day]: date }),
          label: short(
            capital(formatDate(date, locale, 'day')),
            capital(formatDate(date, locale, 'short')),
          ),
          count: dayCounts.get(date) ?? 0,
          current: date === day,
        })),
        {
          to: MY_FAIR_PAGE,
          label: short(t.mine, t.mineShort),
          count: <SavedCount items={programme.items} />,
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

/**
 * Number of the programme's items saved in this browser; only this component renders anew when it
 * changes.
 */
function SavedCount({ items }: Pick<ProgrammeView, 'items'>) {
  const savedIds = useSavedItems()
  return items.filter(({ id }) => savedIds.includes(id)).length || null
}
