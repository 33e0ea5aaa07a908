import { NEWS_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import type { StoryCardView } from './story-view.ts'

interface LatestNewsProps {
  stories: readonly StoryCardView[]
  title: string
  /** Text of the link to all news. */
  all: string
}

/** The latest news, a line each. */
export function LatestNews({ stories, title, all }: LatestNewsProps) {
  const locale = useLocale()
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className="text-3xl">{title}</h2>
        <ArrowLink to={NEWS_PAGE}>{all}</ArrowLink>
      </div>
      <ul className="border-ink border-t">
        {stories.map(({ id, path, title, date, language }) => (
          <li
            key={id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-4"
          >
            <p className="text-mute text-sm">{formatDate(date, locale, 'brief')}</p>
            <h3
              className="font-semibold text-base"
              lang={language === locale ? undefined : language}
            >
              <Link to={path} className="hover:underline">
                <Hyphenated language={language}>{title}</Hyphenated>
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
