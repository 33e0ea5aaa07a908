import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import type { Option } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { optionsOf } from '../../forms/option-sources'
import { pageOf } from '../../panel-api/lists'
import { type Query, readPaging } from '../../panel-api/query'
import { PROFILE } from '../accounts/account'
import { ACCOUNT_FIELDS, VISITORS, visitorsIn } from './filter'
import { labelOf } from './labels'
import { type AccountFlags, stateOf } from './state'
import type {
  Choice,
  VisitorChoices,
  VisitorDetails,
  VisitorList,
  VisitorRow,
  VisitorStep,
} from './views'

/** The columns of a visitor that staff may see. */
export interface StoredVisitor {
  readonly id: number
  readonly documentId: string
  readonly firstName: string | null
  readonly infix: string | null
  readonly lastName: string | null
  readonly organisation: string | null
  readonly jobTitle: string | null
  readonly organisationType: string | null
  readonly days: readonly string[] | null
  readonly interests: readonly string[] | null
  readonly phone: string | null
  readonly listed: boolean | null
  readonly photo: string | null
  readonly language: VisitorDetails['language']
  readonly source: string | null
  readonly registeredAt: string
  readonly confirmedAt: string | null
  readonly lastUsedAt: string | null
  readonly newAddress: string | null
  readonly history: readonly VisitorStep[] | null
  /** Null for a moment, while an account is being deleted. */
  readonly user: (AccountFlags & { id: number; email: string; provider: string | null }) | null
}

/**
 * The profile fields that are read; the wish only for a user with that right, badge and links
 * never.
 */
const PROFILE_FIELDS = [
  'id',
  'documentId',
  'firstName',
  'infix',
  'lastName',
  'organisation',
  'jobTitle',
  'organisationType',
  'days',
  'interests',
  'phone',
  'listed',
  'photo',
  'language',
  'source',
  'registeredAt',
  'confirmedAt',
  'lastUsedAt',
  'newAddress',
  'history',
] as const satisfies readonly (keyof StoredVisitor)[]

const NO_ACCOUNT = { confirmed: false, blocked: false }

/** A visitor as a line of the list. */
export const rowOf = (
  visitor: StoredVisitor,
  { organisationTypes }: Pick<VisitorChoices, 'organisationTypes'>,
): VisitorRow => ({
  documentId: visitor.documentId,
  name: visitorName(visitor),
  email: visitor.user?.email ?? '',
  organisation: visitor.organisation ?? '',
  organisationType: labelOf(organisationTypes, visitor.organisationType),
  days: visitor.days ?? [],
  language: visitor.language,
  registeredAt: visitor.registeredAt,
  state: stateOf(visitor.user ?? NO_ACCOUNT),
})

const inDutch = (options: readonly Option[] = []): readonly Choice[] =>
  options.map(({ value, label }) => ({ value, label: label.nl }))

/** What visitors can choose in their profile, as the content is now. */
export async function visitorChoices(strapi: Core.Strapi): Promise<VisitorChoices> {
  const { days, organisationTypes, themes } = await optionsOf(strapi, [
    'days',
    'organisationTypes',
    'themes',
  ])
  return {
    days: (days ?? []).map(({ value }) => value).sort(),
    interests: inDutch(themes),
    organisationTypes: inDutch(organisationTypes),
  }
}

/** The page of visitors that an address asks for. */
export async function listVisitors(strapi: Core.Strapi, query: Query): Promise<VisitorList> {
  const paging = readPaging(query, VISITORS)
  const page = await pageOf<StoredVisitor>(
    strapi,
    visitorsIn(strapi, query),
    paging,
    PROFILE_FIELDS,
  )
  const choices = await visitorChoices(strapi)
  return { ...page, ...choices, rows: page.rows.map((row) => rowOf(row, choices)) }
}

/**
 * A visitor by the document id of the profile.
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function findVisitor(strapi: Core.Strapi, documentId: string): Promise<StoredVisitor> {
  const found = await strapi.db.query(PROFILE).findOne({
    select: [...PROFILE_FIELDS],
    where: { documentId },
    populate: { user: { select: ['id', ...ACCOUNT_FIELDS] } },
  })
  if (!found) throw new errors.NotFoundError('Deze bezoeker bestaat niet meer.')
  return found
}
