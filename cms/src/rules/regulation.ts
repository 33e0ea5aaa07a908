import { type FieldProblem, problem } from './field-problem'

export interface Chapter {
  readonly number: number
  readonly articles: readonly { readonly number: number }[]
}

/** Refuses a duplicate number: people link to articles by number, and contracts cite them. */
export function checkChapters(chapters: readonly Chapter[]): FieldProblem[] {
  const numbers = chapters.map(({ number }) => number)
  return chapters.flatMap(({ number, articles }, at): FieldProblem[] => [
    ...(numbers.indexOf(number) < at
      ? problem(`chapters.${at}.number`, `Hoofdstuk ${number} is er al. Kies een ander nummer.`)
      : []),
    ...articles.flatMap((article, index) =>
      articles.findIndex((other) => other.number === article.number) < index
        ? problem(
            `chapters.${at}.articles.${index}.number`,
            `Artikel ${number}.${article.number} is er al. Kies een ander nummer.`,
          )
        : [],
    ),
  ])
}
