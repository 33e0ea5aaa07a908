import { Sheet } from '~/ui/sheet.tsx'
import { BadgeCard } from './badge-card.tsx'
import { ConsentHistory } from './consent-history.tsx'
import type { BadgeView } from './profile-view.ts'
import type { QrDrawing } from './qr-code.server.ts'
import { SessionList } from './session-list.tsx'

const badgeOf = (qr: QrDrawing): BadgeView => ({
  name: 'Ilse van Werkhoven',
  jobTitle: 'Projectleider nieuwbouw',
  organisation: 'Woonstichting De Zandkreek',
  type: 'Woningcorporatie',
  days: ['wo 17 mrt', 'do 18 mrt'],
  qr,
  fair: { name: 'Dakwaarts 2027', when: '17–18 maart 2027', venue: 'Expohal De Kade' },
})

/** A badge that is filled in, one with long words, one that is not; consents and sessions. */
export function ProfileCatalogue({ qr }: { qr: QrDrawing }) {
  const badge = badgeOf(qr)
  const long = {
    ...badge,
    name: 'Maximiliaan van Oldenbarneveldt-Hohenzollern',
    jobTitle: 'Senior beleidsadviseur duurzaamheid en circulaire gebiedsontwikkeling',
    organisation: 'Ontwikkelmaatschappij Binnenstedelijke Herstructurering Meerhaven-Noord B.V.',
  }
  const bare = { ...badge, name: '', jobTitle: '', organisation: '', type: '', days: [] }
  const given = { textVersion: '2026-11', given: '1 november 2026, 21:54', source: '/registreren' }
  return (
    <Sheet number="11" label="Bezoekersprofiel" title="Badge, toestemmingen, apparaten">
      <div className="mb-10 grid gap-6 sm:grid-cols-3">
        <BadgeCard badge={badge} />
        <BadgeCard badge={long} />
        <BadgeCard badge={bare} />
      </div>
      <SessionList
        sessions={[
          {
            id: '1',
            device: 'Firefox op Windows',
            lastUsed: '21 november 2026, 21:54',
            current: true,
          },
          { id: '2', device: null, lastUsed: null, current: false },
        ]}
      />
      <ConsentHistory
        consents={[
          { ...given, subject: 'newsletter', withdrawn: null },
          { ...given, subject: 'newsletter', withdrawn: '2 november 2026, 09:00' },
        ]}
      />
    </Sheet>
  )
}
