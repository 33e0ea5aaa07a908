import { textMatcher } from '@beursvloer/contract/text-match'
import type { FaqGroup, FaqItem } from '~/content/model.ts'
import { plainText } from '~/shell/plain-text.ts'

/** A question as the page shows and searches it. */
export type QuestionView = ReturnType<typeof toQuestionView>

export type QuestionGroup = ReturnType<typeof groupQuestions>[number]

/** The audiences of the groups, in the order of the page. */
const GROUPS: readonly FaqGroup[] = ['visitor', 'exhibitor', 'speaker']

export const toQuestionView = ({ id, group, question, answer, language }: FaqItem) => ({
  id,
  group,
  question,
  answer,
  // The answer without markup, for search and search engines.
  answerText: plainText(answer),
  language,
})

/** The questions with every word of the query, in groups; empty groups are left out. */
export function groupQuestions(questions: readonly QuestionView[], query: string) {
  const matches = textMatcher(query)
  return GROUPS.map((group) => ({
    group,
    questions: questions.filter(
      (item) => item.group === group && matches(`${item.question} ${item.answerText}`),
    ),
  })).filter((group) => group.questions.length > 0)
}

/** The questions as schema.org FAQPage. */
export const faqJsonLd = (questions: readonly QuestionView[]): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answerText }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerText },
  })),
})
