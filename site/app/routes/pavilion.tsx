import { PAVILIONS_PAGE } from '@beursvloer/contract/page-addresses'
import { contentOf } from '~/content/context.server.ts'
import { ExhibitorCell } from '~/features/exhibitors/exhibitor-cell.tsx'
import { toExhibitorSummary } from '~/features/exhibitors/exhibitor-summary.ts'
import { pavilionMessages } from '~/features/pavilions/messages.ts'
import { PavilionHead } from '~/features/pavilions/pavilion-head.tsx'
import { PavilionPlan } from '~/features/pavilions/pavilion-plan.tsx'
import { toPavilionPlan } from '~/features/pavilions/pavilion-plan-view.ts'
import { toPavilionDetail } from '~/features/pavilions/pavilion-view.ts'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { libraryAlt } from '~/i18n/library-alt.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { breadcrumbJsonLd, placeJsonLd } from '~/shell/fair-json-ld.ts'
import { langOf } from '~/shell/field-language.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { imagePath } from '~/ui/image-path.ts'
import { Picture } from '~/ui/picture.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/pavilion.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, layout: false }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { name, intro, path, seo, image } = loaderData.pavilion
  const base = shell.bases[shell.locale]
  return pageMeta(matches, {
    title: name,
    description: intro,
    path,
    seo,
    jsonLd: import.meta.env.SSR && [
      {
        ...placeJsonLd(shell.fair, name),
        description: intro,
        url: base + path,
        ...(image && { image: new URL(imagePath(image.file, 1280, 'jpeg'), base).href }),
      },
      breadcrumbJsonLd(base, [
        { name: pavilionMessages[shell.locale].title, path: PAVILIONS_PAGE },
        { name, path },
      ]),
    ],
  })
}

/** One pavilion with the exhibitors that stand in it. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { pavilions, programmeItems, edition, locale } = contentOf(context)
  const pavilion = pavilions.find(params.slug)
  validatePage(pavilion?.slug === params.slug, url)
  return {
    pavilion: toPavilionDetail(pavilion),
    participants: pavilion.exhibitors.map(toExhibitorSummary),
    // A hall's plan may have other pavilions only, while this one has no place yet.
    plan: pavilion.hall && pavilion.polygon && toPavilionPlan(pavilion.hall),
    sessions: edition.programmePublished
      ? programmeItems.all
          .filter((item) => pavilion.exhibitors.some((one) => one.programmeItems.includes(item)))
          .map((item) => toItemSummary(item, locale))
      : [],
  }
}

export default function PavilionPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(pavilionMessages)
  const locale = useLocale()
  const { pavilion, participants, plan, sessions } = loaderData
  return (
    <div className="wrap pt-4 pb-section">
      <PavilionHead pavilion={pavilion} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {(pavilion.image || pavilion.body.length > 0) && (
          <div className="space-y-12">
            {pavilion.image && (
              <div className="border border-ink">
                <Picture
                  {...pavilion.image}
                  {...(pavilion.image.alt
                    ? libraryAlt(pavilion.image, locale)
                    : { alt: t.pictureOf(pavilion.name) })}
                  sizes="(min-width: 64rem) 37rem, 100vw"
                  priority
                  className="w-full"
                />
              </div>
            )}
            {pavilion.body.length > 0 && (
              <section lang={langOf(pavilion, 'body', locale)}>
                <h2 className="mb-5 text-3xl">{t.about(pavilion.name)}</h2>
                <RichText value={pavilion.body} under={2} />
              </section>
            )}
          </div>
        )}
        {plan && (
          <section>
            <h2 className="mb-5 text-3xl">{t.place}</h2>
            <PavilionPlan plan={plan} own={pavilion} />
          </section>
        )}
      </div>
      <section className="mt-12">
        <h2 className="mb-5 text-3xl">{t.participants}</h2>
        {participants.length > 0 ? (
          <CellGrid columns={4} phone={2} line="rule">
            {participants.map((exhibitor) => (
              <ExhibitorCell key={exhibitor.id} exhibitor={exhibitor} />
            ))}
          </CellGrid>
        ) : (
          <p className="border-ink border-t pt-4 text-mute">{t.noParticipants}</p>
        )}
      </section>
      {sessions.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-5 text-3xl">{t.sessions}</h2>
          <Agenda>
            {sessions.map((item) => (
              <ItemRow key={item.id} item={item} note="day" compact />
            ))}
          </Agenda>
        </section>
      )}
    </div>
  )
}
