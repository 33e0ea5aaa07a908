import { Outlet } from 'react-router'
import { accountMiddleware } from '~/account/middleware.server.ts'

/** Applies to all pages of an account. */
export const middleware = [accountMiddleware]

export default function AccountPages() {
  return <Outlet />
}
