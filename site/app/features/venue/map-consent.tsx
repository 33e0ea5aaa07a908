import { useMessages } from '~/i18n/locale.tsx'
import { useAgreed } from '~/shell/use-agreed.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { venueMessages } from './messages.ts'
import { mapLinks, type VenueView } from './venue-view.ts'

interface MapConsentProps {
  name: string
  position: NonNullable<VenueView['position']>
}

/** A map of another site that loads only after the visitor asks for it, and a link to it. */
export function MapConsent({ name, position }: MapConsentProps) {
  const t = useMessages(venueMessages)
  const [accepted, accept] = useAgreed('map')
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
