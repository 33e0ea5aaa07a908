import { type StatisticsTag, tagHost, tagVersion } from '@beursvloer/contract/statistics/tag'
import type { Snapshot } from '~/content/snapshot.server.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { memoize } from '../memoize.ts'
import type { ShellTag } from '../shell-data.ts'

const isAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'

const settingsOf = memoize((snapshot: Snapshot): { readonly tag: StatisticsTag | null } => {
  const { nl, en } = snapshot
  const settings = nl.statisticsSettings
  if (!settings || settings.tagKind === 'none') return { tag: null }
  const { tagKind: kind, tagAddress: address, tagId: id, tagPurpose } = settings
  // What is not whole is no tag: nobody is asked for consent to it.
  const isWhole = tagPurpose !== '' && (kind === 'google' ? id !== '' : isAddress(address))
  if (!isWhole) return { tag: null }
  const purpose = { nl: tagPurpose, en: en.statisticsSettings?.tagPurpose || tagPurpose }
  return { tag: { kind, address, id, purpose } }
})

/** The statistics tag that editors chose, when its settings are whole; else null. */
export const statisticsTag = (snapshot: Snapshot): StatisticsTag | null => settingsOf(snapshot).tag

/** What pages tell of the tag, for the shell's data: nothing while there is none. */
export function shellTag(
  snapshot: Snapshot,
  locale: LocaleCode,
): { readonly tag: ShellTag } | undefined {
  const tag = statisticsTag(snapshot)
  if (!tag) return undefined
  const { kind, purpose } = tag
  return { tag: { kind, version: tagVersion(tag), host: tagHost(tag), purpose: purpose[locale] } }
}
