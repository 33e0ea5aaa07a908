import { standPresentationPath, standPreviewPath } from '@beursvloer/contract/page-addresses'
import { overviewOf, proposalOf } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { ConceptCard } from '~/features/exhibitors/concept-card.tsx'
import { ExhibitorContact } from '~/features/exhibitors/exhibitor-contact.tsx'
import { toExhibitorDetail } from '~/features/exhibitors/exhibitor-detail.ts'
import { ExhibitorHead } from '~/features/exhibitors/exhibitor-head.tsx'
import { exhibitorMessages } from '~/features/exhibitors/messages.ts'
import { presentationMessages } from '~/features/my-stand/presentation-messages.ts'
import { previewedExhibitor } from '~/features/my-stand/previewed-exhibitor.ts'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { toStandAlbum } from '~/features/photos/album-view.ts'
import { photoMessages } from '~/features/photos/messages.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Picture } from '~/ui/picture.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { Route } from './+types/stand-preview.ts'

export const handle = UNCOUNTED_PAGE

export const meta = standPageMeta(standPreviewPath, presentationMessages, (t) => [
  t.previewTitle,
  t.description,
])

/** The page of an exhibitor as it would be with its draft: `/mijn-stand/{id}/voorbeeld`. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const proposal = await proposalOf(args, id)
  const overview = await overviewOf(args, id)
  const content = contentOf(args.context)
  const exhibitor = previewedExhibitor(overview, proposal, content)
  return {
    id,
    exhibitor: exhibitor && toExhibitorDetail(exhibitor, today()),
    pictures: (exhibitor && toStandAlbum(exhibitor, content.locale)?.photos) || [],
  }
}

export default function StandPreview({ loaderData }: Route.ComponentProps) {
  const t = useMessages(presentationMessages)
  const texts = useMessages(exhibitorMessages)
  const locale = useLocale()
  const photoTexts = useMessages(photoMessages)
  const { id, exhibitor, pictures } = loaderData
  return (
    <div className="wrap space-y-6 pt-4 pb-section">
      <Notice>
        <p>{exhibitor ? t.previewNotice : t.noPreview}</p>
      </Notice>
      <LinkButton to={standPresentationPath(id)} size="sm">
        {t.backToForm}
      </LinkButton>
      {exhibitor && (
        <>
          <ExhibitorHead exhibitor={exhibitor} />
          <section className="mt-12 max-w-3xl">
            <h2 className="mb-5 text-3xl">{`${texts.about} ${exhibitor.name}`}</h2>
            <div className="mb-8">
              <RichText value={exhibitor.body} under={2} />
            </div>
            <ExhibitorContact exhibitor={exhibitor} />
          </section>
          {exhibitor.vacancies.length > 0 && (
            <section className="max-w-3xl">
              <h2 className="mb-5 text-3xl">{texts.vacancies}</h2>
              <ul className="border-ink border-t">
                {exhibitor.vacancies.map(({ path, title, place, hours, closingDate }) => (
                  <li key={path} className="border-gray-300 border-b py-3">
                    <b className="font-bold text-xl">{title}</b>
                    <p className="text-mute text-sm">
                      {[place, hours, texts.closes(formatDate(closingDate, locale))]
                        .filter(Boolean)
                        .join('\u00A0· ')}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {pictures.length > 0 && (
            <section>
              <h2 className="mb-6 text-3xl">{photoTexts.ofStand}</h2>
              <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {pictures.map(({ key, alt, photographer, ...photo }) => (
                  <li key={key}>
                    <Picture
                      {...photo}
                      alt={alt}
                      sizes="(min-width: 40rem) 30rem, 100vw"
                      className="aspect-3/2 w-full object-cover"
                    />
                    <p aria-hidden="true" className="pt-1.5 text-mute text-xs">
                      {[alt, photographer].filter(Boolean).join('\u00A0· ')}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {exhibitor.concepts.length > 0 && (
            <section>
              <h2 className="mb-6 text-3xl">{texts.concepts}</h2>
              <div className="cells">
                {exhibitor.concepts.map((concept) => (
                  <ConceptCard key={concept.id} concept={concept} />
                ))}
              </div>
            </section>
          )}
        </>
      )}
    </div>
  )
}
