import { myStandPagePath } from '@beursvloer/contract/page-addresses'
import { Outlet, useLocation } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { accountMiddleware } from '~/account/middleware.server.ts'
import { ActingBanner } from '~/features/my-stand/acting-banner.tsx'
import type { Route } from './+types/account.ts'

/** Applies to all pages of an account. */
export const middleware = [accountMiddleware]

/** For which exhibitor staff of the fair act in this browser. */
export const loader = ({ context }: Route.LoaderArgs) => ({ actsFor: accountOf(context).actsFor })

export default function AccountPages({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { actsFor } = loaderData
  const isThere = actsFor && `${pathname}/`.startsWith(`${myStandPagePath(actsFor)}/`)
  return (
    <>
      {isThere && <ActingBanner />}
      <Outlet />
    </>
  )
}
