import type { LocaleCode } from '~/i18n/locales.ts'
import type { SearchDocument } from '../engine/documents/search-document.ts'
import type { Found } from '../engine/find.ts'
import { isFound } from '../engine/highlight.ts'
import { tokenize } from '../engine/tokenize.ts'
import type { AnswerView } from './answer-view.ts'
import type { OwnAnswers } from './own-answers.ts'
import { topicOf } from './topics.ts'

/** Longest answer, in characters; a longer one is read on its own page. */
const LONGEST = 420

/** The answer to a query; null when there is none. */
export function findAnswer(own: OwnAnswers, query: string, found: Found): AnswerView | null {
  const { locale, fair, byTopic } = own
  const topic = topicOf(query, locale, fair) ?? topicOf(found.correction ?? '', locale, fair)
  const isOfVenue = topic === 'parking' || topic === 'transit'
  const answer = isOfVenue ? partOfVenue(own, found) : topic && byTopic[topic]
  return answer ?? ofQuestion(locale, found)
}

/** The part of the page about the venue that matches the question best. */
function partOfVenue({ venuePath, locale }: OwnAnswers, { matches }: Found): AnswerView | null {
  const part = matches.find(
    ({ document }) => venuePath && document.path.startsWith(`${venuePath}#`),
  )
  return part ? told(part.document, locale) : null
}

/** The answer to a question that was asked in about the same words. */
function ofQuestion(locale: LocaleCode, { matches, partial }: Found): AnswerView | null {
  const [first] = matches
  if (!first || partial || first.document.kind !== 'questions') return null
  const inTitle = tokenize(first.document.title).some((word) => isFound(word, first.matches))
  return inTitle ? told(first.document, locale) : null
}

const told = (
  { title, summary, path, language }: SearchDocument,
  locale: LocaleCode,
): AnswerView | null =>
  summary === '' || summary.length > LONGEST
    ? null
    : {
        title,
        rows: [],
        text: summary,
        path,
        ...(language === locale ? {} : { lang: language }),
      }
