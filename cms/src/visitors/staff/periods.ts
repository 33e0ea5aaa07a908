/** How many registered in a period of one or seven days. */
export interface PeriodCount {
  /** First and last day of it, `2027-03-17`. */
  readonly from: string
  readonly until: string
  readonly count: number
}

/** Maximum of bars of one day each; more would be too thin to tell apart. */
export const MAX_DAILY_BARS = 45

/**
 * Days as they are, or as weeks from Monday to Sunday where there are too many days.
 * @param perDay every day from first to last
 */
export function periodsOf(
  perDay: readonly { readonly date: string; readonly count: number }[],
): readonly PeriodCount[] {
  if (perDay.length <= MAX_DAILY_BARS)
    return perDay.map(({ date, count }) => ({ from: date, until: date, count }))
  const weeks: PeriodCount[] = []
  for (const { date, count } of perDay) {
    const last = weeks.at(-1)
    const isMonday = new Date(`${date}T12:00:00Z`).getUTCDay() === 1
    if (!last || isMonday) weeks.push({ from: date, until: date, count })
    else weeks[weeks.length - 1] = { ...last, until: date, count: last.count + count }
  }
  return weeks
}

/** Whether periods are weeks. */
export const areWeeks = (perDay: readonly unknown[]): boolean => perDay.length > MAX_DAILY_BARS
