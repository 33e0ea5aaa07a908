import type { Core } from '@strapi/strapi'
import { allOf } from '../../panel-api/lists'
import { PROFILE } from '../accounts/account'
import { type Counted, VisitorCount } from './statistics'
import type { VisitorStatistics } from './views'
import { fairDays, interestChoices } from './visitors'

const COUNTED = ['id', 'registeredAt', 'organisationType', 'days', 'interests', 'language']

/** How many registered, when, and who they are. */
export async function countVisitors(strapi: Core.Strapi): Promise<VisitorStatistics> {
  const count = new VisitorCount()
  const all = allOf<Counted & { readonly id: number }>(strapi, {
    uid: PROFILE,
    where: {},
    select: COUNTED,
    populate: { user: { select: ['confirmed', 'blocked'] } },
  })
  for await (const batch of all) for (const visitor of batch) count.add(visitor)
  return count.statistics({
    days: await fairDays(strapi),
    interests: await interestChoices(strapi),
  })
}
