import type { IncomingMessage } from 'node:http'
import type { OwnProfile } from '@beursvloer/contract/accounts/own-profile'
import type { Values } from '@beursvloer/contract/forms/definition'
import {
  firstVisitorProfile,
  visitorProfile,
} from '@beursvloer/contract/forms/definitions/visitor-profile'
import { partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'
import type { Core } from '@strapi/strapi'
import { isCertainlyRolledBack } from '../../database/errors'
import { acceptForm } from '../../forms/accept-form'
import { storeConsents } from '../../forms/consents'
import { optionSources } from '../../forms/option-sources'
import type { FormRequest } from '../../forms/read-request'
import { storeForm } from '../../forms/store-form'
import { removeFiles } from '../../private-files/storage'
import { withLock } from '../../transactions/with-lock'
import { profilesOf } from '../accounts/account'
import { hasAgreed, ownProfile, type ProfileRow, profileRow } from './own-profile'
import { storePhoto } from './photo'
import type { Visitor } from './visitor'

/** The stored value of an empty field, by kind of field; null for all others. */
const EMPTY_VALUES: Readonly<Record<string, unknown>> = { checkbox: false, checkboxes: [] }

/**
 * The columns of all fields but the file. The form is the whole profile, so an absent field is
 * emptied.
 */
const columnsOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    placesOf(partsOf(visitorProfile), values)
      .filter(({ field }) => field.kind !== 'file')
      .map(({ path, field }) => [
        path,
        valueAt(values, path) || (EMPTY_VALUES[field.kind] ?? null),
      ]),
  )

/**
 * Changes the row of a profile; a photo that it no longer names is deleted after the commit.
 * @param also further changes in the same transaction
 * @throws the error of the database
 */
async function changeRow(
  strapi: Core.Strapi,
  visitor: Visitor,
  data: Record<string, unknown>,
  also: (row: ProfileRow) => Promise<unknown> = async () => undefined,
): Promise<ProfileRow> {
  const { before, after } = await withLock(strapi, 'records', async () => {
    const row = await profileRow(strapi, visitor)
    const changed: ProfileRow = await profilesOf(strapi).update({ where: { id: row.id }, data })
    await also(row)
    return { before: row, after: changed }
  })
  if (before.photo && before.photo !== after.photo) await removeFiles([before.photo])
  return after
}

async function store(
  strapi: Core.Strapi,
  visitor: Visitor,
  request: FormRequest,
  now: Date,
): Promise<OwnProfile> {
  const options = await optionSources(strapi, visitorProfile)
  const agreed = await hasAgreed(strapi, await profileRow(strapi, visitor))
  const definition = agreed ? visitorProfile : firstVisitorProfile
  const { values, files } = await acceptForm(definition, request, { options })
  const [file] = files
  const photo = file && (await storePhoto(file.content))
  const { language, source } = request.envelope
  const change = { ...columnsOf(values), language, ...(photo && { photo }) }
  let row: ProfileRow
  try {
    row = await changeRow(strapi, visitor, change, async ({ id: profile }) => {
      if (agreed || (await hasAgreed(strapi, { id: profile }))) return
      const giver = { email: visitor.email, source, givenAt: now, profile }
      await storeConsents(strapi, definition, values, giver)
    })
  } catch (error) {
    if (photo && isCertainlyRolledBack(error)) await removeFiles([photo])
    throw error
  }
  return ownProfile(strapi, visitor, row)
}

/**
 * Stores a changed profile, with or without a photo, by the rules of the page's form. A visitor who
 * has not agreed to the terms yet must do so here, and the consent is recorded.
 * @throws HttpError saying why it is refused
 */
export const changeProfile = (
  strapi: Core.Strapi,
  visitor: Visitor,
  incoming: IncomingMessage,
  now: Date,
): Promise<OwnProfile> =>
  storeForm(strapi, firstVisitorProfile, incoming, (request) =>
    store(strapi, visitor, request, now),
  )

/** Removes the photo of a profile, from the disk too. */
export async function removePhoto(strapi: Core.Strapi, visitor: Visitor): Promise<OwnProfile> {
  return ownProfile(strapi, visitor, await changeRow(strapi, visitor, { photo: null }))
}
