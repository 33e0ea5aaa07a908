import {
  EXHIBITORS_PAGE,
  FLOOR_PLAN_PAGE,
  PAVILIONS_PAGE,
} from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { pavilionMessages } from '~/features/pavilions/messages.ts'
import { PavilionCard } from '~/features/pavilions/pavilion-card.tsx'
import { PavilionPlan } from '~/features/pavilions/pavilion-plan.tsx'
import { toPavilionPlan } from '~/features/pavilions/pavilion-plan-view.ts'
import { toPavilionSummary } from '~/features/pavilions/pavilion-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import type { Route } from './+types/pavilions.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, layout: false }

export const meta = ownMeta(PAVILIONS_PAGE, pavilionMessages, (t) => [t.title, t.description])

export function loader({ context }: Route.LoaderArgs) {
  const { pavilions, halls } = contentOf(context)
  return {
    pavilions: pavilions.all.map(toPavilionSummary),
    plans: halls.all.flatMap((hall) => toPavilionPlan(hall) ?? []),
  }
}

export default function Pavilions({ loaderData }: Route.ComponentProps) {
  const t = useMessages(pavilionMessages)
  const { pavilions, plans } = loaderData
  const across = Math.max(...plans.map(({ width }) => width))
  return (
    <>
      <PageHead
        title={t.title}
        lead={pavilions.length > 0 ? t.lead(pavilions.length) : undefined}
      />
      <div className="wrap pb-section">
        {pavilions.length > 0 ? (
          <CellGrid columns={3}>
            {pavilions.map((pavilion) => (
              <PavilionCard key={pavilion.slug} pavilion={pavilion} />
            ))}
          </CellGrid>
        ) : (
          <EmptyState title={t.noneYet} next={[EXHIBITORS_PAGE, t.viewExhibitors]}>
            {t.noneYetHint}
          </EmptyState>
        )}
      </div>
      {plans.length > 0 && (
        <Sheet
          label={t.title}
          title={t.whereTitle}
          link={{ to: FLOOR_PLAN_PAGE, label: t.openPlan }}
        >
          <div className="grid gap-8 lg:grid-cols-2">
            {plans.map((plan) => (
              <div key={plan.number}>
                <h3 className="mb-3 text-2xl">{plan.name}</h3>
                <PavilionPlan plan={plan} across={across} />
              </div>
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}
