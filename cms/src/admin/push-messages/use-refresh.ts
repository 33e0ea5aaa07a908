import { useEffect } from 'react'

/** How often numbers are read anew while a message goes out, in ms. */
const REFRESH_MS = 2000

/** Reads something anew for as long as a message goes out. */
export function useRefresh(isSending: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isSending, reload])
}
