import {
  EXHIBITORS_PAGE,
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NEWS_PAGE,
  PLACES_PAGE,
  PROGRAMME_PAGE,
  REGISTER_PAGE,
  VENUE_PAGE,
} from '@beursvloer/contract/page-addresses'
import { formatDateRange } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { nowMessages } from './messages.ts'
import type { NowFacts } from './now-facts.ts'

interface Step {
  readonly to: string
  readonly title: string
  readonly hint: string
}

/** Actions, each in a cell with a link. */
function StepCells({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <CellGrid columns={steps.length === 4 ? 2 : 3}>
      {steps.map(({ to, title, hint }) => (
        <Cell key={to} interactive className="relative min-h-32">
          <h3 className="text-2xl">
            <PageLink to={to} className="link-cover">
              {title}
            </PageLink>
          </h3>
          <p className="mt-2 text-mute">{hint}</p>
        </Cell>
      ))}
    </CellGrid>
  )
}

interface AroundFairProps {
  readonly facts: NowFacts
  /** Number of items that the visitor saved or has a place at. */
  readonly mine: number
}

/** Before the fair: ways to prepare. */
export function BeforeFair({ facts, mine }: AroundFairProps) {
  const t = useMessages(nowMessages)
  const locale = useLocale()
  const { days, items, registrationOpen } = facts
  const [first, last] = [days[0], days.at(-1)]
  const own: Step = { to: MY_FAIR_PAGE, title: t.mine, hint: t.mineHint }
  const steps: readonly Step[] = [
    ...(mine > 0 ? [own] : []),
    ...(items.length > 0 ? [{ to: PROGRAMME_PAGE, title: t.choose, hint: t.chooseHint }] : []),
    ...(items.some(({ signUp }) => signUp)
      ? [{ to: PLACES_PAGE, title: t.reserve, hint: t.reserveHint }]
      : []),
    ...(facts.stands.length > 0
      ? [{ to: FLOOR_PLAN_PAGE, title: t.stands, hint: t.standsHint }]
      : []),
    ...(registrationOpen ? [{ to: REGISTER_PAGE, title: t.register, hint: t.registerHint }] : []),
    { to: VENUE_PAGE, title: t.travel, hint: t.travelHint },
  ]
  return (
    <section className="wrap pt-8">
      <h2 className="mb-3 text-4xl">{t.before}</h2>
      {first && last && (
        <p className="mb-6 max-w-text text-lg">
          {t.beforeLead(formatDateRange(first.date, last.date, locale))}
        </p>
      )}
      <StepCells steps={steps} />
    </section>
  )
}

/** After the fair: the album and other things that remain. */
export function AfterFair({ facts, mine }: AroundFairProps) {
  const t = useMessages(nowMessages)
  const { album, keepsakes } = facts
  const steps: readonly Step[] = [
    ...(album ? [{ to: album.path, title: t.photos, hint: t.photosHint }] : []),
    ...(mine > 0 ? [{ to: MY_FAIR_PAGE, title: t.mine, hint: t.mineHint }] : []),
    { to: EXHIBITORS_PAGE, title: t.exhibitors, hint: t.exhibitorsHint },
    { to: NEWS_PAGE, title: t.news, hint: t.newsHint },
  ]
  return (
    <section className="wrap pt-8">
      <h2 className="text-4xl">{t.after}</h2>
      <p className="mt-3 mb-6 max-w-text text-lg">{t.afterLead}</p>
      <StepCells steps={steps} />
      {keepsakes.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 text-2xl">{t.keepsakes}</h3>
          <ul className="border-ink border-t">
            {keepsakes.map(({ path, title }) => (
              <li key={path} className="border-rule border-b">
                <PageLink
                  to={path}
                  className="flex min-h-11 items-center py-2 font-semibold hover:underline"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
