import type {
  Field,
  FormLanguage,
  Text,
  Value,
  Values,
} from '@beursvloer/contract/forms/definition'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { FieldState } from './field-handle.ts'
import type { FormSession } from './form-session.ts'
import type { FormState } from './form-state.ts'

/** Props of a custom input, which replaces the engine's own for a kind of field. */
export interface FieldInputProps {
  readonly field: Field
  /** Also the `name` that its control must have. */
  readonly path: string
}

export interface FormSurroundings {
  readonly session: FormSession
  /** Prefix of the ids of all controls. */
  readonly id: string
  readonly inputs?: Readonly<Partial<Record<Field['kind'], (props: FieldInputProps) => ReactNode>>>
}

export const FormSurroundingsContext = createContext<FormSurroundings | null>(null)

/** The form around a component. */
export function useForm(): FormSurroundings {
  const form = useContext(FormSurroundingsContext)
  if (!form) throw new Error('This component belongs inside a <Form>.')
  return form
}

function useSnapshot<T>(read: (session: FormSession) => T): T {
  const { session } = useForm()
  const snapshot = () => read(session)
  return useSyncExternalStore(session.subscribe, snapshot, snapshot)
}

const readState = ({ state }: FormSession) => state

/** All states of the form (requirements 6.7), its messages, its step. */
export const useFormState = (): FormState => useSnapshot(readState)

/** The same for a form outside of the component. */
export function useSessionState(session: FormSession): FormState {
  const snapshot = () => readState(session)
  return useSyncExternalStore(session.subscribe, snapshot, snapshot)
}

/** All states of a field (requirements 6.7) and the messages to show under it. */
export function useFieldState(path: string): FieldState {
  const state = useSnapshot(({ fieldState }) => fieldState(path))
  if (!state) throw new Error(`The form has no field ${path}.`)
  return state
}

/**
 * The values of the form, in canonical form, without fields that are not active, for a quotation
 * beside it. Renders anew with every change.
 */
export const useFormValues = (): Values => useSnapshot(({ values }) => values())

/** Whether a field is active, as things are filled in now. */
export const useIsActive = (path: string): boolean =>
  useSnapshot(({ active }) => active().has(path))

/** Keys of a list's items; a key stays with its item when others go. */
export const useItems = (list: string): readonly number[] => useSnapshot(({ items }) => items(list))

/** The initial value of a control, as text. */
export const textOf = (value: Value): string => (typeof value === 'string' ? value : '')

/** A text of the definition in the form's language. */
export function useText(): (text: Text) => string {
  const { session } = useForm()
  const language: FormLanguage = session.context.language
  return (text) => text[language]
}
