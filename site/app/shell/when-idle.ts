/** Wait where the browser cannot tell when it is idle (Safari), in ms. */
const REST_MS = 200

/** Waits until the page has nothing else to do: a tap meanwhile is handled first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, REST_MS)
  })
