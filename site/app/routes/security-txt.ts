import { contentOf } from '~/content/context.server.ts'
import { today } from '~/i18n/today.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { securityTxt } from '~/sharing/security-txt.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/security-txt.ts'

export const handle = UNLISTED_PAGE

/** `/.well-known/security.txt`: the contact for reports of a weakness. */
export function loader({ context, url }: Route.LoaderArgs) {
  validatePage(url.pathname === '/.well-known/security.txt', url)
  const { bases } = siteRequestOf(context)
  const contact = { email: contentOf(context).settings.email, page: `${bases.nl}/contact` }
  return machineAnswer(securityTxt(contact, new URL(bases.nl).origin, today()), 'text/plain')
}
