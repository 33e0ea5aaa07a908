import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import type { Content } from '~/content/model.ts'
import { editionSlug } from './fair-name.ts'

/** Extensions of exports with their media types. */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: WORKBOOK_TYPE,
  xml: 'application/xml; charset=utf-8',
} as const

/**
 * An export as the answer of a resource route. Exports are public: pages of other sites may read
 * them too, as programmes of pretalx and frab allow.
 *
 * @param name of the content, without the fair and the extension: `programma`
 */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  extension: keyof typeof TYPES,
  name: string,
  content: Content,
): Response {
  // Phones offer to open an inline calendar file in their calendar, but only store an attachment.
  const disposition = extension === 'ics' ? 'inline' : 'attachment'
  return new Response(body, {
    headers: {
      'content-type': TYPES[extension],
      'content-language': content.locale,
      'content-disposition': `${disposition}; filename="${editionSlug(content)}-${name}.${extension}"`,
      'access-control-allow-origin': '*',
    },
  })
}
