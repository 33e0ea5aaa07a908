import {
  PROFILE_CONSENTS_PATH,
  PROFILE_PATH,
  PROFILE_PHOTO_PATH,
} from '@beursvloer/contract/accounts/own-profile'
import { accountPaths, sessionPath } from '@beursvloer/contract/accounts/paths'
import { visitorConsents } from '@beursvloer/contract/forms/definitions/visitor-consents'
import {
  firstVisitorProfile,
  visitorProfile,
} from '@beursvloer/contract/forms/definitions/visitor-profile'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import { putForm, receiveAccountForm } from './receive.server.ts'

/** Page on which profiles are changed: where consents were given. */
const SOURCE = PROFILE_PAGE

/**
 * Saves the current user's details and photo.
 * @param first whether the form was the one that asks for the terms; the CMS knows whether it has to
 */
export function saveDetails(args: ActionArgs, { to, first }: { to: string; first: boolean }) {
  const definition = first ? firstVisitorProfile : visitorProfile
  return receiveAccountForm(definition, args, async (values, files) => {
    await putForm(args, PROFILE_PATH, definition, { values, files, source: SOURCE })
    return { to }
  })
}

/** Saves the current user's choices of mail. */
export const saveChoices = (args: ActionArgs, to: string) =>
  receiveAccountForm(visitorConsents, args, async ({ newsletter, tellSaved }) => {
    const { locale: language } = siteRequestOf(args.context)
    await accountOf(args.context).call(PROFILE_CONSENTS_PATH, {
      method: 'PUT',
      body: { newsletter, tellSaved, language, source: SOURCE },
    })
    return { to }
  })

/** Removes the current user's photo. */
export const removePhoto = ({ context }: Pick<ActionArgs, 'context'>) =>
  accountOf(context).call(PROFILE_PHOTO_PATH, { method: 'DELETE' })

/** Ends a session of the current user. */
export const endSession = ({ context }: Pick<ActionArgs, 'context'>, session: string) =>
  accountOf(context).call(sessionPath(session), { method: 'DELETE' })

/**
 * Ends every session of the current user, this one too.
 * @throws ContentApiError when the CMS does not do so: the site never claims a sign-out that did
 * not happen
 */
export async function signOutEverywhere({ context }: Pick<ActionArgs, 'context'>): Promise<void> {
  const account = accountOf(context)
  await account.call(accountPaths.signOut, { method: 'POST', body: { scope: 'all' } })
  account.clear()
}
