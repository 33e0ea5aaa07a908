import { vacancy } from '@beursvloer/contract/forms/definitions/vacancy'
import {
  EXHIBITING_PAGE,
  VACANCIES_PAGE,
  VACANCY_SUBMISSION_PAGE,
} from '@beursvloer/contract/page-addresses'
import { snapshotOf } from '~/content/context.server.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { vacancySubmissionMessages } from '~/features/vacancies/submission-messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/vacancy-submission.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, forms: [vacancy] }

export const meta = ownMeta(VACANCY_SUBMISSION_PAGE, vacancySubmissionMessages, (t) => [
  t.title,
  t.lead,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The form with which exhibitors submit a vacancy. */
export function loader({ context }: Route.LoaderArgs) {
  return { options: { exhibitors: optionSources(snapshotOf(context)).exhibitors } }
}

export const action = (args: Route.ActionArgs) => receiveForm(vacancy, args)

export default function VacancySubmission({ loaderData }: Route.ComponentProps) {
  const t = useMessages(vacancySubmissionMessages)
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: VACANCIES_PAGE, label: t.overview }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div id="formulier" className="wrap pb-section">
        {loaderData.options.exhibitors?.length ? (
          <div className="max-w-xl">
            <ProtectedForm definition={vacancy} options={loaderData.options} action="#formulier">
              {() => t.sentNext}
            </ProtectedForm>
          </div>
        ) : (
          <EmptyState title={t.notYet} next={[EXHIBITING_PAGE, t.participate]}>
            {t.notYetHint}
          </EmptyState>
        )}
      </div>
    </>
  )
}
