import {
  EXHIBITORS_PAGE,
  FLOOR_PLAN_PAGE,
  PROGRAMME_PAGE,
  SEARCH_PAGE,
} from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { SheetLabel } from '~/ui/sheet-label.tsx'

/**
 * The error screen (requirements 2.8): what went wrong and a button home. A missing page has a heading
 * of its own, search and further ways on.
 */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  const t = useMessages(shellMessages)
  const search = useHref(SEARCH_PAGE)
  const missing = status === 404
  const details = (
    <p lang="en" className="wrap-anywhere mt-2 max-w-text text-mute text-sm">
      {message}
    </p>
  )
  return (
    <div className="wrap pt-5">
      <SheetLabel>
        {t.error} {status}
      </SheetLabel>
      <h1 className="mt-10 max-w-[14ch] text-5xl">{missing ? t.notFound : t.errorTitle}</h1>
      <p className="mt-6 max-w-text text-lg text-mute">{missing ? t.notFoundHint : t.failedHint}</p>
      {!missing && details}
      {missing && (
        <search>
          <form action={search} className="mt-8 max-w-xl">
            <SearchField name={QUERY_PARAMETER} label={t.searchLabel} submitLabel={t.search} />
          </form>
        </search>
      )}
      <div className="mt-8 mb-12 flex flex-wrap gap-3">
        <LinkButton to="/" variant="primary">
          {t.backHome}
        </LinkButton>
        {missing && (
          <>
            <LinkButton to={PROGRAMME_PAGE}>{t.toProgramme}</LinkButton>
            <LinkButton to={EXHIBITORS_PAGE}>{t.toExhibitors}</LinkButton>
            <LinkButton to={FLOOR_PLAN_PAGE}>{t.toFloorPlan}</LinkButton>
          </>
        )}
      </div>
      {missing && (
        <section className="mb-12">
          <h2 className="font-sans font-semibold text-base">{t.errorTitle}</h2>
          {details}
        </section>
      )}
      <Facade seed="werk-in-uitvoering" size="wide" tone="paper" className="w-full" />
    </div>
  )
}
