import { FAQ_PAGE } from '@beursvloer/contract/page-addresses'
import { questionAnchor } from '~/shell/anchors.ts'
import { plainText } from '~/shell/plain-text.ts'
import { documentMessages } from './messages.ts'
import { about, type DocumentSource } from './search-document.ts'

export const questions: DocumentSource = ({ faq, locale }) =>
  faq.map((item) => ({
    ...about(item),
    kind: 'questions',
    path: `${FAQ_PAGE}#${questionAnchor(item.id)}`,
    title: item.question,
    facts: documentMessages[locale].questionGroup[item.group],
    summary: plainText(item.answer),
    weight: 1.4,
  }))
