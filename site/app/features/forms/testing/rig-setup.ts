import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type {
  FormDefinition,
  FormLanguage,
  OptionSources,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { Visibility } from '../field-handle.ts'

/** One form on a page of its own, for a browser test. */
export interface RigSetup {
  readonly definition: FormDefinition
  readonly language: FormLanguage
  readonly options?: OptionSources
  readonly values?: Values
  readonly answer?: FormAnswer
  readonly visibility?: Readonly<Record<string, Visibility>>
}
