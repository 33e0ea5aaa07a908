/**
 * Freezes a value and everything it leads to, circles included, and returns it. Values that are
 * frozen already count as done. Works with a stack of its own: a graph is deeper than the call
 * stack.
 */
export function deepFreeze<T>(value: T): T {
  const stack: unknown[] = [value]
  while (stack.length > 0) {
    const next = stack.pop()
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
    Object.freeze(next)
    for (const part of Object.values(next)) stack.push(part)
  }
  return value
}
