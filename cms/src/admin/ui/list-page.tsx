import { Typography } from '@strapi/design-system'
import { Pagination } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Page } from '../../panel-api/views'
import { EmptyState } from './empty-state'
import { ExportMenu } from './export-menu'
import { dutchNumber } from './formats'
import { type PageFrameProps, PanelPage } from './panel-page'
import { SortableTable, type SortableTableProps } from './sortable-table'
import type { Loaded } from './use-loaded'

interface ListPageProps<Row>
  extends PageFrameProps,
    Pick<SortableTableProps<Row>, 'columns' | 'keyOf' | 'sortedBy'> {
  /** Of the table; by default the title. */
  readonly caption?: string
  /** Links to other lists of this part of the panel. */
  readonly links?: ReactNode
  readonly filters?: ReactNode
  readonly loaded: Loaded<Page<Row>>
  /** Where the CMS answers the list, and the name of its exported file; absent for no export. */
  readonly exported?: { readonly path: string; readonly fileName: string } | false
  /** Whether the whole list is on one page, at any length. */
  readonly onOnePage?: boolean
  /** The text of an empty list without filters. */
  readonly empty: string
}

/** Parameters of the address that do not narrow a list down. */
const NO_FILTERS = ['kind', 'sort', 'page', 'pageSize']

/** A list: links to others, filters, a table in pages, and its export. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    action,
    caption = title,
    links,
    filters,
    loaded,
    exported,
    onOnePage,
    empty,
  } = props
  const [params] = useSearchParams()
  const { data, loading, problem } = loaded
  const isFiltered = [...params.keys()].some((name) => !NO_FILTERS.includes(name))
  return (
    <PanelPage
      {...props}
      busy={loading}
      action={
        exported ? (
          <ExportMenu {...exported} query={params.toString()} total={data?.total ?? 0} />
        ) : (
          action
        )
      }
      top={
        <>
          {links}
          {filters}
          <Typography role="status" textColor="neutral600">
            {data && !problem ? `${dutchNumber(data.total)} gevonden` : ''}
          </Typography>
        </>
      }
    >
      {({ rows, total, pageCount }) =>
        !problem &&
        (rows.length === 0 ? (
          <EmptyState>
            {isFiltered ? 'Geen resultaten. Wis de filters of zoek met minder woorden.' : empty}
          </EmptyState>
        ) : (
          <>
            <SortableTable {...props} caption={caption} rows={rows} />
            {!onOnePage && (
              <Pagination.Root pageCount={pageCount} total={total} defaultPageSize={20}>
                <Pagination.PageSize />
                <Pagination.Links />
              </Pagination.Root>
            )}
          </>
        ))
      }
    </PanelPage>
  )
}
