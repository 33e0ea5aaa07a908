import {
  NETWORK_PAGE_SIZE,
  type NetworkPage,
  type NetworkVisitor,
} from '@beursvloer/contract/accounts/network'
import type { Content } from '~/content/model.ts'
import { typeOf } from './profile-view.ts'

/** A page of the list as it is shown. */
export type NetworkView = ReturnType<typeof toNetworkView>

/** Somebody in the list. */
export interface NetworkLine extends Omit<NetworkVisitor, 'organisationType'> {
  /** Kind of organisation, in words; empty for a kind that is no longer offered. */
  readonly type: string
}

/** The page of the list that was asked for, in the language of the content. */
export function toNetworkView(
  network: NetworkPage,
  {
    search,
    page,
    content,
  }: { search: string; page: number; content: Pick<Content, 'organisationTypes'> },
) {
  const before = (page - 1) * NETWORK_PAGE_SIZE
  return {
    ...network,
    search,
    page,
    // Positions of the first and last on this page, from 1; meaningless while there is nobody.
    from: before + 1,
    to: before + network.visitors.length,
    visitors: network.visitors.map(({ organisationType, ...visitor }) => ({
      ...visitor,
      type: typeOf(organisationType, content),
    })),
  }
}
