import { contactPath } from '@beursvloer/contract/contact-address'
import { REGULATION_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import type { Regulation } from '~/content/model.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { articleAnchor } from '~/shell/anchors.ts'
import { langOf, languageOf } from '~/shell/field-language.ts'
import { LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { RegulationChoice } from './choose-regulation.ts'
import { VERSION_PARAMETER } from './choose-regulation.ts'
import { regulationMessages } from './messages.ts'

/** The chapters with their articles; each number leads to itself, to be copied. */
function Articles({ chapters }: { chapters: Regulation['chapters'] }) {
  return (
    <div className="space-y-14">
      {chapters.map((chapter) => (
        <section key={chapter.number} aria-labelledby={articleAnchor(chapter.number)}>
          <h2
            id={articleAnchor(chapter.number)}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-ink border-t pt-4 text-3xl target:text-primary"
          >
            <span className="tabular-nums">{chapter.number}</span>
            {chapter.title}
          </h2>
          <div className="mt-4">
            {chapter.articles.map((article) => (
              <Article key={article.number} chapter={chapter.number} article={article} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

interface ArticleProps {
  chapter: number
  article: Regulation['chapters'][number]['articles'][number]
}

function Article({ chapter, article }: ArticleProps) {
  const t = useMessages(regulationMessages)
  const number = `${chapter}.${article.number}`
  const id = articleAnchor(chapter, article.number)
  return (
    <article
      id={id}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-gray-300 border-b py-4 last:border-b-0 target:bg-tint"
    >
      <a
        href={`#${id}`}
        aria-label={t.linkTo(number)}
        className="self-start py-0.5 font-semibold text-primary tabular-nums underline-offset-4 hover:underline"
      >
        {number}
      </a>
      <div>
        {article.title && (
          <h3 className="mb-1 font-sans font-semibold text-base leading-normal">{article.title}</h3>
        )}
        <RichText value={article.body} under={3} />
      </div>
    </article>
  )
}

/** The rules: contents and versions beside the numbered articles. */
export function RegulationSheet({ choice }: { choice: RegulationChoice | null }) {
  const t = useMessages(regulationMessages)
  const locale = useLocale()
  if (!choice) {
    return (
      <EmptyState title={t.follows} next={[contactPath('exhibitor'), t.contact]}>
        {t.followsHint}
      </EmptyState>
    )
  }
  const { regulation, current, versions } = choice
  const { version, adoptedOn, validFrom, introduction, chapters } = regulation
  const chaptersLang = langOf(regulation, 'chapters', locale)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="space-y-8 self-start lg:sticky lg:top-24 print:hidden">
        <nav aria-label={t.contents}>
          <h2 className="mb-2 font-sans font-semibold text-base">{t.contents}</h2>
          <ol lang={chaptersLang} className="border-ink border-t text-sm">
            {chapters.map(({ number, title }) => (
              <li key={number} className="border-gray-300 border-b">
                <a
                  href={`#${articleAnchor(number)}`}
                  className="grid grid-cols-[2rem_1fr] py-1.5 underline-offset-4 hover:underline"
                >
                  <span className="text-mute tabular-nums">{number}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {versions.length > 1 && (
          <nav aria-label={t.versions}>
            <h2 className="mb-2 font-sans font-semibold text-base">{t.versions}</h2>
            <ul className="text-sm">
              {versions.map((other) => (
                <li key={other.version}>
                  <Link
                    to={
                      other.version === current?.version
                        ? '?'
                        : `?${VERSION_PARAMETER}=${other.version}`
                    }
                    aria-current={other.version === version ? 'true' : undefined}
                    className="block py-1.5 underline-offset-4 hover:underline aria-[current]:font-semibold"
                  >
                    {t.version(other.version)}
                    <span className="block text-mute">
                      {t.validFrom(formatDate(other.validFrom, locale))}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        {current && current.version !== version && (
          <div className="mb-8">
            <Notice tone="brick">
              <p>
                {validFrom > current.validFrom
                  ? t.coming(formatDate(validFrom, locale), current.version)
                  : t.older(current.version)}{' '}
                <Link to="?" className="link font-semibold">
                  {t.toCurrent}
                </Link>
              </p>
            </Notice>
          </div>
        )}
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <p className="flex flex-col">
            <span className="font-bold font-display text-2xl">{t.version(version)}</span>
            <span aria-hidden="true" className="dimension-line mt-1.5 mb-1" />
            <span className="text-sm">
              {[
                adoptedOn && t.adopted(formatDate(adoptedOn, locale)),
                t.validFrom(formatDate(validFrom, locale)),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <LinkButton
            to={`${REGULATION_PAGE}.pdf?${VERSION_PARAMETER}=${version}`}
            reloadDocument
            discover="none"
          >
            <Icon name="download" />
            {t.download}
          </LinkButton>
        </div>
        <div lang={chaptersLang}>
          {introduction && (
            <p lang={languageOf(regulation, 'introduction')} className="mb-12 max-w-text text-lg">
              {introduction}
            </p>
          )}
          <Articles chapters={chapters} />
        </div>
      </div>
    </div>
  )
}
