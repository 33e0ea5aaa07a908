import { NEWSLETTER_PAGE, WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { cx } from '~/ui/class-names.ts'
import { lateComponent } from '~/ui/late-component.ts'
import { TargetLink } from './target-link.tsx'

const SchemeSwitch = lateComponent(() => import('./scheme-switch.tsx'))

/**
 * The choice of colours, after all else. The server does not send it: without scripts the device
 * decides, and a component that is sent and waits for its code may keep React from going to another
 * page.
 */
function LateSchemeSwitch({ className }: { readonly className: string }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return (
    <div className={cx('hidden min-h-18.5 live:block', className)}>
      <Suspense>{isTime && <SchemeSwitch />}</Suspense>
    </div>
  )
}

/**
 * The organiser of the fair (name, address, KvK, btw, e-mail: requirements 15.6) and links to other
 * pages.
 */
export function Footer() {
  const t = useMessages(shellMessages)
  const shell = useShellData()
  if (!shell) return null
  const { organiser, fair, navigation } = shell
  const listed = (separator: string, ...texts: readonly string[]) =>
    texts.filter(Boolean).join(separator)
  const { name, kvk, vat, email } = organiser
  const postal = `${organiser.postcode} ${organiser.city}`.trim()
  const address = listed(', ', organiser.address, postal)
  const numbers = listed('\u00a0· ', kvk && `${t.kvk} ${kvk}`, vat && `${t.vat} ${vat}`)
  const groups = [
    ['visit', t.visit],
    ['participate', t.participate],
    ['about', t.about],
  ] as const
  return (
    <footer className="on-dark pb-15 text-green-100 text-sm md:pb-0 print:hidden">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 pt-12 pb-4 sm:pb-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <address className="not-italic sm:col-span-3 lg:col-span-1">
          <p className="font-bold text-white text-xl">{fair.name}</p>
          <p className="mt-1 tabular-nums">
            {fair.when}&nbsp;· {fair.venue}, {fair.city}
          </p>
          <p className="mt-4">
            {name}
            {address && <br />}
            {address}
          </p>
          <p className="mt-4 tabular-nums">
            {numbers}
            {numbers && <br />}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          <p className="mt-4">
            <Link to={NEWSLETTER_PAGE} className="link py-1 font-semibold text-white">
              {t.newsletter}
            </Link>
          </p>
          <p className="mt-2">
            <Link to={WITHOUT_INTERNET_PAGE} className="link py-1 font-semibold text-white">
              {t.withoutInternet}
            </Link>
          </p>
          <LateSchemeSwitch className="mt-8" />
        </address>
        {/* On phones two columns where the words fit, each group whole in one of them. */}
        <div className="columns-[2_9rem] gap-4 sm:contents">
          {groups
            .filter(([group]) => navigation[group].length > 0)
            .map(([group, label]) => (
              <nav key={group} aria-label={label} className="break-inside-avoid pb-8 sm:pb-0">
                <h2 className="mb-2 font-sans font-semibold text-base text-white">{label}</h2>
                <ul>
                  {navigation[group].map((item) => (
                    <li key={item.target}>
                      <TargetLink
                        target={item.target}
                        className="block py-1.5 underline-offset-4 hover:underline"
                      >
                        {item.label}
                      </TargetLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
      </div>
    </footer>
  )
}
