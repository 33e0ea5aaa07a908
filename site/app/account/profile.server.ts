import { NETWORK_PATH, type NetworkPage } from '@beursvloer/contract/accounts/network'
import {
  type OwnProfile,
  type PersonalData,
  PROFILE_EXPORT_PATH,
  PROFILE_PATH,
} from '@beursvloer/contract/accounts/own-profile'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import type { AccountSession } from '@beursvloer/contract/accounts/user'
import { z } from 'zod'
import type { Account } from './account.server.ts'

const texts = z.array(z.string())
const consent = z.object({
  subject: z.enum([
    'privacy',
    'terms',
    'regulation',
    'newsletter',
    'push',
    'sepa',
    'signatory',
    'tell-sender',
  ]),
  textVersion: z.string(),
  givenAt: z.string(),
  source: z.string(),
  withdrawnAt: z.string().nullable(),
})
const profile: z.ZodType<OwnProfile> = z.object({
  ...{ firstName: z.string(), infix: z.string(), lastName: z.string(), phone: z.string() },
  ...{ organisation: z.string(), jobTitle: z.string(), organisationType: z.string() },
  ...{ days: texts, interests: texts, accessibility: z.string(), listed: z.boolean() },
  ...{ email: z.string(), provider: z.string(), hasPassword: z.boolean() },
  photo: z.string().nullable(),
  badgeCode: z.string(),
  language: z.enum(['nl', 'en']),
  registeredAt: z.string(),
  ...{ agreed: z.boolean(), newsletter: z.boolean(), tellSaved: z.boolean() },
  consents: z.array(consent),
})

/**
 * The current user's profile.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const profileOf = async (account: Account): Promise<OwnProfile> =>
  profile.parse(await account.call(PROFILE_PATH))

/** All personal data of the current user, as the CMS gives it. */
export const personalDataOf = async (account: Account): Promise<PersonalData> =>
  (await account.call(PROFILE_EXPORT_PATH)) as PersonalData

const network: z.ZodType<NetworkPage> = z.object({
  listed: z.boolean(),
  visitors: z.array(
    z.object({
      ...{ name: z.string(), jobTitle: z.string() },
      ...{ organisation: z.string(), organisationType: z.string() },
    }),
  ),
  ...{ total: z.number(), pageCount: z.number() },
})

/**
 * A page of the visitors who chose to be shown to others.
 * @param asked words, at most as long as the CMS takes them, and a page from 1
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const networkOf = async (
  account: Account,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<NetworkPage> =>
  network.parse(await account.call(NETWORK_PATH, { query: { q: search, page } }))

const sessions = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      deviceName: z.string().optional(),
      current: z.boolean(),
      lastActiveAt: z.string().optional(),
    }),
  ),
})

/** The sessions of the current user. */
export const sessionsOf = async (account: Account): Promise<readonly AccountSession[]> =>
  sessions.parse(await account.call(accountPaths.sessions)).data
