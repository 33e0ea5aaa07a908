/**
 * `make`, which remembers its result for an object for as long as that object lives. For views of
 * content: content never changes in place, so every page that shows a view can share it, and an
 * object that is in a page more than once is sent to the browser once.
 */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
