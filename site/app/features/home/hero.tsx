import { albumPath, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { homeMessages } from './messages.ts'

export interface HeroView {
  readonly slogan: string
  readonly lead: string
  /** Its dates and their weekdays, in words. */
  readonly when: string
  readonly weekdays: string
  readonly hours: readonly { readonly opensAt: string; readonly closesAt: string }[]
  readonly venue: string
  readonly city: string
  /** Where visitors register; empty while that is closed. */
  readonly registrationUrl: string
  /** True once the fair is over. */
  readonly over: boolean
  /** Year of this fair's photo album; null until it is published. */
  readonly albumYear: number | null
}

/** The slogan with its last word in signal green. */
function Slogan({ text }: { text: string }) {
  const at = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, at)}
      <em className="text-signal not-italic">{text.slice(at)}</em>
    </>
  )
}

/** Top of the home page: what, when, where, two buttons, and the street. */
export function Hero({ hero }: { hero: HeroView }) {
  const t = useMessages(homeMessages)
  const [first, last] = [hero.hours[0], hero.hours.at(-1)]
  return (
    <section className="on-dark overflow-hidden">
      <div className="wrap pt-[clamp(2.5rem,6vw,5.5rem)]">
        <h1 tabIndex={-1} className="max-w-[11ch] font-extrabold text-6xl">
          <Slogan text={hero.slogan} />
        </h1>
        <p className="mt-6 max-w-[44ch] text-green-100 text-lg">
          {hero.over ? t.wasOn : hero.lead}
        </p>
        <div className="mt-9 flex flex-wrap gap-x-10 gap-y-4">
          <Dimension value={hero.when}>{hero.weekdays}</Dimension>
          {first && (
            <Dimension value={`${first.opensAt}–${first.closesAt}`}>
              {last && last.closesAt !== first.closesAt ? t.until(last.closesAt) : t.bothDays}
            </Dimension>
          )}
          <Dimension value={hero.venue}>{hero.city}</Dimension>
        </div>
        <div className="mt-9 flex flex-wrap gap-3">
          {hero.over
            ? hero.albumYear && (
                <LinkButton to={albumPath({ year: hero.albumYear })} variant="primary" onDark>
                  {t.lookBack}
                </LinkButton>
              )
            : hero.registrationUrl && (
                <LinkButton to={hero.registrationUrl} variant="primary" onDark>
                  {t.register}
                </LinkButton>
              )}
          <LinkButton to={PROGRAMME_PAGE} onDark>
            {t.viewProgramme}
          </LinkButton>
        </div>
      </div>
      <Facade
        seed="dakwaarts-2027"
        size="hero"
        tone="dark"
        priority
        className="mt-4 h-[clamp(10.5rem,25vw,22rem)] w-full object-cover object-bottom"
      />
    </section>
  )
}
