import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether a component hydrates the server's HTML; false when it was made in the browser, after a
 * navigation or where hydration failed. Keeps its first value.
 */
export function useHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/**
 * In place of the children of an element: keeps those that the server rendered, which never change,
 * without rendering them again for hydration (docs/decisions/0075).
 */
export const AS_SERVED = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const
