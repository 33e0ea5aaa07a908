import { CONTACT_PAGE, FAQ_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { contentOf } from '~/content/context.server.ts'
import { faqJsonLd, toQuestionView } from '~/features/faq/faq-groups.ts'
import { FaqList } from '~/features/faq/faq-list.tsx'
import { faqMessages } from '~/features/faq/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { listMeta } from '~/shell/page-meta.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/faq.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, parameters: [QUERY_PARAMETER] }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const questions = loaderData?.questions ?? []
  return listMeta(
    matches,
    FAQ_PAGE,
    faqMessages,
    (t) => [t.title, t.description],
    () => import.meta.env.SSR && questions.length > 0 && [faqJsonLd(questions)],
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { questions: contentOf(context).faq.map(toQuestionView) }
}

export const shouldRevalidate = sameListForEveryFilter

export default function Faq({ loaderData }: Route.ComponentProps) {
  const t = useMessages(faqMessages)
  const { questions } = loaderData
  if (questions.length > 0) {
    return (
      <>
        <PageHead title={t.title} lead={t.lead} />
        <FaqList questions={questions} />
      </>
    )
  }
  return (
    <>
      <PageHead title={t.title} />
      <div className="wrap pb-section">
        <EmptyState title={t.noneYet} next={[CONTACT_PAGE, t.contact]}>
          {t.noneYetHint}
        </EmptyState>
      </div>
    </>
  )
}
