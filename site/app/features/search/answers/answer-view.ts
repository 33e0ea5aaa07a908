import type { LocaleCode } from '~/i18n/locales.ts'

/** The answer to a question, shown before any list. Drawn from the content. */
export interface AnswerView {
  readonly title: string
  /** Facts with their labels. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly text: string
  /** Where more about it is. */
  readonly path: string
  /** Set when its text is not in the page's language. */
  readonly lang?: LocaleCode
}
