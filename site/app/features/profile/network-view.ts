import {
  NETWORK_PAGE_SIZE,
  type NetworkPage,
  type NetworkVisitor,
} from '@beursvloer/contract/accounts/network'
import { ORGANISATION_TYPES } from '@beursvloer/contract/forms/definitions/visitor-fields'
import type { LocaleCode } from '~/i18n/locales.ts'

/** A page of the list as it is shown. */
export type NetworkView = ReturnType<typeof toNetworkView>

/** Somebody in the list. */
export interface NetworkLine extends Omit<NetworkVisitor, 'organisationType'> {
  /** Kind of organisation, in words; empty for a kind that is no longer offered. */
  readonly type: string
}

const typeWord = (value: string, locale: LocaleCode): string =>
  ORGANISATION_TYPES.find((type) => type.value === value)?.label[locale] ?? ''

/** The page of the list that was asked for, in the language of the page. */
export function toNetworkView(
  network: NetworkPage,
  { search, page, locale }: { search: string; page: number; locale: LocaleCode },
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
      type: typeWord(organisationType, locale),
    })),
  }
}
