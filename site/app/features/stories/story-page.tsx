import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { langOf } from '~/shell/field-language.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Neighbours } from '~/ui/neighbours.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { Picture } from '~/ui/picture.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { storyMessages } from './messages.ts'
import { StoryCard } from './story-card.tsx'
import type { StoryPageData } from './story-loader.ts'
import { type SpeakerView, type StoryKind, storyListPath } from './story-view.ts'

/** The speaker of an interview: portrait, name and job. */
function SpeakerLine({ speaker }: { speaker: SpeakerView }) {
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

interface StoryPageProps extends Pick<StoryPageData, 'story' | 'related' | 'before' | 'after'> {
  kind: StoryKind
  /** The rendered blocks; features do not know them, so the route passes them in. */
  body: ReactNode
}

const linkIn = (locale: LocaleCode, link: StoryPageData['before']) =>
  link && { ...link, lang: link.language === locale ? undefined : link.language }

/** One story: head, picture, blocks, and the next stories to read. */
export function StoryPage({ kind, story, related, before, after, body }: StoryPageProps) {
  const t = useMessages(storyMessages)
  const locale = useLocale()
  const foreign = story.language !== locale
  return (
    <>
      <article lang={foreign ? story.language : undefined} className="wrap pt-4 pb-section">
        <div lang={locale}>
          <Breadcrumbs items={[{ to: storyListPath[kind], label: t.title[kind] }]} />
          {foreign && (
            <div className="mt-4">
              <LanguageNotice />
            </div>
          )}
        </div>
        <div className="mt-5 mb-10 gap-x-16 md:mt-8 md:mb-14 lg:grid lg:grid-cols-2 lg:items-start">
          <div>
            <h1 tabIndex={-1} className="max-w-[22ch] font-extrabold text-5xl">
              <Hyphenated language={story.language}>{story.title}</Hyphenated>
            </h1>
            <p className="mt-5 max-w-[54ch] text-lg">{story.intro}</p>
            <p lang={locale} className="mt-4 text-mute text-sm">
              <time dateTime={story.date}>{formatDate(story.date, locale)}</time>&nbsp;·{' '}
              {t.by(story.author)}
            </p>
            {story.speaker && <SpeakerLine speaker={story.speaker} />}
          </div>
          <div className="mt-8 border border-ink lg:mt-0">
            {story.image ? (
              <Picture
                {...story.image}
                sizes="(min-width: 64rem) 40rem, 100vw"
                priority
                className="w-full"
              />
            ) : (
              <Facade
                seed={story.seed}
                size="tile"
                tone="tint"
                priority
                className="aspect-3/2 w-full object-cover object-bottom"
              />
            )}
          </div>
        </div>
        {body}
        {story.about.length > 0 && (
          <div lang={locale} className="mt-12 border-ink border-t pt-4">
            <h2 className="text-xl">{t.about}</h2>
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {story.about.map(({ name, path }) => (
                <Link key={path} to={path} className="link">
                  {name}
                </Link>
              ))}
            </p>
          </div>
        )}
        <div lang={locale}>
          <Neighbours
            label={t.neighbours[kind]}
            before={linkIn(locale, before)}
            after={linkIn(locale, after)}
            words={t.neighbour[kind]}
          />
        </div>
      </article>
      {related.length > 0 && (
        <Sheet label={t.title[kind]} title={t.related}>
          <div className="cells cells-filled">
            {related.map((other) => (
              <StoryCard key={other.id} story={other} level={3} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}
