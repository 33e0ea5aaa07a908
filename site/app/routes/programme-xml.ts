import { contentOf } from '~/content/context.server.ts'
import { scheduleXml } from '~/features/schedule-export/schedule-xml.ts'
import { fileResponse } from '~/shell/file-response.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import type { Route } from './+types/programme-xml.ts'

export const handle = UNLISTED_PAGE

/** The programme as frab's schedule.xml; days without items until it is published. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  return fileResponse(scheduleXml(content, localeBaseOf(context)), 'xml', 'programma', content)
}
