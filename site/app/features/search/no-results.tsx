import { CONTACT_PAGE, EXHIBITORS_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { searchMessages } from './messages.ts'

/** Nothing was found, also not with the typing mistakes repaired. */
export function NoResults({ query }: { query: string }) {
  const t = useMessages(searchMessages)
  return (
    <div className="mb-12">
      <p role="status" className="sr-only">
        {t.found(0)}
      </p>
      <EmptyState
        title={t.none}
        action={
          <>
            <LinkButton to={PROGRAMME_PAGE} variant="primary">
              {t.toProgramme}
            </LinkButton>
            <LinkButton to={EXHIBITORS_PAGE}>{t.toExhibitors}</LinkButton>
            <LinkButton to={CONTACT_PAGE}>{t.ask}</LinkButton>
          </>
        }
      >
        {t.noneHint(query)}
      </EmptyState>
    </div>
  )
}
