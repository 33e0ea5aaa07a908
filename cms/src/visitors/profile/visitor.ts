import type { Core } from '@strapi/strapi'

/** The account of a request's token, as users-permissions provides it. */
export interface Visitor {
  readonly id: number
  readonly email: string
  readonly username: string
  readonly provider: string | null
  readonly confirmed: boolean
  readonly createdAt: string
  /** Hash; null for an account that signs in with a provider. Never leaves the CMS. */
  readonly password: string | null
}

export const CONSENT = 'api::consent.consent'

/** The identifiers of an account. */
export type VisitorKey = Pick<Visitor, 'id' | 'email'>

/** A condition for an address, ignoring case. */
export const whereEmail = (email: string) => ({ email: { $eqi: email } })

/** A condition for the consents of a profile. A subquery: Strapi's join reads all of them. */
export const whereProfile = (strapi: Core.Strapi, { id }: { readonly id: number }) => ({
  id: {
    $in: strapi.db
      .connection('consents_profile_lnk')
      .where({ visitor_profile_id: id })
      .select('consent_id'),
  },
})

/** A condition for the consents of an account or its address. */
export const whoseConsents = (
  strapi: Core.Strapi,
  { email }: VisitorKey,
  profile: { readonly id: number },
) => ({ $or: [whereProfile(strapi, profile), whereEmail(email)] })
