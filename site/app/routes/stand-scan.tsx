import { leadsPagePath, myStandPagePath, scanPagePath } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { leadsOf } from '~/account/leads.server.ts'
import { ownStandOf } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { signInPath } from '~/features/account/return-path.ts'
import { leadMessages } from '~/features/leads/messages.ts'
import { productsOf } from '~/features/leads/products.ts'
import { ScanPage } from '~/features/leads/scan-page.tsx'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import type { Route } from './+types/stand-scan.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  layout: 'empty',
  usesCamera: true,
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const stand = loaderData?.stand
  return messageMeta(matches, scanPagePath(params.id), leadMessages, (t) => [
    stand ? t.scanTitleFor(stand) : t.scanTitle,
    t.scanDescription,
  ])
}

/** Scanning badges for an exhibitor: `/mijn-stand/{exhibitor}/scannen`; a 404 for anybody else. */
export async function loader(args: Route.LoaderArgs) {
  const { id: exhibitor } = args.params
  const { name } = await ownStandOf(args, exhibitor)
  const { colleagues } = await leadsOf(accountOf(args.context), exhibitor)
  const prefix = localePrefixOf(args.context)
  return {
    ...{ exhibitor, stand: name, colleagues },
    products: productsOf(contentOf(args.context), exhibitor),
    sendTo: `${prefix}${scanPagePath(exhibitor)}/invoer.json`,
    standPath: prefix + myStandPagePath(exhibitor),
    leadsPath: leadsPagePath(exhibitor),
    signInPath: prefix + signInPath(scanPagePath(exhibitor), true),
  }
}

// The page itself asks for changes.
export const shouldRevalidate = () => false

export default function StandScan({ loaderData }: Route.ComponentProps) {
  return <ScanPage {...loaderData} />
}
