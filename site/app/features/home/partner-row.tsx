import { useMessages } from '~/i18n/locale.tsx'
import { Logo } from '~/ui/logo.tsx'
import { Marquee } from '~/ui/marquee.tsx'
import { homeMessages } from './messages.ts'

export interface PartnerView {
  readonly id: string
  readonly name: string
  readonly level: 'main' | 'media' | 'knowledge'
  readonly url: string
  readonly logo: {
    readonly file: string
    readonly width: number | null
    readonly height: number | null
  } | null
}

/** The partners, each with its kind, in a marquee. */
export function PartnerRow({ partners }: { partners: readonly PartnerView[] }) {
  const t = useMessages(homeMessages)
  return (
    <Marquee
      label={t.partners}
      pauseLabel={t.partnersPause}
      playLabel={t.partnersPlay}
      items={partners.map((partner) => ({
        id: partner.name,
        content: <Partner {...partner} />,
      }))}
    />
  )
}

function Partner({ id, name, level, url, logo }: PartnerView) {
  const t = useMessages(homeMessages)
  const content = (
    <>
      <span className="flex h-18 items-center">
        <Logo
          name={name}
          file={logo?.file}
          width={logo?.width ?? null}
          height={logo?.height ?? null}
          decorative
        />
      </span>
      <span className="mt-2 block font-medium text-ink text-sm">{name}</span>
      <span className="block text-mute text-sm">{t.level[level]}</span>
    </>
  )
  return url ? (
    <a
      href={url}
      data-count={`marketing partner ${id}`}
      className="block underline-offset-4 hover:underline"
    >
      {content}
    </a>
  ) : (
    <div>{content}</div>
  )
}
