import { expect, it } from 'vitest'
import type { FaqGroup } from '~/content/model.ts'
import { faqJsonLd, groupQuestions, type QuestionView } from './faq-groups.ts'

const question = (id: string, group: FaqGroup, answerText: string): QuestionView => ({
  id,
  group,
  question: `Vraag ${id}`,
  answer: [],
  answerText,
  language: 'nl',
})
const questions = [
  question('spreektijd', 'speaker', 'Twintig minuten.'),
  question('kosten', 'visitor', 'Niets, een bezoek is gratis.'),
  question('stroom', 'exhibitor', 'Eén kilowatt is inbegrepen.'),
  question('café', 'visitor', 'Bij de soepkeuken.'),
]
const found = (query: string) =>
  groupQuestions(questions, query).map(({ group, questions: items }) => [
    group,
    items.map(({ id }) => id),
  ])

it('questions are grouped by audience: visitors first, exhibitors, speakers', () => {
  expect(found('')).toEqual([
    ['visitor', ['kosten', 'café']],
    ['exhibitor', ['stroom']],
    ['speaker', ['spreektijd']],
  ])
})

it('questions and answers are searched without accents, and empty groups left out', () => {
  expect(found('een kilowatt')).toEqual([['exhibitor', ['stroom']]])
  expect(found('cafe')).toEqual([['visitor', ['café']]])
  expect(found('parkeren')).toEqual([])
})

it('the structured data contain questions with their answers', () => {
  expect(faqJsonLd(questions.slice(0, 1))).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Vraag spreektijd',
        acceptedAnswer: { '@type': 'Answer', text: 'Twintig minuten.' },
      },
    ],
  })
})
