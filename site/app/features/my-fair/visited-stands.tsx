import { SHARINGS_PAGE } from '@beursvloer/contract/page-addresses'
import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useShell } from '~/shell/store.ts'
import { myFairMessages } from './messages.ts'
import type { VisitedStand } from './visited-view.ts'

/** The stands that scanned the badge of the current user, with their brochures. */
export default function VisitedStands() {
  const t = useMessages(myFairMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const [stands, setStands] = useState<readonly VisitedStand[]>([])
  const address = useHref(`${SHARINGS_PAGE}.json`)
  useEffect(() => {
    if (!loggedIn) return setStands([])
    const ask = async () => {
      const response = await fetch(address)
      if (response.ok) setStands((await response.json()).visited)
    }
    // Without a connection the page does without them.
    ask().catch(() => undefined)
  }, [address, loggedIn])
  if (stands.length === 0) return null
  return (
    <section aria-labelledby="bezocht" className="mt-12 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="bezocht" className="text-2xl">
          {t.visited}
        </h2>
        <Link to={SHARINGS_PAGE} className="link inline-flex min-h-11 items-center">
          {t.sharings}
        </Link>
      </div>
      <ul className="mt-3 border-ink border-t">
        {stands.map(({ id, name, path, stands: numbers, scanned, brochures }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 border-gray-300 border-b py-3 md:grid-cols-2"
          >
            <p>
              <Link to={path} className="font-semibold text-lg hover:underline">
                {name}
              </Link>
              <span className="block text-mute text-sm">
                {[numbers && t.stand(numbers), scanned].filter(Boolean).join('\u00A0· ')}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-6">
              {brochures.map((brochure) => (
                <a
                  key={brochure.href}
                  href={brochure.href}
                  download
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {t.brochure(brochure.name)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
