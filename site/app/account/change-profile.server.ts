import { randomUUID } from 'node:crypto'
import {
  PROFILE_CONSENTS_PATH,
  PROFILE_PATH,
  PROFILE_PHOTO_PATH,
} from '@beursvloer/contract/accounts/own-profile'
import { accountPaths, sessionPath } from '@beursvloer/contract/accounts/paths'
import type { Values } from '@beursvloer/contract/forms/definition'
import { visitorConsents } from '@beursvloer/contract/forms/definitions/visitor-consents'
import { visitorProfile } from '@beursvloer/contract/forms/definitions/visitor-profile'
import { partsOf, withoutContents } from '@beursvloer/contract/forms/parts'
import type { ReadForm } from '@beursvloer/contract/forms/read-form'
import { ENVELOPE_PART, type SubmissionEnvelope } from '@beursvloer/contract/forms/submission'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import { receiveAccountForm } from './receive.server.ts'

/** How long the CMS may take to clean and store a photo, in ms. */
const PHOTO_TIMEOUT_MS = 60_000

/** Page on which profiles are changed: where consents were given. */
const SOURCE = '/bezoekersprofiel'

/** A profile as the CMS reads it: what every form has around it, and the photo as a file. */
function profileBody(envelope: SubmissionEnvelope, files: ReadForm['files']): FormData {
  const body = new FormData()
  const values = withoutContents(partsOf(visitorProfile), envelope.values)
  body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values }))
  for (const { path, file } of files) body.append(path, file, file.name)
  return body
}

/** Saves the details of who is signed in, and their photo. */
export const saveDetails = (args: ActionArgs, to: string) =>
  receiveAccountForm(visitorProfile, args, async (values, files) => {
    const { locale: language } = siteRequestOf(args.context)
    const envelope = { idempotencyKey: randomUUID(), language, values, source: SOURCE }
    await accountOf(args.context).call(PROFILE_PATH, {
      method: 'PUT',
      body: profileBody(envelope, files),
      ...(files.length > 0 && { timeoutMs: PHOTO_TIMEOUT_MS }),
    })
    return { to }
  })

/** Saves what somebody who is signed in wants to be sent. */
export const saveChoices = (args: ActionArgs, to: string) =>
  receiveAccountForm(visitorConsents, args, async ({ newsletter, push }: Values) => {
    const { locale: language } = siteRequestOf(args.context)
    await accountOf(args.context).call(PROFILE_CONSENTS_PATH, {
      method: 'PUT',
      body: { newsletter: newsletter === true, push: push === true, language, source: SOURCE },
    })
    return { to }
  })

/** Removes the photo of who is signed in. */
export const removePhoto = ({ context }: Pick<ActionArgs, 'context'>) =>
  accountOf(context).call(PROFILE_PHOTO_PATH, { method: 'DELETE' })

/** Ends a session of who is signed in. */
export const endSession = ({ context }: Pick<ActionArgs, 'context'>, session: string) =>
  accountOf(context).call(sessionPath(session), { method: 'DELETE' })

/**
 * Ends every session of who is signed in, this one too.
 * @throws ContentApiError when the CMS does not do so: nobody is told they are signed out who are not
 */
export async function signOutEverywhere({ context }: Pick<ActionArgs, 'context'>): Promise<void> {
  const account = accountOf(context)
  await account.call(accountPaths.signOut, { method: 'POST', body: { scope: 'all' } })
  account.clear()
}
