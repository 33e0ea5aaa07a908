import {
  albumPath,
  MY_FAIR_PAGE,
  NEWS_PAGE,
  NOW_PAGE,
  PROFILE_PAGE,
  PROGRAMME_PAGE,
  programmeDayPath,
  VENUE_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocaleCode } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { TimeSpan } from '~/i18n/time-span.tsx'
import { streetSeed } from '~/shell/fair-name.ts'
import type { PictureFile } from '~/shell/picture-of.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Picture } from '~/ui/picture.tsx'
import { homeMessages } from './messages.ts'
import type { Phase } from './phase.ts'

export interface HeroView {
  readonly slogan: string
  readonly lead: string
  /** Set when that is not in the page's language. */
  readonly leadLang: LocaleCode | undefined
  /** Dates with opening hours, the first one first. */
  readonly days: readonly {
    readonly date: string
    readonly opensAt: string
    readonly closesAt: string
    /** Number of programme items on it; 0 while the programme is not out. */
    readonly items: number
  }[]
  readonly venue: string
  readonly city: string
  /** Decorates; absent: a drawing. */
  readonly photo?: PictureFile
  /** Registration page for visitors; empty while registration is closed. */
  readonly registrationUrl: string
  readonly phase: Phase
  /** When the fair closes today, `HH:MM`; empty on other days. */
  readonly openUntil: string
  /** Year of this fair's photo album; null until it is published. */
  readonly albumYear: number | null
}

/** The heading of the phase, its end in signal green: of the slogan the last word. */
function HeroTitle({ hero: { phase, slogan, openUntil, days } }: { hero: HeroView }) {
  const t = useMessages(homeMessages)
  const at = slogan.lastIndexOf(' ') + 1
  const [start, end] =
    phase === 'after'
      ? [`${t.thanks} `, t.fullDays(days.length)]
      : openUntil
        ? [`${t.openToday} `, t.openUntil(openUntil)]
        : [slogan.slice(0, at), slogan.slice(at)]
  return (
    <>
      {start}
      <em className="text-signal not-italic">{end}</em>
    </>
  )
}

/** The buttons of the phase, the most wanted first. */
function HeroButtons({ hero: { phase, registrationUrl, albumYear } }: { hero: HeroView }) {
  const t = useMessages(homeMessages)
  if (phase === 'during')
    return (
      <>
        <LinkButton to={NOW_PAGE} variant="primary" onDark>
          {t.whatIsOn}
        </LinkButton>
        <LinkButton to={MY_FAIR_PAGE} onDark>
          {t.myDay}
        </LinkButton>
      </>
    )
  if (phase === 'after')
    return (
      <>
        {albumYear && (
          <LinkButton to={albumPath({ year: albumYear })} variant="primary" onDark>
            {t.lookBack}
          </LinkButton>
        )}
        <LinkButton to={NEWS_PAGE} onDark>
          {t.readBack}
        </LinkButton>
      </>
    )
  return (
    <>
      {registrationUrl && (
        <>
          <LinkButton to={registrationUrl} variant="primary" onDark className="signed-in:hidden">
            {t.register}
          </LinkButton>
          <LinkButton to={PROFILE_PAGE} variant="primary" onDark className="signed-out:hidden">
            {t.myDetails}
          </LinkButton>
        </>
      )}
      <LinkButton to={PROGRAMME_PAGE} onDark>
        {t.viewProgramme}
      </LinkButton>
    </>
  )
}

/** A field of the title block: a measure, its meaning, and a link to the page about it. */
function HeroFact({ to, value, children }: { to: string; value: string; children: ReactNode }) {
  return (
    <li className="group relative lg:grid lg:grid-cols-[1fr_auto] lg:items-center lg:gap-6 lg:px-7 lg:py-5">
      <Dimension value={value}>
        <Link
          to={to}
          className="link-cover underline-offset-4 first-letter:uppercase group-hover:underline"
        >
          {children}
        </Link>
      </Dimension>
      <Icon
        name="arrow-right"
        className="hidden transition-transform group-hover:translate-x-1 lg:block"
      />
    </li>
  )
}

/** Along the foot of the hero, as high as the first screen leaves. */
const STRIP =
  'mt-4 h-[clamp(10.5rem,25vw,22rem)] w-full object-cover lg:h-[clamp(11rem,100svh-36.5rem,25vw)]'

/**
 * Top of the home page: the slogan, two buttons, dates and place as a drawing's title block, the
 * photo or street.
 */
export function Hero({ hero }: { hero: HeroView }) {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const fair = useShellData()?.fair
  const when = fair?.when
  const seed = streetSeed(fair?.name ?? '')
  return (
    <section className="on-dark overflow-hidden">
      <div className="wrap grid gap-x-16 pt-6 md:pt-[clamp(2.5rem,4vw,4rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <h1
          tabIndex={-1}
          className="font-extrabold text-5xl md:text-6xl md:max-lg:max-w-[11ch] lg:text-[clamp(4.5rem,7.4vw,7.25rem)]"
        >
          <HeroTitle hero={hero} />
        </h1>
        <div>
          {(hero.phase === 'after' || hero.lead) && (
            <p
              lang={hero.phase === 'after' ? undefined : hero.leadLang}
              className="mt-4 max-w-[44ch] text-base text-green-100 md:mt-6 md:text-lg"
            >
              {hero.phase === 'after' ? t.wasOn : hero.lead}
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-2 md:mt-8 md:gap-3">
            <HeroButtons hero={hero} />
          </div>
        </div>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-3 self-end sm:flex sm:flex-wrap sm:gap-x-10 md:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:block lg:divide-y lg:divide-rule-deep lg:border lg:border-rule-deep">
          {hero.days.length === 0 && when && (
            <HeroFact to={VENUE_PAGE} value={when}>
              {t.hoursFollow}
            </HeroFact>
          )}
          {hero.days.map(({ date, opensAt, closesAt, items }) => (
            <HeroFact
              key={date}
              to={items > 0 ? programmeDayPath(date) : PROGRAMME_PAGE}
              value={formatDate(date, locale)}
            >
              {formatDate(date, locale, 'weekday')} <TimeSpan start={opensAt} end={closesAt} />
              {items > 0 && `, ${t.dayItems(items)}`}
            </HeroFact>
          ))}
          <HeroFact to={VENUE_PAGE} value={hero.venue}>
            {hero.city}
          </HeroFact>
        </ul>
      </div>
      {hero.photo ? (
        <Picture {...hero.photo} alt="" priority className={STRIP} />
      ) : (
        <Facade seed={seed} size="hero" tone="dark" priority className={`${STRIP} object-bottom`} />
      )}
    </section>
  )
}
