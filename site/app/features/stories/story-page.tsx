import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { Picture } from '~/ui/picture.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { storyMessages } from './messages.ts'
import { SpeakerLine } from './speaker-line.tsx'
import { StoryCard } from './story-card.tsx'
import type { StoryPageData } from './story-loader.ts'
import { type StoryKind, storyListPath } from './story-view.ts'

interface StoryPageProps extends Pick<StoryPageData, 'story' | 'related'> {
  kind: StoryKind
  /** The rendered blocks; features do not know them, so the route passes them in. */
  body: ReactNode
}

/** One story: head, picture, blocks, and the next stories to read. */
export function StoryPage({ kind, story, related, body }: StoryPageProps) {
  const t = useMessages(storyMessages)
  const locale = useLocale()
  const foreign = story.language !== locale
  return (
    <>
      <article lang={foreign ? story.language : undefined} className="wrap pt-4 pb-section">
        <div lang={locale}>
          <Breadcrumbs
            label={t.breadcrumb}
            items={[{ to: storyListPath[kind], label: t.title[kind] }]}
          />
          {foreign && (
            <div className="mt-4">
              <LanguageNotice>{t.dutchOnly}</LanguageNotice>
            </div>
          )}
        </div>
        <h1 tabIndex={-1} className="mt-5 max-w-[22ch] font-extrabold text-5xl md:mt-8">
          <Hyphenated language={story.language}>{story.title}</Hyphenated>
        </h1>
        <p className="mt-5 max-w-[54ch] text-lg">{story.intro}</p>
        <p lang={locale} className="mt-4 text-mute text-sm">
          <time dateTime={story.date}>{formatDate(story.date, locale)}</time>&nbsp;·{' '}
          {t.by(story.author)}
        </p>
        {story.speaker && <SpeakerLine speaker={story.speaker} />}
        <div className="mt-8 mb-10 border border-ink md:mb-14">
          {story.image ? (
            <Picture
              {...story.image}
              sizes="(min-width: 80rem) 80rem, 100vw"
              priority
              className="max-h-[36rem] w-full object-cover"
            />
          ) : (
            <Facade
              seed={story.seed}
              size="wide"
              tone="tint"
              className="h-48 w-full object-cover object-bottom md:h-72"
            />
          )}
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
