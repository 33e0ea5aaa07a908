import type { Lead, LeadList, LeadPerson, SharedField } from '@beursvloer/contract/leads'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../database/stored-time'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { type LeadRow, leadsOf, type VisitorRow, visitorsWhere } from './rows'

const NOBODY: LeadPerson = { name: '', organisation: '', jobTitle: '', email: '', phone: '' }

/** Maximum of values in a condition. */
const CHUNK = 1000

const personOf = ({ user, ...profile }: VisitorRow): LeadPerson => ({
  name: [profile.firstName, profile.infix, profile.lastName].filter(Boolean).join(' '),
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

/** Leads of one exhibitor as its members see them: of visitors only what they share. */
export async function toLeads(strapi: Core.Strapi, rows: readonly LeadRow[]): Promise<Lead[]> {
  const [first] = rows
  if (!first) return []
  const visitors = await visitorsOf(strapi, rows)
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: first.exhibitor },
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
    }
  })
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
