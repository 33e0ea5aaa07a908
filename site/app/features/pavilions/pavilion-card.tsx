import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Cell } from '~/ui/cells.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Picture } from '~/ui/picture.tsx'
import { pavilionMessages } from './messages.ts'
import type { PavilionSummary } from './pavilion-view.ts'

/** A pavilion as a cell: picture or drawn street, name, place, number of participants, intro. */
export function PavilionCard({ pavilion }: { pavilion: PavilionSummary }) {
  const t = useMessages(pavilionMessages)
  const locale = useLocale()
  const { slug, path, name, intro, hall, partner, participants, names, image, language } = pavilion
  return (
    <Cell flush interactive className="@container">
      <div className="flex @2xl:grid flex-auto @2xl:grid-cols-2 flex-col">
        <div className="grid border-ink border-b @2xl:border-r @2xl:border-b-0">
          {image ? (
            <Picture
              {...image}
              alt=""
              sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-3/2 h-full w-full object-cover"
            />
          ) : (
            <Facade
              seed={`paviljoen-${slug}`}
              tone="tint"
              size="tile"
              className="aspect-3/2 h-full w-full object-cover object-bottom"
            />
          )}
        </div>
        <div
          lang={language === locale ? undefined : language}
          className="flex flex-auto flex-col p-4 md:p-5"
        >
          <h2 className="text-3xl">
            <Link to={path} className="link-cover">
              <Hyphenated>{name}</Hyphenated>
            </Link>
          </h2>
          {partner && <p className="mt-1.5 text-mute text-sm">{t.partnerOf(partner)}</p>}
          <p className="mt-3">{intro}</p>
          {names.length > 0 && (
            <p lang={locale} className="mt-3 text-mute text-sm">
              {names.join(', ')}
              {participants > names.length && ` ${t.others(participants - names.length)}`}
            </p>
          )}
          <div className="mt-auto pt-6">
            <Dimension value={t.participantCount(participants)}>
              {hall?.name ?? t.hallFollows}
            </Dimension>
          </div>
        </div>
      </div>
    </Cell>
  )
}
