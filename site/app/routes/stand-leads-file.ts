import { WORKBOOK_TYPE } from '@beursvloer/contract/workbook'
import { accountOf } from '~/account/context.server.ts'
import { leadsOf } from '~/account/leads.server.ts'
import { ownStandOf } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { leadsCsv, leadsVcard, leadsWorkbook } from '~/features/leads/lead-files.server.ts'
import { productsOf } from '~/features/leads/products.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/stand-leads-file.ts'

export const handle = UNCOUNTED_PAGE

/** The shared leads of an exhibitor: `.csv`, `.xlsx` or `.vcf`. */
export async function loader(args: Route.LoaderArgs) {
  const { id: exhibitor } = args.params
  await ownStandOf(args, exhibitor)
  const list = await leadsOf(accountOf(args.context), exhibitor)
  const content = contentOf(args.context)
  const products = productsOf(content, exhibitor)
  const { pathname } = args.url
  if (pathname.endsWith('.vcf')) return fileOf(leadsVcard(list), 'text/vcard; charset=utf-8', 'vcf')
  if (pathname.endsWith('.csv'))
    return fileOf(leadsCsv(list, products, content.locale), 'text/csv; charset=utf-8', 'csv')
  const workbook = await leadsWorkbook(list, products, content.locale)
  return fileOf(new Uint8Array(workbook), WORKBOOK_TYPE, 'xlsx')
}

const fileOf = (
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  extension: string,
): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="leads.${extension}"`,
    },
  })
