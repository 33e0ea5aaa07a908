import type { StandAvailability } from '@beursvloer/contract/content-values'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { longDate } from '../../fair/dates'
import { ofCurrentEdition } from '../../fair/of-edition'
import type { StandChoice } from './acceptance'

interface Stand {
  readonly documentId: string
  readonly number: string
  readonly area: number
  readonly openSides: number
  readonly availability: StandAvailability
  readonly optionUntil: string | null
  readonly hall: { readonly name: string } | null
}

/** Why a stand cannot be let, as the end of a sentence about it; null when it is free. */
function unavailableReason(
  { availability, optionUntil }: Pick<Stand, 'availability' | 'optionUntil'>,
  tenant: string | undefined,
): string | null {
  if (tenant !== undefined) return `verhuurd aan ${tenant}`
  if (availability === 'let') return 'verhuurd'
  if (availability === 'blocked') return 'geblokkeerd'
  if (availability === 'option')
    return optionUntil ? `in optie tot en met ${longDate(optionUntil, 'nl')}` : 'in optie'
  return null
}

/** Name of the exhibitor by document id of its stand; drafts count too, as commitments. */
async function tenants(strapi: Core.Strapi): Promise<ReadonlyMap<string, string>> {
  const exhibitors = (await strapi.documents('api::exhibitor.exhibitor').findMany({
    status: 'draft',
    locale: 'nl',
    fields: ['name'],
    populate: { stands: { fields: ['number'] } },
    filters: { stands: { documentId: { $notNull: true } } },
  })) as unknown as { name: string; stands: { documentId: string }[] }[]
  return new Map(
    exhibitors.flatMap(({ name, stands }) => stands.map((stand) => [stand.documentId, name])),
  )
}

/**
 * The stands of the current edition, each with the reasons why it cannot be let.
 * @param preferences stand numbers, the most wanted first; they come first here, too
 */
export async function standChoices(
  strapi: Core.Strapi,
  preferences: readonly string[],
): Promise<StandChoice[]> {
  const stands = (await strapi.documents('api::stand.stand').findMany({
    fields: ['number', 'area', 'openSides', 'availability', 'optionUntil'],
    populate: { hall: { fields: ['name'] } },
    filters: await ofCurrentEdition(strapi, 'stand'),
    sort: 'number',
  } as never)) as unknown as Stand[]
  const tenantOf = await tenants(strapi)
  const choices = stands.map((stand): StandChoice => {
    const { documentId, number, area, openSides, hall } = stand
    const preference = preferences.indexOf(number) + 1 || null
    const taken = unavailableReason(stand, tenantOf.get(documentId))
    return { documentId, number, hall: hall?.name ?? '', area, openSides, preference, taken }
  })
  const rank = ({ preference }: StandChoice) => preference ?? Number.POSITIVE_INFINITY
  return choices.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/**
 * A stand that can be let, by its document id.
 * @throws ValidationError in Dutch with the reason why it cannot
 */
export async function requireFreeStand(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StandChoice> {
  const stand = (await standChoices(strapi, [])).find((one) => one.documentId === documentId)
  if (!stand) throw new errors.ValidationError('Deze stand bestaat niet meer. Kies een andere.')
  if (stand.taken)
    throw new errors.ValidationError(
      `Stand ${stand.number} is niet vrij: ${stand.taken}. Kies een andere stand.`,
    )
  return stand
}
