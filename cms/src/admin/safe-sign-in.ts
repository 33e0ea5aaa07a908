import type { StrapiApp } from '@strapi/strapi/admin'
import { hideTopNotice, showTopNotice } from './ui/top-notice'

/**
 * The server refuses everything but one page to an administrator whose password somebody else knows,
 * and to staff who still need a second factor; it reports that in the profile too
 * (cms/src/middlewares/require-safe-sign-in.ts). Here both lead to that page, with a notice until it
 * is done.
 */
interface Duty {
  /** Below the panel's address. */
  readonly page: string
  readonly notice: string
  /** The first field to fill in, where the page has it from the start. */
  readonly field?: string
}

const DUTIES: Readonly<Record<string, Duty>> = {
  PasswordChangeDueError: {
    page: '/me',
    notice:
      'Kies eerst een eigen wachtwoord: vul hieronder het eenmalige wachtwoord in als huidig wachtwoord, en een nieuw wachtwoord. Daarna meldt u zich opnieuw aan.',
    field: 'input[name=currentPassword]',
  },
  TwoFactorDueError: {
    page: '/settings/tweestapsverificatie',
    notice:
      'Zet eerst tweestapsverificatie aan: dat is hier voor iedereen verplicht. Daarna is het beheer weer open.',
  },
}

/** Strapi's calls that answer the own profile, and its action that signs out. */
const PROFILE_CALLS = ['getMe', 'updateMe']
const SIGN_OUT = 'admin/logout'

type PanelMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** The read fields of an action of Strapi's own calls to the server. */
interface CallAction {
  readonly type?: unknown
  readonly payload?: { readonly name?: unknown; readonly due?: string | null } | null
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
}

const addressOf = ({ page }: Duty) =>
  `${location.pathname.match(/^.*?\/admin/)?.[0] ?? '/admin'}${page}`

/** Focuses a field, once the page shows it. */
function focusField(selector: string): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (!field) return
    observer.disconnect()
    field.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function openPage(duty: Duty): void {
  if (location.pathname !== addressOf(duty)) {
    location.assign(addressOf(duty))
    return
  }
  showTopNotice(duty.notice)
  if (duty.field) focusField(duty.field)
}

/** Redux middleware that opens the page for what is due. */
export const openDuty: PanelMiddleware = () => () => (next) => (action) => {
  const { type, payload, meta }: CallAction = action
  const isProfile =
    PROFILE_CALLS.includes(meta?.arg?.endpointName ?? '') && String(type).endsWith('/fulfilled')
  const duty = DUTIES[String(isProfile ? payload?.due : payload?.name)]
  if (duty) openPage(duty)
  else if (isProfile || type === SIGN_OUT) hideTopNotice()
  return next(action)
}
