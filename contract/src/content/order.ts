/** Dutch order for names and titles; numbers inside count as numbers (`1.A2` before `1.A10`). */
const collator = new Intl.Collator('nl', { numeric: true })

export function byText(a: string, b: string): number {
  return collator.compare(a, b)
}

/** By the editor's position; documents without one come last. */
export function byPosition(a: { position: number | null }, b: { position: number | null }): number {
  return (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER)
}

/** ISO dates and times, earliest first. */
export function byTime(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const LEADING_ARTICLE = /^(?:(?:de|het)\s+|['’]t\s+)/i

/** The sort key of a name: `De Bouwcampus` → `Bouwcampus`, `'t Hofje` → `Hofje`. */
export function withoutArticle(name: string): string {
  return name.trim().replace(LEADING_ARTICLE, '') || name
}
