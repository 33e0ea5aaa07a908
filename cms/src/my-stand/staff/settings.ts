import { LEAD_MONTHS_RANGE } from '@beursvloer/contract/leads/terms'
import { MAX_BADGES_PER_UNIT } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { badgesOf } from '../../exhibitor-badges/badges'
import { type StandSettings, saveStandSettings, standSettings } from '../../fair/stand-settings'
import { readShape } from '../../http/read-shape'
import { leadsOf } from '../../leads/rows'
import { meetingsOf } from '../../meetings/rows'
import { withLock } from '../../transactions/with-lock'
import { proposalsOf } from '../proposals'
import { foundProgress } from './progress'
import type { AreaSettings } from './views'

const settingsShape: z.ZodType<StandSettings> = z.strictObject({
  leadMonths: z.int().min(LEAD_MONTHS_RANGE.min).max(LEAD_MONTHS_RANGE.max),
  badgesPerUnit: z.int().min(0).max(MAX_BADGES_PER_UNIT),
  contactWithoutReview: z.boolean(),
  linksWithoutReview: z.boolean(),
  meetingsClosed: z.boolean(),
})

/** The settings of the exhibitors' own area, and how much it is used. */
export async function areaSettings(strapi: Core.Strapi, now: Date): Promise<AreaSettings> {
  const exhibitors = await foundProgress(strapi, {}, now)
  const countOf = (is: (one: (typeof exhibitors)[number]) => boolean) =>
    exhibitors.filter(is).length
  const agreed = { state: 'confirmed' }
  return {
    settings: await standSettings(strapi),
    use: {
      exhibitors: exhibitors.length,
      withPeople: countOf(({ people }) => people > 0),
      signedIn: countOf(({ signedInAt }) => signedInAt !== null),
      complete: countOf(({ presentation }) => presentation === 'complete'),
      proposals: await proposalsOf(strapi).count({ where: { submittedAt: { $notNull: true } } }),
      badges: await badgesOf(strapi).count({}),
      leads: await leadsOf(strapi).count({ where: { state: 'shared' } }),
      meetings: await meetingsOf(strapi).count({}),
      meetingsAgreed: await meetingsOf(strapi).count({ where: agreed }),
    },
  }
}

/** Stores the settings of the exhibitors' own area. */
export const changeAreaSettings = (strapi: Core.Strapi, body: unknown): Promise<void> => {
  const settings = readShape(settingsShape, body)
  return withLock(strapi, 'content', () => saveStandSettings(strapi, settings))
}
