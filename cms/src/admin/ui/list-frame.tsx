import { Alert, Button, Flex, Loader, Typography } from '@strapi/design-system'
import { Layouts, Page, Pagination } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { dutchNumber } from './formats'
import type { Loaded } from './use-loaded'

export interface ListData {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly pageCount: number
}

interface ListFrameProps<Data extends ListData> {
  readonly title: string
  readonly subtitle: string
  readonly action?: ReactNode
  /** Leads to the other lists of this part of the panel. */
  readonly links: ReactNode
  readonly filters?: ReactNode
  readonly loaded: Loaded<Data>
  /** Whether the whole list is on one page, at any length. */
  readonly onOnePage?: boolean
  /** The text of an empty list, with filters and without. */
  readonly empty: string
  readonly children: (data: Data) => ReactNode
}

/** The frame of all lists: links to each other, filters, pages, and states. */
export function ListFrame<Data extends ListData>(props: ListFrameProps<Data>) {
  const { title, subtitle, action, links, filters, loaded, onOnePage, empty, children } = props
  const { data, loading, problem } = loaded
  return (
    <Page.Main aria-busy={loading}>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          {links}
          {filters}
          <Typography role="status" textColor="neutral600">
            {data && !problem ? found(data.total) : ''}
          </Typography>
          <Waiting loaded={loaded} />
          {data && !problem && data.rows.length === 0 && <EmptyState>{empty}</EmptyState>}
          {data && !problem && data.rows.length > 0 && (
            <>
              {children(data)}
              {!onOnePage && (
                <Pagination.Root pageCount={data.pageCount} total={data.total} defaultPageSize={20}>
                  <Pagination.PageSize />
                  <Pagination.Links />
                </Pagination.Root>
              )}
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

const found = (total: number) => (total === 1 ? '1 gevonden' : `${dutchNumber(total)} gevonden`)

/** A loader until the first answer; after a failed request the problem, with a retry button. */
export function Waiting({ loaded }: { readonly loaded: Loaded<unknown> }) {
  const { data, problem, reload } = loaded
  if (problem) return <Problem words={problem} onRetry={reload} />
  return data ? null : (
    <Flex justifyContent="center" padding={8}>
      <Loader>Laden…</Loader>
    </Flex>
  )
}

/** An error, with a button to try again. */
export function Problem({
  words,
  onRetry,
}: {
  readonly words: string
  readonly onRetry: () => void
}) {
  return (
    <Alert
      variant="danger"
      title="Niet gelukt."
      closeLabel="Opnieuw proberen"
      onClose={onRetry}
      action={
        <Button variant="danger-light" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
