import { Outlet } from 'react-router'
import { accountMiddleware } from '~/account/middleware.server.ts'

/** Around all pages of one visitor's account. */
export const middleware = [accountMiddleware]

export default function AccountPages() {
  return <Outlet />
}
