import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import type { Core } from '@strapi/strapi'
import { gathered } from '../database/gathered'
import type { Person } from './rows'

const PROFILE = 'api::visitor-profile.visitor-profile'

interface ProfileRow {
  readonly documentId: string
  readonly firstName: string | null
  readonly infix: string | null
  readonly lastName: string | null
  readonly language: 'nl' | 'en'
}

/** Language of an applicant without account, and the page of the sign-up. */
type Fallback = Pick<Person, 'language' | 'source'>

/**
 * The applicant with an account.
 * @param user id and address of the account
 */
export async function personOf(
  strapi: Core.Strapi,
  { id, email }: { readonly id: number; readonly email: string },
  fallback: Fallback,
): Promise<Person> {
  return toPerson(await profileWhere(strapi, { id }), email, fallback)
}

/** The applicant with an address, with their account if there is one. */
export const findPerson = async (
  strapi: Core.Strapi,
  email: string,
  fallback: Fallback,
): Promise<Person> => toPerson(await profileWhere(strapi, { email }), email, fallback)

/** The same before a transaction begins, read once for all requests at the same moment. */
export function peopleOf(strapi: Core.Strapi) {
  const profileOf = gathered(async (users: readonly number[]) => {
    const rows: (ProfileRow & { user: { id: number } })[] = await strapi.db
      .query(PROFILE)
      .findMany({
        select: [...FIELDS],
        where: { user: { id: { $in: users } } },
        populate: { user: { select: ['id'] } },
      })
    return new Map(rows.map((row) => [row.user.id, row]))
  })
  return async (
    { id, email }: { readonly id: number; readonly email: string },
    fallback: Fallback,
  ): Promise<Person> => toPerson((await profileOf(id)) ?? null, email, fallback)
}

const FIELDS = ['documentId', 'firstName', 'infix', 'lastName', 'language'] as const

const profileWhere = (strapi: Core.Strapi, user: object): Promise<ProfileRow | null> =>
  strapi.db.query(PROFILE).findOne({
    select: [...FIELDS],
    where: { user },
  })

function toPerson(profile: ProfileRow | null, email: string, fallback: Fallback): Person {
  return {
    email,
    name: visitorName(profile ?? {}),
    visitor: profile?.documentId ?? null,
    language: profile?.language ?? fallback.language,
    source: fallback.source,
  }
}
