import type { Field, FormDefinition, Value, Values } from '@beursvloer/contract/forms/definition'
import {
  isField,
  isOmittedFrom,
  mapValues,
  partsOf,
  valueAt,
} from '@beursvloer/contract/forms/parts'

/** Lifetime of a draft in the browser, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly step: number
  readonly values: Values
  /** Whether it could not be sent: then it is kept for every form. */
  readonly unsent?: boolean
}

const keyOf = ({ id }: FormDefinition) => `draft:${id}`

/** Browsers may refuse to keep anything; then there is no draft. */
function storage<T>(work: (store: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

const isUnkept = (field: Field) => field.kind === 'file' || isOmittedFrom('drafts', field)

/**
 * The values of a form that may be kept: not its files, not the fields that drafts leave out, and
 * no consent, which has to be given when sending.
 */
const keepable = (definition: FormDefinition, values: Values): Values =>
  mapValues(
    partsOf(definition),
    values,
    ({ field }, value): Value => (field.consent || isUnkept(field) ? undefined : value),
  )

/** A draft without the values that may not be kept. */
export const draftOf = (definition: FormDefinition, draft: Draft): Draft => ({
  ...draft,
  values: keepable(definition, draft.values),
})

/**
 * Keeps the typed values in this browser until they are sent.
 * @returns whether the browser keeps it
 */
export function saveDraft(definition: FormDefinition, draft: Draft): boolean {
  const kept = JSON.stringify(draftOf(definition, draft))
  return (
    storage((store) => {
      store.setItem(keyOf(definition), kept)
      return true
    }) ?? false
  )
}

/**
 * The draft of a form, by the definition of today; null when there is none or it is too old. For a
 * form without drafts, the values that could not be sent.
 */
export function loadDraft(definition: FormDefinition, now: number): Draft | null {
  const text = storage((store) => store.getItem(keyOf(definition)))
  if (!text) return null
  try {
    const draft = JSON.parse(text) as Draft
    if (!(now - draft.savedAt < KEPT_MS)) return null
    if (!definition.keepsDraft && !draft.unsent) return null
    return draftOf(definition, draft)
  } catch {
    return null
  }
}

/** Puts what is known into the draft of a form; what was typed there already stays. */
export function prefillDraft(definition: FormDefinition, known: Values, now: number): void {
  const { step = 0, values = {} } = loadDraft(definition, now) ?? {}
  const filled = mapValues(
    partsOf(definition),
    { ...known, ...values },
    ({ path }, value) => value || valueAt(known, path),
  )
  saveDraft(definition, { savedAt: now, step, values: filled })
}

export function removeDraft(definition: FormDefinition): void {
  storage((store) => store.removeItem(keyOf(definition)))
}

/** Whether a form asks for something that no draft holds. */
export const hasUnkeptFields = ({ steps }: FormDefinition): boolean =>
  partsOf({ steps })
    .flatMap((part): readonly Field[] => (isField(part) ? [part] : part.fields))
    .some(isUnkept)

/**
 * Whether leaving the form loses values: those that a draft does not hold, or, on the way to
 * another language, those that are not handed over.
 */
export function losesInput(
  definition: FormDefinition,
  values: Values,
  { handedOver, unsent }: { readonly handedOver: boolean; readonly unsent: boolean },
): boolean {
  if (!definition.keepsDraft && !unsent && !handedOver) return true
  const isLost = handedOver ? ({ kind }: Field) => kind === 'file' || kind === 'password' : isUnkept
  let lost = false
  mapValues(partsOf(definition), values, ({ field }, value) => {
    const filled = Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string' && value !== ''
    if (filled && isLost(field)) lost = true
    return undefined
  })
  return lost
}
