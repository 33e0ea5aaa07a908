/** Joins class names; leaves out empty and false ones. `cx('a', open && 'b')` → `'a b'`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
