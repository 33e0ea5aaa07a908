import type { TagSettings } from '@beursvloer/contract/statistics/tag'
import type { FieldProblem } from './field-problem'

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && !new URL(text).username

/** Requires the address, site id and purpose of a statistics tag, depending on its kind. */
export function checkTag(settings: TagSettings): FieldProblem[] {
  const { tagKind, tagAddress, tagId, tagPurpose } = settings
  if (!tagKind || tagKind === 'none') return []
  const problems: FieldProblem[] = []
  if (tagKind !== 'google' && !isHttps(tagAddress ?? ''))
    problems.push({ path: 'tagAddress', message: 'Vul een adres in dat met https:// begint.' })
  if (tagKind !== 'other' && !tagId)
    problems.push({
      path: 'tagId',
      message: 'Zonder dit kenmerk weet de dienst niet welke site het is.',
    })
  if (!tagPurpose?.trim())
    problems.push({
      path: 'tagPurpose',
      message: 'Zeg waarvoor u meet: zonder dat kunnen bezoekers niets toestaan.',
    })
  return problems
}
