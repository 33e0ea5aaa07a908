import { EXHIBITORS_PAGE, PROGRAMME_PAGE, SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { SheetLabel } from '~/ui/sheet-label.tsx'

/**
 * The error screen (requirements 2.8): heading, message, and a button home; on a 404 also search
 * and links to other pages.
 */
export function ErrorScreen({ status, message }: { status: number; message: string }) {
  const t = useMessages(shellMessages)
  const search = useHref(SEARCH_PAGE)
  return (
    <div className="wrap pt-5">
      <SheetLabel>
        {t.error} {status}
      </SheetLabel>
      <h1 className="mt-10 max-w-[14ch] text-5xl">{t.errorTitle}</h1>
      <p className="mt-6 max-w-text text-lg text-mute">
        {status === 404 ? t.notFoundHint : t.failedHint}
      </p>
      <p lang="en" className="wrap-anywhere mt-2 max-w-text text-mute text-sm">
        {message}
      </p>
      {status === 404 && (
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
        {status === 404 && (
          <>
            <LinkButton to={PROGRAMME_PAGE}>{t.toProgramme}</LinkButton>
            <LinkButton to={EXHIBITORS_PAGE}>{t.toExhibitors}</LinkButton>
          </>
        )}
      </div>
      <Facade seed="werk-in-uitvoering" size="wide" tone="paper" className="w-full" />
    </div>
  )
}
