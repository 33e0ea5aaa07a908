import { useState } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { TimeSpan } from '~/i18n/time-span.tsx'
import { useConsent } from '~/shell/use-consent.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { venueMessages } from './messages.ts'
import { SituationSketch } from './situation-sketch.tsx'
import { mapLinks, type VenueView } from './venue-view.ts'

interface MapConsentProps {
  name: string
  position: NonNullable<VenueView['position']>
}

/** A map of another site that loads only after the visitor asks for it, and a link to it. */
function MapConsent({ name, position }: MapConsentProps) {
  const t = useMessages(venueMessages)
  const [accepted, accept] = useConsent('map')
  const { page, embed } = mapLinks(position)
  if (accepted) {
    return (
      <div className="border border-ink">
        <iframe src={embed} title={t.mapTitle(name)} className="h-[60vh] min-h-80 w-full" />
        <p className="border-ink border-t px-4 py-3 text-sm">
          <ArrowLink to={page}>{t.openMap}</ArrowLink>
        </p>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border border-ink bg-ground p-4 md:p-5 print:hidden">
      <p className="max-w-[58ch] flex-auto text-sm">{t.mapConsent}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button className="noscript:hidden" onClick={accept}>
          <Icon name="pin" />
          {t.showMap}
        </Button>
        <ArrowLink to={page}>{t.openMap}</ArrowLink>
      </div>
    </div>
  )
}

/** Puts the address on the clipboard and says so. Not there without JavaScript. */
function CopyAddress({ lines }: { lines: readonly string[] }) {
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

/** Where and when, as a drawing sheet: the surroundings, the address, the hours of each day. */
export function VenueSheet({ venue }: { venue: VenueView }) {
  const t = useMessages(venueMessages)
  const locale = useLocale()
  const { name, address, days, landmarks, position } = venue
  return (
    <div className="space-y-4">
      <div
        className={
          landmarks.length > 0
            ? 'border border-ink lg:grid lg:grid-cols-[3fr_2fr]'
            : 'border border-ink'
        }
      >
        {landmarks.length > 0 && <SituationSketch venue={venue} />}
        <div className="flex flex-col border-ink max-lg:border-t lg:border-l">
          <section className="p-5 md:p-8">
            <h2 className="mb-3 font-medium font-sans text-base text-mute">{t.address}</h2>
            <address className="font-bold font-display text-2xl not-italic">
              {[name, ...address].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <div className="mt-5">
              <CopyAddress lines={[name, ...address]} />
            </div>
          </section>
          <section className="mt-auto border-gray-300 border-t p-5 md:p-8">
            <h2 className="mb-4 font-medium font-sans text-base text-mute">{t.opening}</h2>
            {days.length > 0 ? (
              <dl className="flex flex-wrap gap-x-10 gap-y-5">
                {days.map(({ date, opensAt, closesAt }) => (
                  <div key={date} className="flex flex-col-reverse">
                    <dt className="text-sm">
                      <time dateTime={date}>{formatDate(date, locale, 'day')}</time>
                    </dt>
                    <dd>
                      <span className="font-bold font-display text-2xl tabular-nums">
                        <TimeSpan start={opensAt} end={closesAt} />
                      </span>
                      <span aria-hidden="true" className="dimension-line mt-1.5 mb-1 block" />
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{t.openingFollows}</p>
            )}
          </section>
        </div>
      </div>
      {position && <MapConsent name={name} position={position} />}
    </div>
  )
}
