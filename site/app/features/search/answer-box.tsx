import { useMessages } from '~/i18n/locale.tsx'
import type { AnswerView } from './answers/answer-view.ts'
import { HitLink } from './hit-link.tsx'
import { searchMessages } from './messages.ts'

/** The answer to the query, with a link to more about it. */
export function AnswerBox({ answer }: { answer: AnswerView }) {
  const t = useMessages(searchMessages)
  const { title, rows, text, path, lang } = answer
  return (
    <section
      aria-labelledby="antwoord"
      className="relative mb-10 max-w-4xl border border-ink border-l-8 border-l-primary p-5 md:p-8"
    >
      <h2 id="antwoord" lang={lang} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <AnswerFacts rows={rows} className="mt-4 text-lg" />
      {text && (
        <p lang={lang} className="mt-3 max-w-text">
          {text}
        </p>
      )}
      <p className="mt-4">
        <HitLink to={path} className="link font-semibold">
          {t.moreAbout}
          <span className="sr-only">: {title}</span>
        </HitLink>
      </p>
    </section>
  )
}

/** Facts beside their labels; under them on a phone. */
export function AnswerFacts({
  rows,
  className,
}: Pick<AnswerView, 'rows'> & { className?: string }) {
  return (
    rows.length > 0 && (
      <dl className={className}>
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-8 border-gray-300 border-t py-1.5 sm:grid-cols-[minmax(12rem,1fr)_2fr]"
          >
            <dt className="text-mute first-letter:uppercase">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
