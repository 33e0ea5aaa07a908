import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum of keys in one question. */
const MAX_KEYS = 100

/**
 * A query that many requests make at once, each with its own key. It is sent once for all requests
 * in one turn of the event loop, or while it is running: otherwise each would wait for a statement
 * of its own. Not for transactions: it runs outside of them.
 */
export function gathered<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  const waiting = new Map<Key, PromiseWithResolvers<Answer | undefined>>()
  let isAsking = false
  const askNext = async () => {
    const asked = [...waiting].slice(0, MAX_KEYS)
    for (const [key] of asked) waiting.delete(key)
    try {
      const answers = await ask(asked.map(([key]) => key))
      for (const [key, { resolve }] of asked) resolve(answers.get(key))
    } catch (error) {
      for (const [, { reject }] of asked) reject(error)
    }
  }
  const askAll = async () => {
    isAsking = true
    while (waiting.size > 0) {
      await nextTurn()
      await askNext()
    }
    isAsking = false
  }
  return (key) => {
    const one = waiting.get(key) ?? Promise.withResolvers<Answer | undefined>()
    waiting.set(key, one)
    if (!isAsking) void askAll()
    return one.promise
  }
}
