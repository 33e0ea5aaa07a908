import { type StatisticsTag, tagHost, tagOf, tagVersion } from '@beursvloer/contract/statistics/tag'
import type { Snapshot } from '~/content/snapshot.server.ts'
import type { LocaleCode } from '~/i18n/locales.ts'
import { memoize } from '../memoize.ts'
import type { ShellTag } from '../shell-data.ts'

const settingsOf = memoize(({ nl, en }: Snapshot): { readonly tag: StatisticsTag | null } => ({
  tag: tagOf(nl.statisticsSettings, en.statisticsSettings),
}))

/** The statistics tag that editors chose, when its settings are whole; else null. */
export const statisticsTag = (snapshot: Snapshot): StatisticsTag | null => settingsOf(snapshot).tag

/** The tag in the shell's data of a page; absent while there is none. */
export function shellTag(
  snapshot: Snapshot,
  locale: LocaleCode,
): { readonly tag: ShellTag } | undefined {
  const tag = statisticsTag(snapshot)
  if (!tag) return undefined
  const { kind, purpose } = tag
  const isDutch = locale !== 'nl' && purpose[locale] === purpose.nl
  return {
    tag: {
      ...{ kind, version: tagVersion(tag), host: tagHost(tag), purpose: purpose[locale] },
      ...(isDutch && { lang: 'nl' }),
    },
  }
}
