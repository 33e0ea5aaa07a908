import type {
  Field,
  FieldProblems,
  FormDefinition,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { FormContext } from '@beursvloer/contract/forms/field-node'
import { type FieldState, type States, UNTOUCHED, type Visibility } from './field-handle.ts'

/** The initial state of a form. */
export interface FormSetup extends FormContext {
  readonly definition: FormDefinition
  /** Initial values: those sent before, without JavaScript. */
  readonly values?: Values
  readonly problems?: FieldProblems
  readonly message?: string
  /** Whether the page is the server's answer to a whole-page post. */
  readonly answered?: boolean
  readonly visibility?: Readonly<Record<string, Visibility>>
  /**
   * Problems besides those of the form's own rules, for values in canonical form; see `FormProps`.
   */
  readonly examine?: (values: Values) => Partial<FieldProblems>
}

/** A message with the path of the field or list that it is about. */
export interface ShownProblem {
  readonly path: string
  readonly text: string
}

export interface FormState extends States {
  /** Messages above the form: the server's, or that not all fields are right. */
  readonly messages: readonly string[]
  /**
   * Announcement after leaving a field with a problem: nothing while the visitor types, nor the
   * problems of the last attempt.
   */
  readonly told: string
  /** The problems on show, in the order of the page. */
  readonly problems: readonly ShownProblem[]
  readonly definition: FormDefinition
  /** Raised when language or choices changed. */
  readonly revision: number
  /** Whether scripts have taken over. */
  readonly started: boolean
  /** Whether the page is the server's answer to a whole-page post: it shows everything. */
  readonly answered: boolean
  /** Index of the step that is shown. */
  readonly step: number
  /** Index of the furthest step that was reached. */
  readonly reached: number
  /** Raised when all controls have to begin anew with other values. */
  readonly generation: number
}

/** A form that nobody has touched. */
export const untouched = ({ definition, answered = false }: FormSetup): FormState => ({
  ...UNTOUCHED,
  messages: [],
  told: '',
  problems: [],
  definition,
  revision: 0,
  started: false,
  answered,
  step: 0,
  reached: 0,
  generation: 0,
})

/** The states of a form from those of the fields that it asks for. */
export const stateOfAll = (fields: readonly FieldState[]) => ({
  blurred: fields.some(({ blurred }) => blurred),
  dirty: fields.some(({ dirty }) => dirty),
  empty: fields.every(({ empty }) => empty),
  complete: fields.every(({ valid, invalid }) => valid && !invalid),
  valid: fields.every(({ valid }) => valid),
  invalid: fields.some(({ invalid }) => invalid),
  settled: fields.every(({ settled }) => settled),
})

/** Dirty for checkboxes, blur for everything else (requirements 6.7). */
export const defaultVisibility = ({ kind }: Field): Visibility =>
  kind === 'checkbox' || kind === 'checkboxes' ? 'dirty' : 'blur'
