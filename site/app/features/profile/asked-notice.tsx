import { SHARINGS_PAGE } from '@beursvloer/contract/page-addresses'
import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Notice } from '~/ui/notice.tsx'
import { sharingMessages } from './sharing-messages.ts'

/** Interval of looking whether an exhibitor asks, in ms; for how long after the page was opened. */
const LOOK_MS = 5000
const LOOKING_MS = 10 * 60_000

/** Says that exhibitors ask for details, while the badge is shown to one. */
export function AskedNotice() {
  const t = useMessages(sharingMessages)
  const [asked, setAsked] = useState(0)
  const address = useHref(`${SHARINGS_PAGE}.json`)
  useEffect(() => {
    const opened = Date.now()
    const ask = async () => {
      const response = await fetch(address)
      if (response.ok) setAsked((await response.json()).asked)
    }
    const look = () => {
      if (Date.now() - opened > LOOKING_MS) clearInterval(timer)
      // Without a connection the next look asks again.
      else if (document.visibilityState === 'visible') ask().catch(() => undefined)
    }
    const timer = setInterval(look, LOOK_MS)
    look()
    return () => clearInterval(timer)
  }, [address])
  return (
    <div role="status" className="empty:hidden print:hidden">
      {asked > 0 && (
        <Notice title={t.badgeAsk(asked)}>
          <Link to={SHARINGS_PAGE} className="link inline-block py-1 font-semibold">
            {t.answer}
          </Link>
        </Notice>
      )}
    </div>
  )
}
