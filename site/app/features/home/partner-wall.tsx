import { useMessages } from '~/i18n/locale.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Logo } from '~/ui/logo.tsx'
import { homeMessages } from './messages.ts'

export interface PartnerView {
  readonly name: string
  readonly level: 'main' | 'media' | 'knowledge'
  readonly url: string
  readonly logo: {
    readonly file: string
    readonly width: number | null
    readonly height: number | null
  } | null
}

/** Who makes the fair possible, each with what kind of partner it is. */
export function PartnerWall({ partners }: { partners: readonly PartnerView[] }) {
  const t = useMessages(homeMessages)
  return (
    <CellGrid columns={4} phone={2} line="rule">
      {partners.map(({ name, level, url, logo }) => (
        <Cell key={name} interactive={url !== ''} className="justify-between gap-4">
          <Logo
            name={name}
            file={logo?.file}
            width={logo?.width ?? null}
            height={logo?.height ?? null}
            decorative
          />
          <p className="text-mute text-sm">
            {url ? (
              <a href={url} className="link-cover font-medium text-ink">
                {name}
              </a>
            ) : (
              <span className="font-medium text-ink">{name}</span>
            )}
            <br />
            {t.level[level]}
          </p>
        </Cell>
      ))}
    </CellGrid>
  )
}
