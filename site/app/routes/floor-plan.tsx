import { contentOf } from '~/content/context.server.ts'
import { choosePlan, planQuery } from '~/features/floor-plan/choose-hall.ts'
import { toHallPlan, toSelection } from '~/features/floor-plan/floor-plan-view.ts'
import { floorPlanMessages } from '~/features/floor-plan/messages.ts'
import { PlanDrawing } from '~/features/floor-plan/plan-drawing.tsx'
import { PlanLegend } from '~/features/floor-plan/plan-legend.tsx'
import { SelectionCard } from '~/features/floor-plan/selection-card.tsx'
import { STAND_LIST_ID, StandList } from '~/features/floor-plan/stand-list.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import type { PageHandle } from '~/layouts/page-layout.tsx'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { TabLinks } from '~/ui/tabs.tsx'
import type { Route } from './+types/floor-plan.ts'

const PATH = '/plattegrond'

export const handle: PageHandle = { layout: false }

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = floorPlanMessages[shell.locale]
  return pageMeta(matches, {
    title: t.title,
    description: t.description,
    path: PATH,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.title, path: PATH }])],
  })
}

/** One hall to draw, and what is selected in it; the address says which. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const choice = choosePlan(content, planQuery(url.searchParams))
  return {
    halls: content.halls.all.map(({ number, name, stands }) => ({
      number,
      name,
      count: stands.length,
    })),
    hall: choice.hall && toHallPlan(choice.hall),
    selection: toSelection(choice),
    missing: choice.missing,
    categories: content.categories.all.map(({ slug, name }) => ({ slug, name })),
  }
}

export default function FloorPlan({ loaderData }: Route.ComponentProps) {
  const t = useMessages(floorPlanMessages)
  const { halls, hall, selection, missing, categories } = loaderData
  if (!hall) {
    return (
      <>
        <PageHead title={t.title} />
        <div className="wrap pb-section">
          <EmptyState
            title={t.none}
            action={<LinkButton to="/standhouders">{t.viewExhibitors}</LinkButton>}
          >
            {t.noneHint}
          </EmptyState>
        </div>
      </>
    )
  }
  const selected = selection?.kind === 'stand' ? selection.number : (selection?.slug ?? null)
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className="wrap pb-section">
        <TabLinks
          label={t.halls}
          items={halls.map(({ number, name, count }) => ({
            to: `?hal=${number}`,
            label: name,
            count,
            current: number === hall.number,
          }))}
        />
        <p className="flex flex-wrap justify-between gap-x-6 py-3 text-mute text-sm print:hidden">
          <a href={`#${STAND_LIST_ID}`} className="link py-1.5 text-ink">
            {t.toList}
          </a>
          <span className="py-1.5 lg:hidden">{t.scrollHint}</span>
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <PlanDrawing hall={hall} selected={selected} />
          <div className="space-y-8">
            <SelectionCard selection={selection} missing={missing} />
            <PlanLegend hall={hall} categories={categories} />
          </div>
        </div>
        <StandList hall={hall} selected={selected} />
      </div>
    </>
  )
}
