/** Maximum of names in a line. */
export const MAX_NAMES = 3

/** The first few names, and how many more there are: "Betonsnel, Buurtaccu en 4 andere". */
export function namesText(names: readonly string[], total = names.length): string {
  const named = names.filter(Boolean).slice(0, MAX_NAMES)
  const others = total - named.length
  if (named.length === 0) return ''
  if (others > 0) return `${named.join(', ')} en ${others} andere`
  return named.length === 1
    ? String(named[0])
    : `${named.slice(0, -1).join(', ')} en ${named.at(-1)}`
}
