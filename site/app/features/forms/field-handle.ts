import type { Field, Value } from '@beursvloer/contract/forms/definition'
import type { FormContext } from '@beursvloer/contract/forms/field-node'
import { normaliseValue } from '@beursvloer/contract/forms/normalise'
import { ruleValue } from '@beursvloer/contract/forms/parts'
import type { FormKitNode } from '@formkit/core'
import { empty, eq } from '@formkit/utils'
import type * as Engine from './engine.ts'

/** When messages show: while typing, after leaving the field, or after a change (requirements 6.7). */
export type Visibility = 'live' | 'blur' | 'dirty'

/** The states of requirements 6.7, as they are for a field and for the whole form. */
export interface States {
  /** Was left once. */
  readonly blurred: boolean
  /** Holds another value than at first. */
  readonly dirty: boolean
  readonly empty: boolean
  /** Valid and without errors; without rules: changed and filled in. */
  readonly complete: boolean
  /** Took part in an attempt to send, or to go to the next step. */
  readonly submitted: boolean
  /** Nothing blocks it. */
  readonly valid: boolean
  /** Fails, and shows a message. */
  readonly invalid: boolean
  /** Nothing is being checked. */
  readonly settled: boolean
  /** The form is being sent. */
  readonly loading: boolean
}

export interface FieldState extends States {
  /** Messages under the field; empty while it is valid or it is too early for them. */
  readonly messages: readonly string[]
}

/** The states of an untouched field. */
export const UNTOUCHED: States = {
  blurred: false,
  dirty: false,
  empty: true,
  complete: false,
  submitted: false,
  valid: true,
  invalid: false,
  settled: true,
  loading: false,
}

/** Events of a node that may change its state. */
const EVENTS = [
  ...['commit', 'settled', 'message-added', 'message-updated', 'message-removed'],
  ...['settled:blocking', 'unsettled:blocking', 'settled:validating', 'unsettled:validating'],
]

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** The new state, or the old one when nothing differs: React compares by identity. */
export function settle<T extends States & { readonly messages: readonly string[] }>(
  old: T,
  next: T,
) {
  const same = (Object.keys(next) as (keyof T)[]).every((key) =>
    key === 'messages' ? sameTexts(old.messages, next.messages) : old[key] === next[key],
  )
  return same ? old : next
}

/**
 * One field of a form in the browser. During render it is plain data; its FormKit node exists only
 * while the form is mounted, being filled in, and the field is active; its states outlive the node.
 */
export class FieldHandle {
  node: FormKitNode | null = null
  #engine: typeof Engine | null = null
  field: Field
  readonly initial: Value
  /** As typed; the node holds it in canonical form. */
  raw: Value
  state: FieldState
  #blurred = false
  #dirty = false
  #submitted = false
  /** Messages that have shown stay until the field is right. */
  #shown = false
  #problems: readonly string[] = []

  constructor(field: Field, initial: Value) {
    this.field = field
    this.initial = initial
    this.raw = initial
    this.state = { ...UNTOUCHED, empty: empty(ruleValue(initial)), messages: [] }
  }

  get value(): Value {
    return normaliseValue(this.field, this.raw)
  }

  /** Begins to check: `changed` is called after every change of the node. */
  attach(
    engine: typeof Engine,
    parent: FormKitNode,
    context: FormContext,
    changed: () => void,
  ): void {
    this.#engine = engine
    const node = engine.createFieldNode(this.field, this.value, context, parent)
    for (const event of EVENTS) node.on(event, changed)
    this.node = node
  }

  detach(): void {
    this.node?.destroy()
    this.node = null
  }

  /** Takes the value of the control when scripts take over, also one typed before. */
  adopt(raw: Value): void {
    this.raw = raw
    this.#dirty ||= !eq(raw, this.initial)
  }

  input(raw: Value): void {
    this.raw = raw
    this.#dirty = true
    this.#problems = []
    void this.node?.input(ruleValue(this.value), false)
  }

  blur(): void {
    this.#blurred = true
  }

  submit(): void {
    this.#submitted = true
    if (this.node) this.#engine?.flag(this.node, 'submitted')
  }

  /** Problems that the server found; they go when the field is edited. */
  setProblems(problems: readonly string[]): void {
    this.#problems = problems
  }

  /**
   * Computes the state anew.
   * @param found problems besides those of its rules
   * @returns whether it differs
   */
  update(visibility: Visibility, loading: boolean, found: readonly string[] = []): boolean {
    const { node } = this
    const settled = !node || (node.isSettled && !node.ledger.value('validating'))
    const broken = (node && this.#engine?.messagesOf(node)) ?? []
    const failing = broken.length > 0 ? broken : found
    const due =
      visibility === 'live' ||
      ((this.#shown || settled) && (visibility === 'blur' ? this.#blurred : this.#dirty))
    const visible = this.#submitted || due
    if (visible) this.#shown = true
    const valid = !node?.ledger.value('blocking') && found.length === 0
    const isEmpty = empty(ruleValue(this.value))
    const old = this.state
    // While it is being checked the old messages stay, so that the layout does not shift.
    const shown = visible ? (settled ? failing : old.messages) : []
    const messages = [...this.#problems, ...shown.filter((text) => !this.#problems.includes(text))]
    const hasRules = (node?.props.parsedRules?.length ?? 0) > 0
    this.state = settle(old, {
      blurred: this.#blurred,
      dirty: this.#dirty,
      empty: isEmpty,
      complete: hasRules ? valid && this.#problems.length === 0 : this.#dirty && !isEmpty,
      submitted: this.#submitted,
      valid,
      invalid: messages.length > 0,
      settled,
      loading,
      messages,
    })
    return this.state !== old
  }
}
