import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import type { Lead, LeadAnswer, LeadList, LeadPerson } from '@beursvloer/contract/leads/calls'
import { RECENT_LEADS, type SharedField } from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../database/stored-time'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { countLeads, type LeadRow, leadsOf, type VisitorRow, visitorsWhere } from './rows'

const NOBODY: LeadPerson = { name: '', organisation: '', jobTitle: '', email: '', phone: '' }

/** Maximum of values in a condition. */
const CHUNK = 1000

const personOf = ({ user, ...profile }: VisitorRow): LeadPerson => ({
  name: visitorName(profile),
  organisation: profile.organisation ?? '',
  jobTitle: profile.jobTitle ?? '',
  email: user.email,
  phone: profile.phone ?? '',
})

const onlyShared = (person: LeadPerson, fields: readonly SharedField[]): LeadPerson => ({
  ...NOBODY,
  ...Object.fromEntries(fields.map((field) => [field, person[field]])),
})

/** The details of visitors as they are now, by id of their account. */
async function visitorsOf(strapi: Core.Strapi, rows: readonly LeadRow[]) {
  const ids = rows.flatMap(({ visitor, state }) =>
    visitor !== null && state === 'shared' ? [visitor] : [],
  )
  const found: VisitorRow[] = []
  for (let at = 0; at < ids.length; at += CHUNK)
    found.push(...(await visitorsWhere(strapi, {}, { id: { $in: ids.slice(at, at + CHUNK) } })))
  return new Map(found.map((visitor) => [visitor.user.id, personOf(visitor)]))
}

/** Leads as members of their exhibitors see them: of visitors only what they share. */
export async function toLeads(strapi: Core.Strapi, rows: readonly LeadRow[]): Promise<Lead[]> {
  if (rows.length === 0) return []
  const visitors = await visitorsOf(strapi, rows)
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: { $in: [...new Set(rows.map(({ exhibitor }) => exhibitor))] } },
  })
  const names = new Map(members.map(({ documentId, name }) => [documentId, name]))
  const nameOf = (member: string | null): string => names.get(member ?? '') ?? ''
  return rows.map((row) => {
    const fields = row.state === 'shared' ? (row.fields ?? []) : []
    const person = row.card ?? visitors.get(row.visitor ?? 0) ?? NOBODY
    return {
      ...{ id: row.documentId, state: row.state, basis: row.basis, fields: [...fields] },
      person: onlyShared(person, fields),
      scannedAt: isoOf(row.scannedAt),
      decidedAt: isoOrNull(row.decidedAt),
      scannedBy: nameOf(row.scannedBy),
      interest: row.interest ?? 0,
      notes: (row.notes ?? []).map(({ at, by, text }) => ({ at, by: nameOf(by), text })),
      products: [...(row.products ?? [])],
      followUpBy: row.followUpBy ?? '',
      followUpOn: row.followUpOn ?? '',
      answered: row.answered ?? false,
      hasPhoto: row.state === 'shared' && Boolean(row.photo),
    }
  })
}

/** The latest leads of each of some exhibitors, and how many share. */
export async function recentLeads(
  strapi: Core.Strapi,
  exhibitors: readonly string[],
): Promise<ReadonlyMap<string, Pick<LeadAnswer, 'recent' | 'count'>>> {
  const rows: LeadRow[] = []
  for (const exhibitor of exhibitors)
    rows.push(
      ...(await leadsOf(strapi).findMany({
        where: { exhibitor },
        orderBy: [{ scannedAt: 'desc' }, { id: 'desc' }],
        limit: RECENT_LEADS,
      })),
    )
  const leads = await toLeads(strapi, rows)
  const counts = await countLeads(strapi, exhibitors, { state: 'shared' })
  return new Map(
    exhibitors.map((exhibitor) => [
      exhibitor,
      {
        recent: leads.filter((_lead, at) => rows[at]?.exhibitor === exhibitor),
        count: counts.get(exhibitor) ?? 0,
      },
    ]),
  )
}

/** All leads of an exhibitor, latest scan first, with the members who can follow them up. */
export async function leadListOf(strapi: Core.Strapi, exhibitor: string): Promise<LeadList> {
  const rows: LeadRow[] = await leadsOf(strapi).findMany({
    where: { exhibitor },
    orderBy: [{ scannedAt: 'desc' }, { id: 'desc' }],
  })
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: exhibitor, state: 'active' },
    orderBy: { name: 'asc' },
  })
  return {
    leads: await toLeads(strapi, rows),
    colleagues: members.map(({ documentId: id, name }) => ({ id, name })),
  }
}
