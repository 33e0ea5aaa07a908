import { programmeMail } from '@beursvloer/contract/forms/definitions/programme-mail'
import { MY_FAIR_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense, useMemo } from 'react'
import { redirect } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { lazyForm } from '~/features/forms/lazy-form.ts'
import { newsletterMessages } from '~/features/newsletter/messages.ts'
import { NewsletterNext } from '~/features/newsletter/newsletter-next.tsx'
import { programmeJsonLd } from '~/features/programme/item-json-ld.ts'
import { programmeMessages } from '~/features/programme/messages.ts'
import { ProgrammeBrowser } from '~/features/programme/programme-browser.tsx'
import { PROGRAMME_MAIL_ID, ProgrammePending } from '~/features/programme/programme-pending.tsx'
import { ProgrammeSections } from '~/features/programme/programme-sections.tsx'
import {
  LEGACY_SAVED_PARAMETER,
  PROGRAMME_PARAMETERS,
} from '~/features/programme/programme-state.ts'
import { ProgrammeTools } from '~/features/programme/programme-tools.tsx'
import {
  knownProgrammeValues,
  packProgramme,
  toProgrammeAnswer,
  unpackProgramme,
} from '~/features/programme/programme-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { dropUnknownValues } from '~/shell/known-values.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { listMeta } from '~/shell/page-meta.ts'
import { fromTable } from '~/shell/table.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/programme.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [...PROGRAMME_PARAMETERS, LEGACY_SAVED_PARAMETER],
  forms: [programmeMail],
}

const LazyForm = lazyForm(PROGRAMME_MAIL_ID)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return listMeta(
    matches,
    PROGRAMME_PAGE,
    programmeMessages,
    (t) => [t.title, t.description],
    (base) =>
      import.meta.env.SSR &&
      loaderData?.published && [programmeJsonLd(fromTable(loaderData.items), base)],
  )
}

export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  if (url.searchParams.get(LEGACY_SAVED_PARAMETER) === '1') throw redirect(MY_FAIR_PAGE, 301)
  dropUnknownValues(PROGRAMME_PAGE, url, knownProgrammeValues(content))
  return packProgramme(toProgrammeAnswer(content))
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const action = (args: Route.ActionArgs) => receiveForm(programmeMail, args)

export const shouldRevalidate = sameListForEveryFilter

export default function Programme({ loaderData }: Route.ComponentProps) {
  const t = useMessages(programmeMessages)
  const news = useMessages(newsletterMessages)
  const answer = useMemo(() => unpackProgramme(loaderData), [loaderData])
  if (!answer.published) {
    return (
      <ProgrammePending title={t.title} expected={answer.expected}>
        <Suspense fallback={<p className="min-h-40">{news.loading}</p>}>
          <LazyForm definition={programmeMail} action={`#${PROGRAMME_MAIL_ID}`}>
            {() => <NewsletterNext text={news.programmeSentNext} />}
          </LazyForm>
        </Suspense>
      </ProgrammePending>
    )
  }
  return (
    <>
      <PageHead dense label={<ProgrammeSections />} aside={<ProgrammeTools />} title={t.title} />
      <ProgrammeBrowser programme={answer} />
    </>
  )
}
