import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { indexLowerCase } from '../database/lower-case-indexes'
import { hideWebhookRights } from '../http/unused-routes'
import { keepSpeakerNames } from '../rules/speaker-names'
import { requirePasswordChange, watchPasswordChanges } from '../staff-sign-in/password-change'
import { fillListings } from '../visitors/profile/network'
import { sealLinks } from '../visitors/saved/fair-links'
import { ensureEditorRoles, tidyStrapiRoles } from './editor-roles'
import { keepOrganisationTypes } from './organisation-types'
import { ensureSiteToken } from './site-token'
import { mailStaffInvitations } from './staff-invitations'
import { ensureAccountSettings, ensureLibrarySettings, ensureLocales } from './strapi-settings'
import { syncViewConfiguration } from './view-configuration'
import { enforceVisitorPermissions } from './visitor-permissions'

const PASSWORD_LENGTH = 16
/** Without the characters that people mistake for one another. */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Strapi demands a small letter, a capital and a digit. */
const ACCEPTABLE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/

/** A random password that Strapi's own rule accepts. */
function oneTimePassword(): string {
  const draw = () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)]
  const password = Array.from({ length: PASSWORD_LENGTH }, draw).join('')
  return ACCEPTABLE.test(password) ? password : oneTimePassword()
}

/**
 * Gives an empty installation its first administrator, with a one-time password that must be
 * changed at the first sign-in. Address and password are written to `first-administrator.json` in
 * the data folder, readable by the owner only; the program that shows them deletes the file.
 */
async function ensureFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const users = strapi.service('admin::user')
  if (await users.exists()) return
  const administrator = { email: settings.adminEmail, password: oneTimePassword() }
  // The file first: an account whose password nobody can read would lock everybody out.
  await writeFile(
    path.join(settings.dataDir, 'first-administrator.json'),
    `${JSON.stringify(administrator)}\n`,
    { mode: 0o600 },
  )
  const user = await users.createFirstAdmin({
    ...administrator,
    firstname: 'Beheerder',
    lastname: '',
    preferedLanguage: 'nl',
  })
  await requirePasswordChange(strapi, user.id)
}

/**
 * Prepares the installation at every start, before the first request is served. Each step may run
 * any number of times and writes only differences.
 */
export async function prepare(strapi: Core.Strapi): Promise<void> {
  await indexLowerCase(strapi)
  await fillListings(strapi)
  await ensureLocales(strapi)
  await keepOrganisationTypes(strapi)
  await keepSpeakerNames(strapi)
  await ensureAccountSettings(strapi)
  await ensureLibrarySettings(strapi)
  await enforceVisitorPermissions(strapi)
  await sealLinks(strapi)
  await hideWebhookRights(strapi)
  // Together: on a first start each of some hundred permissions would be flushed to disk by itself.
  await strapi.db.transaction(async () => {
    await ensureSiteToken(strapi)
    await ensureEditorRoles(strapi)
    await tidyStrapiRoles(strapi)
  })
  watchPasswordChanges(strapi)
  mailStaffInvitations(strapi)
  await ensureFirstAdministrator(strapi)
  await syncViewConfiguration(strapi)
}
