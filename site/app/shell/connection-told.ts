let telling = 0

/**
 * Notes that the page says by itself when there is no connection; no toast says it too.
 * @returns ends it
 */
export function tellConnectionHere(): () => void {
  telling += 1
  return () => {
    telling -= 1
  }
}

export const isConnectionTold = (): boolean => telling > 0
