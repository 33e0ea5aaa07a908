import { useMessages } from '~/i18n/locale.tsx'
import { FairMark } from '~/shell/fair-mark.tsx'
import { PageStyle } from '~/shell/page-style.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import badgeStyle from './badge.css?url'
import { badgeMessages } from './badge-messages.ts'
import type { BadgeView } from './profile-view.ts'

/** The length class of a name: by its longest word, and by all of it. */
function nameLength(name: string): 'short' | 'long' | undefined {
  if (name.length > 26 || /\S{13,}/.test(name)) return 'long'
  return name.length <= 18 && !/\S{9,}/.test(name) ? 'short' : undefined
}

/**
 * The badge at the proportions of A6, drawn like a title block. Its sizes follow its own width, so that
 * it is the same on a screen, in the hand and on paper. The QR code is part of the page: it shows
 * without a network.
 */
export function BadgeCard({ badge }: { badge: BadgeView }) {
  const t = useMessages(badgeMessages)
  const { kind, name, organisation, jobTitle, type, days, qr, fair } = badge
  return (
    <section aria-label={t.title} className="badge border border-ink bg-paper">
      <PageStyle href={badgeStyle} />
      <div className="badge-card">
        <header className="badge-head on-dark">
          <span className="badge-fair">
            <FairMark className="badge-mark text-signal" />
            {fair.name}
          </span>
          <span className="badge-when">{fair.when}</span>
        </header>
        <div className="badge-person">
          <p className="badge-name" data-size={nameLength(name)}>
            {name || t.noName}
          </p>
          {jobTitle && <p className="badge-work">{jobTitle}</p>}
          {organisation && <p className="badge-work badge-organisation">{organisation}</p>}
        </div>
        <div className="badge-foot">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t.qr}
            shapeRendering="crispEdges"
            className="badge-qr"
          >
            <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
            <path fill="#000" d={qr.path} />
          </svg>
          <dl className="badge-facts">
            <div>
              <dt>{t.kinds[kind]}</dt>
              <dd>{type || '–'}</dd>
            </div>
            <div>
              <dt>{t.days}</dt>
              <dd>
                {days.length > 0
                  ? days.map((day) => (
                      <span key={day} className="block">
                        {day}
                      </span>
                    ))
                  : t.noDays}
              </dd>
            </div>
          </dl>
        </div>
        <Facade seed="badge" size="wide" priority className="badge-street" />
      </div>
    </section>
  )
}
