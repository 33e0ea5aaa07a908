import { MAX_NETWORK_SEARCH_LENGTH } from '@beursvloer/contract/accounts/network'
import { NETWORK_PAGE, PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Form } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Pagination } from '~/ui/pagination.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { networkPath } from './network-address.ts'
import { networkMessages } from './network-messages.ts'
import type { NetworkLine, NetworkView } from './network-view.ts'

/** The visitors who chose to be shown to others, to search and to leaf through. */
export function NetworkListPage({ network }: { network: NetworkView }) {
  const t = useMessages(networkMessages)
  const { search, total, listed } = network
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: PROFILE_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.lead}
      >
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {listed ? t.listed : t.unlisted}
          <ArrowLink to={`${PROFILE_PAGE}#gegevens`}>{t.change}</ArrowLink>
        </p>
      </PageHead>
      <div className="wrap pb-section">
        {(total > 0 || search) && <Search query={search} />}
        {total > 0 ? <Found network={network} /> : <Nobody query={search} />}
      </div>
    </>
  )
}

function Search({ query }: { query: string }) {
  const t = useMessages(networkMessages)
  return (
    <Form role="search" action={NETWORK_PAGE} className="mb-8 max-w-2xl">
      <SearchField
        key={query}
        name={QUERY_PARAMETER}
        label={t.search}
        submitLabel={t.submit}
        defaultValue={query}
        maxLength={MAX_NETWORK_SEARCH_LENGTH}
        enterKeyHint="search"
      />
    </Form>
  )
}

function Nobody({ query }: { query: string }) {
  const t = useMessages(networkMessages)
  if (!query) return <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
  return (
    <EmptyState title={t.none} action={<LinkButton to={NETWORK_PAGE}>{t.all}</LinkButton>}>
      {t.noneHint(query)}
    </EmptyState>
  )
}

function Found({ network }: { network: NetworkView }) {
  const t = useMessages(networkMessages)
  const { search, visitors, total, page, pageCount, from, to } = network
  const pageLink = (number: number, label: string) => ({
    to: networkPath({ search, page: number }),
    label,
  })
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 border-ink border-b pb-3">
        <p role="status" className="font-semibold tabular-nums">
          {search ? t.found(total) : t.count(total)}
        </p>
        {search && <ArrowLink to={NETWORK_PAGE}>{t.all}</ArrowLink>}
      </div>
      <ul>
        {visitors.map((visitor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name and work.
          <Line key={index} visitor={visitor} />
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="mt-8">
          <Pagination
            label={t.pages}
            {...(page > 1 && { previous: pageLink(page - 1, t.previous) })}
            {...(page < pageCount && { next: pageLink(page + 1, t.next) })}
          >
            {t.position(from, to, total)}
          </Pagination>
        </div>
      )}
    </>
  )
}

const Line = ({ visitor: { name, jobTitle, organisation, type } }: { visitor: NetworkLine }) => (
  <li className="wrap-anywhere grid gap-x-8 border-gray-300 border-b py-3.5 md:grid-cols-3">
    <p className="font-semibold">{name}</p>
    <p>{jobTitle}</p>
    <div>
      <p>{organisation}</p>
      <p className="text-mute text-sm">{type}</p>
    </div>
  </li>
)
