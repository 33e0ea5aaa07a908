import { csvFile } from '@beursvloer/contract/csv'
import { FIGURE_NAMES } from '@beursvloer/contract/my-stand/terms'
import { WORKBOOK_TYPE, workbookFile } from '@beursvloer/contract/workbook'
import { figuresOf } from '~/account/my-stand.server.ts'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { Route } from './+types/stand-figures-file.ts'

export const handle = UNCOUNTED_PAGE

/** The figures of an exhibitor, day by day: `.csv` or `.xlsx`. */
export async function loader(args: Route.LoaderArgs) {
  const days = await figuresOf(args, args.params.id)
  const t = myStandMessages[siteRequestOf(args.context).locale]
  const heads = [t.day, ...FIGURE_NAMES.map((name) => t.figures[name])]
  const rows = days.map(({ day, ...counts }) => [day, ...FIGURE_NAMES.map((name) => counts[name])])
  const isCsv = args.url.pathname.endsWith('.csv')
  const body = isCsv
    ? csvFile([heads, ...rows.map((row) => row.map(String))])
    : new Uint8Array(await workbookFile({ name: t.figuresTitle, heads, rows }))
  return new Response(body, {
    headers: {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : WORKBOOK_TYPE,
      'content-disposition': `attachment; filename="${isCsv ? 'cijfers.csv' : 'cijfers.xlsx'}"`,
    },
  })
}
