import type { Regulation } from '~/content/model.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { articleAnchor } from '~/shell/anchors.ts'
import { RichText } from '~/ui/rich-text.tsx'
import { regulationMessages } from './messages.ts'

/** The chapters with their articles; each number leads to itself, to be copied. */
export function Articles({ chapters }: { chapters: Regulation['chapters'] }) {
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
