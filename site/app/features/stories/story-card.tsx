import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { cx } from '~/ui/class-names.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { StoryCardView } from './story-view.ts'

interface StoryCardProps {
  story: StoryCardView
  /** The leading story: over the whole width, larger. */
  lead?: boolean
  level?: 2 | 3
  /** For links to this card. */
  id?: string
}

/** A story as a cell: picture or drawn street, date, title, intro; side by side where it is wide. */
export function StoryCard({ story, lead = false, level = 2, id }: StoryCardProps) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <article
      id={id}
      lang={story.language === locale ? undefined : story.language}
      className={cx(
        '@container relative bg-paper transition-colors hover:bg-green-50',
        lead && 'basis-full!',
      )}
    >
      <div className="@2xl:grid h-full @2xl:grid-cols-2">
        <div className="grid border-ink border-b @2xl:border-r @2xl:border-b-0">
          {story.image ? (
            <Picture
              {...story.image}
              alt=""
              sizes={lead ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 64rem) 27rem, 100vw'}
              priority={lead}
              className="aspect-3/2 h-full w-full object-cover"
            />
          ) : (
            <Facade
              seed={story.seed}
              size="tile"
              tone="tint"
              className="aspect-3/2 h-full w-full object-cover object-bottom"
            />
          )}
        </div>
        <div className="p-4 md:p-5 @2xl:p-8">
          <time dateTime={story.date} className="text-mute text-sm">
            {formatDate(story.date, locale)}
          </time>
          <Heading className={cx('mt-1', lead ? 'text-3xl' : 'text-2xl')}>
            <Link to={story.path} className="link-cover">
              <Hyphenated language={story.language}>{story.title}</Hyphenated>
            </Link>
          </Heading>
          <p className={cx('mt-2 text-mute', lead ? 'text-lg' : 'text-sm')}>{story.intro}</p>
          {story.speaker && (
            <p lang={locale} className="mt-4 flex items-center gap-3 text-sm">
              <span className="w-12 shrink-0 border border-ink">
                <Avatar name={story.speaker.name} photo={story.speaker.photo} sizes="48px" />
              </span>
              <span>
                <span className="font-semibold">{story.speaker.name}</span>
                <span className="block text-mute">{story.speaker.organisation}</span>
              </span>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
