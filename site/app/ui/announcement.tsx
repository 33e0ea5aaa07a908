import { useEffect, useState } from 'react'

/**
 * How long a text must stay the same before it is announced, in ms: longer than between two keys.
 */
export const ANNOUNCE_AFTER_MS = 800

/**
 * Announces a text to screen readers once it has stopped changing for a moment, so that totals are not
 * announced while a number is being typed.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, ANNOUNCE_AFTER_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
