import { CHANGE_PASSWORD_PAGE } from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'

export const handle = UNLISTED_PAGE

/**
 * `/.well-known/change-password`: to which password managers send users who want another password
 * (W3C "A Well-Known URL for Changing Passwords").
 */
export const loader = () => redirect(CHANGE_PASSWORD_PAGE, 302)
