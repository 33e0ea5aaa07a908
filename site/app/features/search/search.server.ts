import type { Content } from '~/content/model.ts'
import { findAnswer } from './answers/find-answer.ts'
import { ownAnswers } from './answers/own-answers.ts'
import { find } from './engine/find.ts'
import { searchIndexOf } from './search-index.server.ts'
import { viewsOf } from './views-of.ts'

/**
 * A search of the published content; every view of it is made from one run.
 * @param ofEdition whether the content is of another edition than the current one: its own pages alone are found,
 * and questions about the fair are not answered
 */
export async function searchContent(content: Content, query: string, ofEdition = false) {
  const found = find(await searchIndexOf(content, ofEdition), query)
  const answer = ofEdition ? null : findAnswer(ownAnswers(content), query, found)
  return viewsOf({ query, locale: content.locale, found, answer })
}
