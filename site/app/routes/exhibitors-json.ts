import { contentOf } from '~/content/context.server.ts'
import { exhibitorsJson } from '~/features/exhibitors/exhibitor-export.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/exhibitors-json.ts'

export const handle = UNLISTED_PAGE

/** All exhibitors as JSON. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const file = exhibitorsJson(content, localeBaseOf(context))
  return fileResponse(file, 'json', 'standhouders', content)
}
