import { contentOf } from '~/content/context.server.ts'
import { comparisonParameters } from '~/features/exhibitors/comparison/address.ts'
import {
  comparisonCsv,
  comparisonWorkbook,
} from '~/features/exhibitors/comparison/comparison-file.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/concept-comparison-file.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  parameters: [comparisonParameters.chosen],
}

/** The concepts that the address names, as a table for a spreadsheet: `.csv` or `.xlsx`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const base = localeBaseOf(context)
  if (url.pathname.endsWith('.csv'))
    return fileResponse(comparisonCsv(content, url, base), 'csv', 'concepten', content)
  const workbook = await comparisonWorkbook(content, url, base)
  return fileResponse(new Uint8Array(workbook), 'xlsx', 'concepten', content)
}
