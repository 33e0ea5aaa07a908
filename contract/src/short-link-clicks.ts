/** Maximum of codes in one report of clicks; a busier site sends several reports. */
export const MAX_CODES_PER_REPORT = 500

/** Maximum of clicks of one code in one report: a higher count is implausible and refused. */
const MAX_CLICKS = 10_000_000

/** A code as short links have them: `tours`, `kaartje-2027`. */
const CODE = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Clicks per short link since the last report, by code; without data of visitors. */
export type ClickReport = Readonly<Record<string, number>>

/** The body of a report, checked; null when it is none. Never throws. */
export function parseClickReport(body: unknown): ClickReport | null {
  const clicks = (body as { clicks?: unknown } | null | undefined)?.clicks
  if (typeof clicks !== 'object' || clicks === null || Array.isArray(clicks)) return null
  const entries = Object.entries(clicks)
  const right = entries.every(
    ([code, count]) =>
      CODE.test(code) && Number.isInteger(count) && count >= 1 && count <= MAX_CLICKS,
  )
  return right && entries.length >= 1 && entries.length <= MAX_CODES_PER_REPORT
    ? (clicks as ClickReport)
    : null
}
