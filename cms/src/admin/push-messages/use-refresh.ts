import { useEffect } from 'react'

/** Interval of refreshing the numbers of a message that is being sent, in ms. */
const REFRESH_MS = 2000

/** Reloads data while a message is being sent. */
export function useRefresh(isSending: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isSending, reload])
}
