import type {
  Field,
  FieldProblems,
  FormDefinition,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { FormContext } from '@beursvloer/contract/forms/field-node'
import { type FieldState, type States, UNTOUCHED, type Visibility } from './field-handle.ts'

/** What a form begins with. */
export interface FormSetup extends FormContext {
  readonly definition: FormDefinition
  /** Values to begin with: what was sent before, without JavaScript. */
  readonly values?: Values
  readonly problems?: FieldProblems
  readonly message?: string
  /** Whether the page is the server's answer to a whole-page post. */
  readonly answered?: boolean
  readonly visibility?: Readonly<Record<string, Visibility>>
  /** What is wrong besides the form's own rules, of values in canonical form; see `FormProps`. */
  readonly examine?: (values: Values) => Partial<FieldProblems>
}

/** A message with the path of the field or list that it is about. */
export interface ShownProblem {
  readonly path: string
  readonly text: string
}

export interface FormState extends States {
  /** What to say above the form: what the server says of it, or that not all fields are right. */
  readonly messages: readonly string[]
  /** What to tell who left a field that is wrong: nothing while one types, nor what was just sent. */
  readonly told: string
  /** What shows as wrong now, in the order of the page. */
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
