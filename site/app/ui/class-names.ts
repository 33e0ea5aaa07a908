/** Joins class names; leaves out what is empty or false. `cx('a', open && 'b')` → `'a b'`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
