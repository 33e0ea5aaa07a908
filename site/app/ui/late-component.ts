import { type ComponentType, lazy } from 'react'

let isMissing = false

/** Whether the code of a part could not be fetched since the page was loaded. */
export const isCodeMissing = () => isMissing

/**
 * A part whose code comes after the page. Where that cannot be fetched (no connection) the page
 * goes on without: the server's HTML of the part stays as it is, its links and forms working.
 */
export const lateComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => {
      isMissing = true
      return new Promise<never>(() => undefined)
    }),
  )
