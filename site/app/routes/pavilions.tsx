import { contentOf } from '~/content/context.server.ts'
import { pavilionMessages } from '~/features/pavilions/messages.ts'
import { PavilionCard } from '~/features/pavilions/pavilion-card.tsx'
import { toPavilionSummary } from '~/features/pavilions/pavilion-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { breadcrumbJsonLd } from '~/shell/fair-json-ld.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { LinkButton } from '~/ui/button.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/pavilions.ts'

const PATH = '/paviljoens'

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const t = pavilionMessages[shell.locale]
  return pageMeta(matches, {
    title: t.title,
    description: t.description,
    path: PATH,
    jsonLd: [breadcrumbJsonLd(shell.bases[shell.locale], [{ name: t.title, path: PATH }])],
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { pavilions: contentOf(context).pavilions.all.map(toPavilionSummary) }
}

export default function Pavilions({ loaderData }: Route.ComponentProps) {
  const t = useMessages(pavilionMessages)
  const { pavilions } = loaderData
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
          <EmptyState
            title={t.noneYet}
            action={<LinkButton to="/standhouders">{t.viewExhibitors}</LinkButton>}
          >
            {t.noneYetHint}
          </EmptyState>
        )}
      </div>
    </>
  )
}
