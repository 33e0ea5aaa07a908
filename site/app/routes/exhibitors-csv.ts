import { contentOf } from '~/content/context.server.ts'
import { exhibitorsCsv } from '~/features/exhibitors/exhibitor-export.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/exhibitors-csv.ts'

export const handle = UNLISTED_PAGE

/** All exhibitors as a table for a spreadsheet. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const file = exhibitorsCsv(content, localeBaseOf(context))
  return fileResponse(file, 'csv', 'standhouders', content)
}
