import { PRINTED_PROGRAMME_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { Link, redirect } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { programmeMessages } from '~/features/programme/messages.ts'
import { printDays } from '~/features/programme/print-days.server.tsx'
import { toProgrammeAnswer } from '~/features/programme/programme-view.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import planStyle from '~/ui/day-grid.css?url'
import { PrintButton } from '~/ui/print-button.tsx'
import type { Route } from './+types/programme-print.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  layout: 'empty',
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, path: PRINTED_PROGRAMME_PAGE, noIndex: true })
}

/** All days as plans, each for one A4; while there is no programme, the page that says so. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const answer = toProgrammeAnswer(content)
  if (!answer.published) throw redirect(PROGRAMME_PAGE, 302)
  const t = programmeMessages[content.locale]
  return {
    title: t.printDays,
    description: t.description,
    print: t.print,
    back: t.backToProgramme,
    html: printDays(answer, content.locale),
  }
}

export default function ProgrammePrint({ loaderData }: Route.ComponentProps) {
  const { title, print, back, html } = loaderData
  return (
    <div className="overflow-x-auto p-gutter print:overflow-visible print:p-0">
      <PageStyle href={planStyle} />
      <div className="mb-6 print:hidden">
        <h1 tabIndex={-1} className="text-4xl">
          {title}
        </h1>
        <p className="mt-3 flex flex-wrap gap-x-6 text-mute text-sm">
          <PrintButton>{print}</PrintButton>
          <Link to={PROGRAMME_PAGE} className="link inline-flex min-h-11 items-center">
            {back}
          </Link>
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by React on the server. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
