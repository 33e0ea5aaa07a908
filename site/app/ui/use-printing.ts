import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, for what is another thing on paper than a style can make of it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // Browsers print what stands there when the event is over.
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
