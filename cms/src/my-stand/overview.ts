import type { StandOverview } from '@beursvloer/contract/my-stand/overview'
import type { Lack } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { actsFor } from '../exhibitor-members/acting'
import { currentMembers, memberViews } from '../exhibitor-members/change-members'
import type { MemberRow } from '../exhibitor-members/membership'
import { exhibitorFigures } from './figures'
import { newsFor } from './news'
import { openInvoices } from './orders'
import { type ExhibitorDraft, exhibitorDraft } from './presentation'
import { waitingProofs } from './proofs'
import { proposalOf } from './proposals'

interface Contract {
  readonly reference: string
  readonly state: string
  readonly receivedAt: string
  readonly history: readonly { readonly at: string; readonly to: string }[] | null
}

/** The contract that made an exhibitor, with the states that it went through. */
async function contractOf(
  strapi: Core.Strapi,
  exhibitorId: string,
): Promise<StandOverview['contract']> {
  const found: Contract | null = await strapi.db.query('api::submission.submission').findOne({
    select: ['reference', 'state', 'receivedAt', 'history'],
    where: { kind: 'contract', exhibitorId },
  })
  if (!found) return null
  const { reference, state, receivedAt, history } = found
  const steps = (history ?? []).map(({ at, to }) => ({ state: to, at: isoOf(at) }))
  return { reference, state, steps: [{ state: 'submitted', at: isoOf(receivedAt) }, ...steps] }
}

type Presented = Pick<
  ExhibitorDraft,
  'logo' | 'body' | 'website' | 'contactEmail' | 'contactPhone' | 'english'
>

/** What the presentation of an exhibitor lacks. */
export const lacksOf = (exhibitor: Presented, isPublished: boolean): Lack[] => {
  const { logo, body, website, contactEmail, contactPhone, english } = exhibitor
  const isThere: Readonly<Record<Lack, boolean>> = {
    published: isPublished,
    logo: logo !== null,
    body: (body ?? []).length > 0,
    english: Boolean(english?.intro),
    website: Boolean(website),
    contact: Boolean(contactEmail || contactPhone),
  }
  return (Object.keys(isThere) as Lack[]).filter((name) => !isThere[name])
}

/** The first page of an exhibitor's own area. */
export async function standOverview(
  strapi: Core.Strapi,
  member: MemberRow,
  now: Date,
): Promise<StandOverview> {
  const { exhibitorId, role } = member
  const exhibitor = await exhibitorDraft(strapi, exhibitorId)
  const ofExhibitors = strapi.documents('api::exhibitor.exhibitor')
  const published = await ofExhibitors.findOne({
    documentId: exhibitorId,
    locale: 'nl',
    status: 'published',
    fields: ['name'],
  } as never)
  const coExhibitors = await ofExhibitors.findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name'],
    filters: { mainExhibitor: { documentId: exhibitorId } },
  } as never)
  const { name, slug, category, stands, mainExhibitor } = exhibitor
  const proposal = await proposalOf(strapi, exhibitorId)
  return {
    exhibitor: exhibitorId,
    name,
    slug: slug ?? '',
    category: category?.documentId ?? null,
    role,
    member: member.name,
    isPublished: published !== null,
    stands: (mainExhibitor ? mainExhibitor.stands : stands).map(({ documentId }) => documentId),
    mainExhibitor: mainExhibitor?.name ?? null,
    coExhibitors: coExhibitors.map((other) => String(other.name)),
    contract: role === 'manager' ? await contractOf(strapi, exhibitorId) : null,
    invoices: role === 'manager' ? await openInvoices(strapi, exhibitorId, now) : null,
    proofs: role === 'manager' ? await waitingProofs(strapi, exhibitorId) : 0,
    members: memberViews(await currentMembers(strapi, exhibitorId), member),
    figures: await exhibitorFigures(strapi, exhibitorId, now),
    lacks: lacksOf(exhibitor, published !== null),
    proposal: proposal?.state ?? null,
    news: await newsFor(strapi, category?.documentId ?? null),
    acts: await actsFor(strapi, exhibitorId),
  }
}
