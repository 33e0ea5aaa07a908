import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { storyMessages } from './messages.ts'
import type { SpeakerView } from './story-view.ts'

/** The speaker of an interview: portrait, name and job. */
export function SpeakerLine({ speaker }: { speaker: SpeakerView }) {
  const t = useMessages(storyMessages)
  const locale = useLocale()
  const { name, path, jobTitle, organisation, photo } = speaker
  return (
    <div lang={locale} className="mt-8 flex items-center gap-5 border-ink border-y py-4">
      <div className="w-24 shrink-0 border border-ink md:w-28">
        <Avatar name={name} photo={photo} sizes="112px" priority />
      </div>
      <div>
        <p className="text-mute text-sm">{t.speaks}</p>
        <p className="mt-0.5 font-bold font-display text-2xl">
          <Link to={path} className="link">
            {name}
          </Link>
        </p>
        <p className="mt-1 text-sm">
          {jobTitle && (
            <>
              <span lang={langOf(speaker, 'jobTitle', locale)}>{jobTitle}</span>,{' '}
            </>
          )}
          {organisation}
        </p>
      </div>
    </div>
  )
}
