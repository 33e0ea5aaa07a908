/** Creative Commons licences as photographers write them: "CC BY-NC 4.0", "CC0 1.0", "cc by-sa 3.0 nl". */
const CREATIVE_COMMONS = /^cc[\s-]*(0|by(?:-nc)?(?:-sa|-nd)?)(?:\s+(\d\.\d))?(?:\s+(nl))?$/i

/** Address of a licence's text; undefined for an unknown licence. */
export function licenceUrl(licence: string): string | undefined {
  const [, kind, version, country] = CREATIVE_COMMONS.exec(licence.trim()) ?? []
  if (!kind) return undefined
  if (kind === '0') return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const port = country && version === '3.0' ? `${country.toLowerCase()}/` : ''
  return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version ?? '4.0'}/${port}`
}
