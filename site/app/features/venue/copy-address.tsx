import { useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { venueMessages } from './messages.ts'

/** Puts the address on the clipboard and says so. Not there without JavaScript. */
export function CopyAddress({ lines }: { lines: readonly string[] }) {
  const t = useMessages(venueMessages)
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setSaid(t.copied),
      () => setSaid(t.copyFailed),
    )
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button size="sm" onClick={copy}>
        {t.copy}
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  )
}
