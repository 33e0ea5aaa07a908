import { askedPaths, askedValues } from '@beursvloer/contract/forms/conditions'
import type {
  Field,
  FieldProblems,
  FileEntry,
  FormDefinition,
  List,
  Part,
  Value,
  Values,
} from '@beursvloer/contract/forms/definition'
import type { FormContext } from '@beursvloer/contract/forms/field-node'
import { INCOMPLETE } from '@beursvloer/contract/forms/incomplete'
import { emptyValues, isField, mapValues, partsOf, valueAt } from '@beursvloer/contract/forms/parts'
import type { FormKitNode } from '@formkit/core'
import { readControl } from './controls.ts'
import type * as Engine from './engine.ts'
import {
  FieldHandle,
  type FieldState,
  type States,
  settle,
  type Visibility,
} from './field-handle.ts'

export interface FormState extends States {
  /** What to say above the form: what the server says of it, and that not all fields are right. */
  readonly messages: readonly string[]
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

/** A message with the path of the field or list that it is about. */
export interface ShownProblem {
  readonly path: string
  readonly text: string
}

export interface FormSetup extends FormContext {
  readonly definition: FormDefinition
  /** Values to begin with: what was sent before, without JavaScript. */
  readonly values?: Values
  readonly problems?: FieldProblems
  readonly message?: string
  /** Whether the page is the server's answer to a whole-page post. */
  readonly answered?: boolean
  readonly visibility?: Readonly<Record<string, Visibility>>
}

/** A field with its place among the items of lists; `keys` stay when items before it go. */
interface Slot {
  readonly path: string
  readonly handle: FieldHandle
  readonly group: string
}

/** Spec §4: dirty for checkboxes, blur for everything else. */
const defaultVisibility = ({ kind }: Field): Visibility =>
  kind === 'checkbox' || kind === 'checkboxes' ? 'dirty' : 'blur'

const initialOf = (field: Field): Value =>
  field.initial ??
  (field.kind === 'checkbox' ? false : ['checkboxes', 'file'].includes(field.kind) ? [] : '')

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((path) => other.has(path))

/**
 * A form in the browser: its fields, their states, the items of its lists and its steps. It is made
 * during render and is plain data until `start`; React reads snapshots that are the same object as
 * long as nothing changed.
 */
export class FormSession {
  state: FormState
  /** Whether it was sent: then nothing in it is worth keeping any more. */
  finished = false
  #setup: FormSetup
  #parts: readonly Part[]
  #values: Values
  readonly #handles = new Map<string, FieldHandle>()
  readonly #items = new Map<string, readonly number[]>()
  #slots: ReadonlyMap<string, Slot> = new Map()
  #asked: ReadonlySet<string> = new Set()
  #current: Values = {}
  #lastKey = 0
  #engine: typeof Engine | null = null
  #waking: Promise<void> | null = null
  #root: FormKitNode | null = null
  readonly #groups = new Map<string, FormKitNode>()
  #form: HTMLFormElement | null = null
  #messages: readonly string[] = []
  #loose: FieldProblems = {}
  /** Whether the last attempt was stopped by fields, and some of those still fail. */
  #incomplete = false
  #submitted = false
  #loading = false
  #queued = false
  readonly #listeners = new Set<() => void>()

  constructor(setup: FormSetup) {
    this.#setup = setup
    this.#parts = partsOf(setup.definition)
    this.#values = setup.values ?? {}
    this.state = {
      blurred: false,
      dirty: false,
      empty: true,
      complete: false,
      submitted: false,
      valid: true,
      invalid: false,
      settled: true,
      loading: false,
      messages: [],
      problems: [],
      definition: setup.definition,
      revision: 0,
      started: false,
      answered: setup.answered ?? false,
      step: 0,
      reached: 0,
      generation: 0,
    }
    this.#place()
    this.#revise()
    this.setProblems(setup.problems ?? {}, setup.message)
    this.#flush()
  }

  get definition(): FormDefinition {
    return this.#setup.definition
  }

  get answered(): boolean {
    return this.state.answered
  }

  get context(): FormContext {
    return this.#setup
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What is known of a field; undefined for a path that the form does not have. */
  readonly fieldState = (path: string): FieldState | undefined =>
    this.#slots.get(path)?.handle.state

  /** What the field's control begins with. */
  readonly initialValue = (path: string): Value => this.#slots.get(path)?.handle.raw

  /** Names of files that came back with a page and have to be chosen again. */
  lostFiles(path: string): readonly FileEntry[] {
    const given = this.#slots.get(path)?.handle.initial
    return Array.isArray(given) ? (given as readonly FileEntry[]) : []
  }

  /** Keys of a list's items in order; a key stays with its item. */
  readonly items = (list: string): readonly number[] => this.#items.get(list) ?? []

  /** Paths of the fields that are asked for, as things are filled in now. */
  readonly asked = (): ReadonlySet<string> => this.#asked

  /** Everything asked for, in canonical form. */
  readonly values = (): Values => this.#current

  /** Problems of paths that are no field: of a list as a whole. */
  readonly looseProblems = (): FieldProblems => this.#loose

  /** Everything as typed, for a draft. */
  typed(): Values {
    return mapValues(this.#parts, this.#shape(), ({ path }) => this.#slots.get(path)?.handle.raw)
  }

  /** Begins to check what the form's controls show, also what was typed before this ran. */
  start(form: HTMLFormElement): void {
    this.#form = form
    for (const [path, { handle }] of this.#slots) {
      const typed = readControl(form, path, handle.field)
      if (typed !== undefined) handle.adopt(typed)
    }
    this.#build()
    this.#flush()
    const isLive = Object.values(this.#setup.visibility ?? {}).includes('live')
    if (this.state.dirty || isLive) void this.wake()
  }

  /**
   * Somebody begins to fill in the form: from now on it is checked. When the code for that cannot
   * be had, the server checks alone.
   */
  wake(): Promise<void> {
    this.#waking ??= import('./engine.ts').then(
      (engine) => {
        this.#engine = engine
        this.#build()
        this.#flush()
      },
      () => {
        this.#waking = null
      },
    )
    return this.#waking
  }

  #build(): void {
    if (this.#engine && this.#form) {
      this.#root = this.#engine.createGroupNode(this.definition.id, this.context)
      this.#engine.countState(this.#root)
    }
    this.#revise()
  }

  /** Ends checking; a later `start` takes up where this left off. */
  stop(): void {
    for (const [, handle] of this.#handles) handle.detach()
    this.#root?.destroy()
    this.#root = null
    this.#groups.clear()
    this.#form = null
  }

  /** Another definition, language or set of choices after mount. */
  configure(setup: Pick<FormSetup, 'definition' | 'language' | 'options' | 'visibility'>): void {
    const { definition, language, options } = setup
    const old = this.#setup
    const unchanged =
      old.definition === definition && old.language === language && old.options === options
    this.#setup = { ...old, ...setup }
    if (unchanged) return
    this.#parts = partsOf(definition)
    this.#place()
    if (this.#root) this.#root.config.locale = language
    for (const { handle } of this.#slots.values()) handle.configure(handle.field, this.context)
    this.#revise()
    const revision = this.state.revision + 1
    this.state = { ...this.state, definition, revision }
    this.#changed()
  }

  /** The visitor changed the control with this name. */
  input(path: string): void {
    const slot = this.#slots.get(path)
    if (!slot || !this.#form) return
    const { handle } = slot
    handle.input(readControl(this.#form, path, handle.field))
    void this.wake()
    // Files are chosen in a window of their own, or dropped: when they are there, one has left it.
    if (handle.field.kind === 'file') handle.blur()
    this.#messages = []
    if (Object.keys(this.#loose).length > 0) this.#loose = {}
    this.#revise()
    this.#changed()
  }

  blur(path: string): void {
    this.#slots.get(path)?.handle.blur()
    this.#changed()
  }

  addItem(list: List): void {
    const items = this.items(list.name)
    if (items.length >= list.maxItems) return
    this.#items.set(list.name, [...items, ++this.#lastKey])
    this.#place()
    this.#revise()
    this.#changed()
  }

  removeItem(list: List, index: number): void {
    const key = this.items(list.name)[index]
    this.#items.set(
      list.name,
      this.items(list.name).filter((_, at) => at !== index),
    )
    for (const [id, handle] of this.#handles) {
      if (!id.startsWith(`${list.name}.#${key}.`)) continue
      handle.detach()
      this.#handles.delete(id)
    }
    this.#groups.get(`${list.name}.#${key}`)?.destroy()
    this.#groups.delete(`${list.name}.#${key}`)
    this.#place()
    this.#revise()
    this.#changed()
  }

  /** Begins anew with other values, as from a draft: all controls are made again. */
  replace(values: Values): void {
    for (const [, handle] of this.#handles) handle.detach()
    this.#handles.clear()
    this.#items.clear()
    for (const [, group] of this.#groups) group.destroy()
    this.#groups.clear()
    this.#values = values
    this.#place()
    this.#revise()
    this.state = { ...this.state, generation: this.state.generation + 1 }
    this.#changed()
  }

  /** Everything was sent and stored. */
  finish(): void {
    this.finished = true
  }

  /** Brings a draft back; what was typed before it came stays. */
  restore(draft: Values, step: number): void {
    const merged = mapValues(this.#parts, draft, ({ path }, value) => {
      const handle = this.#slots.get(path)?.handle
      return handle?.state.dirty ? handle.raw : value
    })
    for (const { path, handle } of this.#slots.values()) {
      // Typed into an item that the draft does not have: the draft is of another day.
      if (handle.state.dirty && valueAt(merged, path) === undefined) return
    }
    this.replace(merged)
    this.goTo(Math.min(step, this.definition.steps.length - 1))
  }

  /** What the server found wrong; a problem goes when its field is edited. */
  setProblems(problems: FieldProblems, message?: string): void {
    this.#messages = message ? [message] : []
    for (const [path, { handle }] of this.#slots) handle.setProblems(problems[path] ?? [])
    this.#loose = Object.fromEntries(
      Object.entries(problems).filter(([path]) => !this.#slots.has(path)),
    )
    this.#incomplete = Object.keys(problems).length > 0
    this.#flush()
    this.#showFirstProblem()
  }

  goTo(step: number): void {
    const reached = Math.max(step, this.state.reached)
    if (step !== this.state.step) this.state = { ...this.state, step, reached }
    this.#flush()
  }

  /**
   * Waits until nothing is being checked, then marks the fields as submitted, so that they show
   * what is wrong.
   * @param step index of the step to look at; all of them when absent
   * @returns whether nothing blocks
   */
  async check(step?: number): Promise<boolean> {
    await this.wake()
    await this.#root?.settled
    await this.#root?.ledger.settled('validating')
    const slots = [...this.#slots.values()].filter(
      ({ path }) => this.#asked.has(path) && (step === undefined || this.stepOf(path) === step),
    )
    for (const { handle } of slots) handle.submit()
    if (step === undefined) {
      this.#submitted = true
      if (this.#root) this.#engine?.flag(this.#root, 'submitted')
    }
    const fits = slots.every(({ handle }) => !handle.node?.ledger.value('blocking'))
    this.#messages = []
    this.#incomplete = !fits
    this.#flush()
    if (!fits) this.#showFirstProblem()
    return fits
  }

  /** Holds the form while `work` runs; further attempts to send wait in vain. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#loading = true
    this.#flush()
    try {
      return await work()
    } finally {
      this.#loading = false
      this.#flush()
    }
  }

  /** Index of the step in which a path is asked. */
  stepOf(path: string): number {
    const [name] = path.split('.')
    return this.definition.steps.findIndex(({ parts }) => parts.some((part) => part.name === name))
  }

  /**
   * A message as it reads away from its field: with the item of a list it belongs to, and with the
   * field's label where it does not name that itself.
   */
  inWords({ path, text }: ShownProblem): string {
    const { language } = this.context
    const list = this.#parts.find(
      ({ kind, name }) => kind === 'list' && path.startsWith(`${name}.`),
    )
    const item =
      list?.kind === 'list' && `${list.itemLabel[language]} ${Number(path.split('.')[1]) + 1}`
    const field = this.#slots.get(path)?.handle.field
    const label = field && field.kind !== 'checkbox' ? field.label[language] : ''
    const named = text.toLowerCase().includes(label.toLowerCase())
    return [item, !named && label, text].filter(Boolean).join(': ')
  }

  /** Values of the right shape: as many items as the lists have now. */
  #shape(): Values {
    return emptyValues(this.#parts, ({ name }) => this.items(name).length)
  }

  #collect(): Values {
    return mapValues(this.#parts, this.#shape(), ({ path }) => this.#slots.get(path)?.handle.value)
  }

  /** Gives every field its handle and its path. */
  #place(): void {
    const slots = new Map<string, Slot>()
    const put = (field: Field, path: string, group: string) => {
      const id = group ? `${group}.${field.name}` : field.name
      const begin = () => new FieldHandle(field, valueAt(this.#values, path) ?? initialOf(field))
      const handle = this.#handles.get(id) ?? begin()
      handle.field = field
      this.#handles.set(id, handle)
      slots.set(path, { path, handle, group })
    }
    for (const part of this.#parts) {
      if (isField(part)) put(part, part.name, '')
      else if (part.kind === 'group') {
        for (const field of part.fields) put(field, `${part.name}.${field.name}`, part.name)
      } else {
        const keys = this.#items.get(part.name) ?? this.#firstItems(part)
        this.#items.set(part.name, keys)
        keys.forEach((key, index) => {
          const group = `${part.name}.#${key}`
          for (const field of part.fields) put(field, `${part.name}.${index}.${field.name}`, group)
        })
      }
    }
    this.#slots = slots
  }

  #firstItems(list: List): readonly number[] {
    const given = valueAt(this.#values, list.name)
    const length = Math.max(list.minItems, Array.isArray(given) ? given.length : 0)
    return Array.from({ length }, () => ++this.#lastKey)
  }

  /** Follows the conditions: fields that are asked have a node, others have none. */
  #revise(): void {
    const values = this.#collect()
    const asked = askedPaths(this.#parts, values)
    if (!same(asked, this.#asked)) this.#asked = asked
    this.#current = askedValues(this.#parts, values)
    const engine = this.#engine
    if (!engine || !this.#root) return
    for (const [path, { handle, group }] of this.#slots) {
      if (asked.has(path) && !handle.node) {
        handle.attach(engine, this.#groupNode(engine, group), this.context, () => this.#changed())
      } else if (!asked.has(path)) handle.detach()
    }
  }

  #groupNode(engine: typeof Engine, id: string): FormKitNode {
    const root = this.#root as FormKitNode
    if (!id) return root
    const known = this.#groups.get(id)
    if (known) return known
    const made = engine.createGroupNode(id.replaceAll('.', '-'), this.context, root)
    this.#groups.set(id, made)
    return made
  }

  #showFirstProblem(): void {
    const [first] = this.state.problems
    if (first) this.goTo(Math.max(0, this.stepOf(first.path)))
  }

  /** What shows as wrong; the same array as before when nothing differs. */
  #problems(): readonly ShownProblem[] {
    const found = [...this.#slots]
      .filter(([path]) => this.#asked.has(path))
      .flatMap(([path, { handle }]) => handle.state.messages.map((text) => ({ path, text })))
    for (const [path, texts] of Object.entries(this.#loose)) {
      for (const text of texts) found.push({ path, text })
    }
    const old = this.state.problems
    const unchanged =
      old.length === found.length &&
      found.every(({ path, text }, at) => old[at]?.path === path && old[at]?.text === text)
    return unchanged ? old : found
  }

  /** Tells React once for all that happens in one go. */
  #changed(): void {
    if (this.#queued) return
    this.#queued = true
    queueMicrotask(() => {
      this.#queued = false
      this.#flush()
    })
  }

  #flush(): void {
    const { visibility = {} } = this.#setup
    const asked: FieldState[] = []
    for (const [path, { handle }] of this.#slots) {
      const { field } = handle
      handle.update(visibility[path] ?? defaultVisibility(field), this.#loading)
      if (this.#asked.has(path)) asked.push(handle.state)
    }
    const problems = this.#problems()
    this.#incomplete &&= problems.length > 0
    const incomplete = this.#incomplete ? [INCOMPLETE[this.context.language]] : []
    const messages = this.#messages.length > 0 ? this.#messages : incomplete
    this.state = settle(this.state, {
      ...this.state,
      blurred: asked.some(({ blurred }) => blurred),
      dirty: asked.some(({ dirty }) => dirty),
      empty: asked.every(({ empty }) => empty),
      complete: asked.every(({ valid, invalid }) => valid && !invalid),
      submitted: this.#submitted,
      valid: asked.every(({ valid }) => valid),
      invalid: messages.length > 0 || asked.some(({ invalid }) => invalid),
      settled: asked.every(({ settled }) => settled),
      loading: this.#loading,
      started: this.#form !== null,
      messages,
      problems,
    })
    for (const listener of this.#listeners) listener()
  }
}
