import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { TimeSpan } from '~/i18n/time-span.tsx'
import { CopyAddress } from './copy-address.tsx'
import { MapConsent } from './map-consent.tsx'
import { venueMessages } from './messages.ts'
import { SituationSketch } from './situation-sketch.tsx'
import type { VenueView } from './venue-view.ts'

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
