import {
  FAQ_PAGE,
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NOW_PAGE,
} from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { homeMessages } from './messages.ts'

/** What visitors on the floor look for, a cell each. */
export function TodayCells() {
  const t = useMessages(homeMessages)
  const links = [
    [NOW_PAGE, t.whatIsOn],
    [MY_FAIR_PAGE, t.myDay],
    [FLOOR_PLAN_PAGE, t.floorPlan],
    [FAQ_PAGE, t.questions],
  ] as const
  return (
    <CellGrid columns={4} phone={2}>
      {links.map(([to, label]) => (
        <Cell key={to} interactive className="relative">
          <PageLink to={to} className="link-cover font-semibold text-lg">
            {label}
          </PageLink>
        </Cell>
      ))}
    </CellGrid>
  )
}
