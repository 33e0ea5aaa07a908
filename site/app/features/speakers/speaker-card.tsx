import { speakerPath } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Cell } from '~/ui/cells.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { speakerMessages } from './messages.ts'
import type { SpeakerSummary } from './speaker-view.ts'

interface SpeakerCardProps {
  speaker: SpeakerSummary
  level?: 2 | 3
  /** In the first row of its page: loaded at once. */
  priority?: boolean
}

/** A speaker as a cell of the wall: portrait, name, organisation, first session. */
export function SpeakerCard({ speaker, level = 2, priority }: SpeakerCardProps) {
  const t = useMessages(speakerMessages)
  const Heading = `h${level}` as const
  return (
    <Cell flush>
      <div className="group relative flex flex-auto flex-col hover:bg-green-50">
        <Avatar
          name={speaker.name}
          photo={speaker.photo}
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw"
          priority={priority}
          className="border-ink border-b"
        />
        <div className="flex-auto p-3.5 md:p-5">
          <Heading className="text-xl">
            <PageLink to={speakerPath(speaker)} className="link-cover">
              <Hyphenated language="nl">{speaker.name}</Hyphenated>
            </PageLink>
          </Heading>
          <p lang={speaker.jobTitleLang} className="mt-1.5 text-sm leading-snug">
            <Hyphenated language={speaker.jobTitleLang}>{speaker.jobTitle}</Hyphenated>
          </p>
          <p className="text-mute text-sm leading-snug">
            <Hyphenated language="nl">{speaker.organisation}</Hyphenated>
          </p>
        </div>
      </div>
      {speaker.session ? (
        <PageLink
          to={speaker.session.path}
          className="flex min-h-12 items-center gap-2 border-gray-300 border-t px-3.5 py-2 text-sm leading-snug hover:bg-tint md:px-5"
        >
          <Icon name="arrow-right" className="size-4 shrink-0 text-primary" />
          <span className="min-w-0">
            <Hyphenated>{speaker.session.title}</Hyphenated>
          </span>
        </PageLink>
      ) : (
        <p className="flex min-h-12 items-center border-gray-300 border-t px-3.5 py-2 text-mute text-sm md:px-5">
          {t.sessionFollows}
        </p>
      )}
    </Cell>
  )
}
