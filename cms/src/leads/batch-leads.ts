import type { LeadEntry } from '@beursvloer/contract/leads/calls'
import { type LeadState, MAX_LEADS } from '@beursvloer/contract/leads/terms'
import type { Core } from '@strapi/strapi'
import { installationsWith, pushSharing } from './pushes'
import {
  countLeads,
  type LeadRow,
  leadsOf,
  subjectOf,
  type VisitorRow,
  visitorsWhere,
} from './rows'

interface Asked {
  readonly exhibitor: string
  readonly entry: LeadEntry
}

/** A visitor who is asked for details, or shares them now. */
interface Told {
  readonly what: Extract<LeadState, 'asked' | 'shared'>
  readonly exhibitor: string
  readonly visitor: number
  readonly now: Date
}

/** Key of a name card's lead at an exhibitor. */
export const cardSubject = (exhibitor: string, entry: string): string => `${exhibitor}:${entry}`

/**
 * The leads that entries of several phones are about: read together before they are applied, and stored
 * together after it, in one transaction.
 */
export class BatchLeads {
  private readonly bySubject: Map<string, LeadRow>
  private readonly stored: ReadonlySet<string>
  private readonly changed = new Set<string>()
  private readonly removed: string[] = []
  readonly told: Told[] = []

  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly visitors: ReadonlyMap<string, VisitorRow>,
    private readonly counts: Map<string, number>,
    rows: readonly LeadRow[],
  ) {
    this.bySubject = new Map(rows.map((row) => [row.subject, row]))
    this.stored = new Set(rows.map(({ documentId }) => documentId))
  }

  static async read(strapi: Core.Strapi, asked: readonly Asked[]): Promise<BatchLeads> {
    const badges = asked.flatMap(({ entry }) => (entry.what === 'scan' ? [entry.badge] : []))
    const visitors = new Map(
      (await visitorsWhere(strapi, { badgeCode: { $in: badges } })).map((row) => [
        row.badgeCode,
        row,
      ]),
    )
    const subjects = asked.flatMap(({ exhibitor, entry }) => {
      if (entry.what === 'card') return [cardSubject(exhibitor, entry.id)]
      const visitor = entry.what === 'scan' && visitors.get(entry.badge)
      return visitor ? [subjectOf(exhibitor, visitor.user.id)] : []
    })
    const ids = asked.flatMap(({ entry }) => ('lead' in entry ? [entry.lead] : []))
    const rows: LeadRow[] = await leadsOf(strapi).findMany({
      where: { $or: [{ subject: { $in: subjects } }, { documentId: { $in: ids } }] },
    })
    const counts = await countLeads(strapi, [...new Set(asked.map(({ exhibitor }) => exhibitor))])
    return new BatchLeads(strapi, visitors, counts, rows)
  }

  visitor(badge: string): VisitorRow | undefined {
    return this.visitors.get(badge)
  }

  find(subject: string): LeadRow | null {
    return this.bySubject.get(subject) ?? null
  }

  findById(exhibitor: string, documentId: string): LeadRow | undefined {
    return [...this.bySubject.values()].find(
      (row) => row.documentId === documentId && row.exhibitor === exhibitor,
    )
  }

  isFull(exhibitor: string): boolean {
    return (this.counts.get(exhibitor) ?? 0) >= MAX_LEADS
  }

  put(row: LeadRow): LeadRow {
    if (!this.bySubject.has(row.subject)) this.count(row, 1)
    this.bySubject.set(row.subject, row)
    this.changed.add(row.subject)
    return row
  }

  remove(row: LeadRow): void {
    this.count(row, -1)
    this.bySubject.delete(row.subject)
    this.changed.delete(row.subject)
    this.removed.push(row.documentId)
  }

  private count({ exhibitor }: LeadRow, by: number): void {
    this.counts.set(exhibitor, (this.counts.get(exhibitor) ?? 0) + by)
  }

  async store(): Promise<void> {
    const leads = leadsOf(this.strapi)
    if (this.removed.length > 0)
      await leads.deleteMany({ where: { documentId: { $in: this.removed } } })
    const changed = [...this.changed].flatMap((subject) => this.bySubject.get(subject) ?? [])
    const [old, added] = [true, false].map((isOld) =>
      changed.filter(({ documentId }) => this.stored.has(documentId) === isOld),
    )
    if (added?.length) await leads.createMany({ data: added.map(({ id: _none, ...row }) => row) })
    for (const { id, ...data } of old ?? []) await leads.updateMany({ where: { id }, data })
    await this.tell()
  }

  /** Tells devices, of visitors who have any. */
  private async tell(): Promise<void> {
    const having = await installationsWith(
      this.strapi,
      this.told.map(({ visitor }) => visitor),
    )
    for (const { what, now, ...of } of this.told)
      if (having.has(of.visitor)) await pushSharing(this.strapi, what, of, now)
  }
}
