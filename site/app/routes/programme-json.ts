import { contentOf } from '~/content/context.server.ts'
import { scheduleJson } from '~/features/schedule-export/schedule.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/programme-json.ts'

export const handle = UNLISTED_PAGE

/** The programme as schedule.json; days without items until it is published. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  return fileResponse(scheduleJson(content, localeBaseOf(context)), 'json', 'programma', content)
}
