import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

let isMissing = false
const listeners = new Set<() => void>()

/** Whether the code of a part could not be fetched since the page was loaded. */
export const isCodeMissing = () => isMissing

/**
 * Calls the listener when the code of a part cannot be fetched.
 * @returns stops that
 */
export function onCodeMissing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// biome-ignore lint/suspicious/noExplicitAny: components of all properties, as for React's `lazy`.
type Component = ComponentType<any>

/**
 * A part whose code comes after the page: the named export of a module, or its default one. Where that
 * cannot be fetched (no connection) the page goes on without: the server's HTML of the part stays as
 * it is, its links and forms working. Put it in a <Suspense>, but for a whole page: then a navigation
 * waits for its code, and loads the page anew where that is missing.
 */
export function lateComponent<
  Module extends Readonly<Record<Name, Component>>,
  Name extends string = 'default',
>(load: () => Promise<Module>, name = 'default' as Name): LazyExoticComponent<Module[Name]> {
  return lazy(async () => {
    try {
      return { default: (await load())[name] }
    } catch (error) {
      if (import.meta.env.SSR) throw error
      isMissing = true
      for (const listener of listeners) listener()
      return new Promise<never>(() => undefined)
    }
  })
}
