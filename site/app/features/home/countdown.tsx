import { PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocaleCode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { homeMessages } from './messages.ts'

/** A date on the way to the fair. */
export interface Milestone {
  readonly date: string
  readonly title: string
  readonly lang: LocaleCode | undefined
  readonly path: string
}

export interface CountdownView {
  readonly daysLeft: number
  readonly milestones: readonly Milestone[]
  /** The first day of the fair; its opening time `HH:MM`, empty while that is not known. */
  readonly first: { readonly date: string; readonly opensAt: string }
}

/** The days until the fair opens, and what comes before, along a dimension line. */
export function Countdown({ countdown }: { countdown: CountdownView }) {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const { daysLeft, milestones, first } = countdown
  return (
    <section className="border-ink border-b">
      <div className="wrap grid items-end gap-6 py-8 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-16">
        <h2 className="flex items-end gap-3 font-semibold text-base lg:flex-col lg:items-start lg:gap-1">
          <span className="font-display font-extrabold text-6xl leading-none">{daysLeft}</span>
          {t.daysLeft(daysLeft)}
        </h2>
        <ol className="md:grid md:auto-cols-fr md:grid-flow-col">
          <Tick title={t.today} isToday />
          {milestones.map(({ date, title, lang, path }) => (
            <Tick key={path} title={formatDate(date, locale, 'day')}>
              <Link to={path} lang={lang} className="hover:underline">
                {title}
              </Link>
            </Tick>
          ))}
          <Tick title={formatDate(first.date, locale, 'day')}>
            <Link to={PROGRAMME_PAGE} className="hover:underline">
              {t.opens(first.opensAt)}
            </Link>
          </Tick>
        </ol>
      </div>
    </section>
  )
}

interface TickProps {
  readonly title: string
  readonly isToday?: boolean
  readonly children?: ReactNode
}

function Tick({ title, isToday = false, children }: TickProps) {
  return (
    <li className="relative border-ink border-l pb-3 pl-4 text-sm md:border-t md:pt-3 md:pb-0">
      {isToday && (
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          className="absolute -top-1 -left-1.5 w-3 fill-primary"
        >
          <path d="M0 0h12l-6 8z" />
        </svg>
      )}
      <p className="font-semibold">{title}</p>
      {children && <p className="text-mute">{children}</p>}
    </li>
  )
}
