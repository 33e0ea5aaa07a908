import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, for content that differs on paper by more than a style. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // Browsers print the content as it is when the event is over.
    const change = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', change)
    addEventListener('afterprint', change)
    return () => {
      removeEventListener('beforeprint', change)
      removeEventListener('afterprint', change)
    }
  }, [])
  return isPrinting
}
