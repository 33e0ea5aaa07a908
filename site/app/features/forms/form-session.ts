import { activePaths, activeValues } from '@beursvloer/contract/forms/conditions'
import type {
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
import { mapValues, partsOf, valueAt } from '@beursvloer/contract/forms/parts'
import { readControl, writeControl } from './controls.ts'
import type * as Engine from './engine.ts'
import { type FieldState, settle } from './field-handle.ts'
import { FieldPlaces } from './field-places.ts'
import {
  defaultVisibility,
  type FormSetup,
  type FormState,
  type ShownProblem,
  stateOfAll,
  untouched,
} from './form-state.ts'
import { NodeTree } from './node-tree.ts'
import { problemInWords } from './problem-in-words.ts'

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((path) => other.has(path))

/**
 * A form in the browser: its fields, their states, the items of its lists and its steps. It is made
 * during render and is plain data until `start`; React reads snapshots that are the same object as
 * long as nothing changed. One class of some length, because every change goes the same way: to the
 * fields, the active fields, the states, React.
 */
export class FormSession {
  state: FormState
  /** Whether it was sent: then none of its values has to be kept. */
  finished = false
  /**
   * Whether the visitor is on the way to the page in another language, which gets the typed values.
   */
  handedOver = false
  /**
   * Whether it could not be sent for want of a connection, and the typed values are kept until it
   * is.
   */
  unsent = false
  #setup: FormSetup
  #parts: readonly Part[]
  readonly #places: FieldPlaces
  #active: ReadonlySet<string> = new Set()
  #current: Values = {}
  #form: HTMLFormElement | null = null
  #engine: typeof Engine | null = null
  #waking: Promise<void> | null = null
  #tree: NodeTree | null = null
  /** The server's messages about the form as a whole, and about paths that are no field. */
  #messages: readonly string[] = []
  #loose: FieldProblems = {}
  /** Whether the last attempt was stopped by fields, and some of those still fail. */
  #incomplete = false
  /** Whether items came or went. */
  #resized = false
  #submitted = false
  #loading = false
  #queued = false
  #pressed = false
  /** The last field that was left, until something is typed or sent. */
  #left: string | null = null
  /** Whether nothing was typed since the last attempt, which announced all problems. */
  #justTold = false
  readonly #listeners = new Set<() => void>()

  constructor(setup: FormSetup) {
    this.#setup = setup
    this.#parts = partsOf(setup.definition)
    this.#places = new FieldPlaces(setup.values ?? {})
    this.#places.place(this.#parts)
    this.state = untouched(setup)
    this.#revise()
    this.setProblems(setup.problems ?? {}, setup.message)
  }

  get definition(): FormDefinition {
    return this.#setup.definition
  }

  get context(): FormContext {
    return this.#setup
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The state of a field; undefined for a path that the form does not have. */
  readonly fieldState = (path: string): FieldState | undefined =>
    this.#places.slots.get(path)?.handle.state

  /** The initial value of the field's control. */
  readonly initialValue = (path: string): Value => this.#places.slots.get(path)?.handle.raw

  /** The initial values of the form, such as a stand from the address. */
  get given(): Values {
    return this.#setup.values ?? {}
  }

  /** Names of files that came back with a page and have to be chosen again. */
  lostFiles(path: string): readonly FileEntry[] {
    const given = this.#places.slots.get(path)?.handle.initial
    return Array.isArray(given) ? (given as readonly FileEntry[]) : []
  }

  /** Keys of a list's items in order; a key stays with its item. */
  readonly items = (list: string): readonly number[] => this.#places.items(list)

  /** Paths of the fields, groups and lists that are active, as things are filled in now. */
  readonly active = (): ReadonlySet<string> => this.#active

  /** Everything active, in canonical form. */
  readonly values = (): Values => this.#current

  /** Everything as typed, for a draft. */
  typed(): Values {
    return this.#places.collect(({ raw }) => raw)
  }

  /** Index of the step in which a path stands. */
  stepOf(path: string): number {
    const [name] = path.split('.')
    return this.definition.steps.findIndex(({ parts }) => parts.some((part) => part.name === name))
  }

  /** Takes over from the page: reads the values of its controls, also those typed before. */
  start(form: HTMLFormElement): void {
    this.#form = form
    for (const [path, { handle }] of this.#places.slots) {
      const typed = readControl(form, path, handle.field)
      if (typed !== undefined) handle.adopt(typed)
    }
    this.#build()
    this.#flush()
    const isLive = Object.values(this.#setup.visibility ?? {}).includes('live')
    if (this.state.dirty || isLive) void this.wake()
  }

  /**
   * Called when the visitor begins to fill in the form: from now on it is checked. When that code
   * cannot be loaded, the server checks alone.
   */
  wake(): Promise<void> {
    this.#waking ??= import('./engine.ts').then(
      (engine) => {
        this.#engine = engine
        this.#build()
        this.#changed()
      },
      () => {
        this.#waking = null
      },
    )
    return this.#waking
  }

  /** Ends checking; a later `start` takes up where this left off. */
  stop(): void {
    for (const { handle } of this.#places.slots.values()) handle.detach()
    this.#tree?.destroy()
    this.#tree = null
    this.#form = null
  }

  /** Another definition, language or set of choices after mount. */
  configure(
    setup: Pick<FormSetup, 'definition' | 'language' | 'options' | 'visibility' | 'examine'>,
  ): void {
    const { definition, language, options } = setup
    const old = this.#setup
    const unchanged =
      old.definition === definition && old.language === language && old.options === options
    this.#setup = { ...old, ...setup }
    if (unchanged) return
    this.#parts = partsOf(definition)
    this.#places.place(this.#parts)
    // Nodes get their language and choices on creation, so they are created again.
    for (const { handle } of this.#places.slots.values()) handle.detach()
    this.#tree?.destroy()
    this.state = { ...this.state, definition, revision: this.state.revision + 1 }
    this.#build()
    this.#flush()
  }

  /** The visitor changed the control with this name. */
  input(path: string): void {
    const slot = this.#places.slots.get(path)
    if (!slot || !this.#form) return
    this.#pressed = false
    this.#left = null
    this.#justTold = false
    const { handle } = slot
    handle.input(readControl(this.#form, path, handle.field))
    void this.wake()
    // Files are chosen in a window of their own, or dropped: when they are there, the field was
    // left.
    if (handle.field.kind === 'file') handle.blur()
    this.#messages = []
    this.#loose = {}
    this.#revise()
    this.#changed()
  }

  /** Fills a text or a choice in for the visitor. */
  fill(path: string, value: string): void {
    if (!this.#form || !writeControl(this.#form, path, value)) return
    this.input(path)
  }

  /** The visitor left the control with this name. */
  blur(path: string): void {
    this.#places.slots.get(path)?.handle.blur()
    this.#left = this.#justTold ? null : path
    this.#changed()
  }

  /** A pointer is down: messages wait until it is up, or they move a button away from under it. */
  press(): void {
    this.#pressed = true
  }

  /** The pointer is up again, and its click has been handled. */
  release(): void {
    if (!this.#pressed) return
    this.#pressed = false
    this.#changed()
  }

  addItem(list: List): void {
    if (this.items(list.name).length >= list.maxItems) return
    this.#places.addItem(list)
    this.#resized = true
    this.#revise()
    this.#changed()
  }

  removeItem(list: List, index: number): void {
    this.#tree?.drop(this.#places.removeItem(list, index))
    this.#resized = true
    this.#revise()
    this.#changed()
  }

  /** Begins anew at the first step with other values: all controls are made again. */
  replace(values: Values): void {
    this.#places.replace(values)
    this.#resized = false
    this.#submitted = false
    this.#messages = []
    this.#loose = {}
    this.#revise()
    this.state = { ...this.state, generation: this.state.generation + 1, step: 0, reached: 0 }
    this.#changed()
  }

  /** Restores a draft; values typed before it was loaded stay. */
  restore(draft: Values, step: number): void {
    const merged = mapValues(this.#parts, draft, ({ path }, value) => {
      const handle = this.#places.slots.get(path)?.handle
      return handle?.state.dirty ? handle.raw : value
    })
    for (const { path, handle } of this.#places.slots.values()) {
      // Typed into an item that the draft does not have: the draft is outdated.
      if (handle.state.dirty && valueAt(merged, path) === undefined) return
    }
    this.replace(merged)
    this.goTo(Math.min(step, this.definition.steps.length - 1))
  }

  /** Problems found by the server; a problem goes when its field is edited. */
  setProblems(problems: FieldProblems, message?: string): void {
    this.#messages = message ? [message] : []
    for (const [path, { handle }] of this.#places.slots) handle.setProblems(problems[path] ?? [])
    this.#loose = Object.fromEntries(
      Object.entries(problems).filter(([path]) => !this.#places.slots.has(path)),
    )
    this.#incomplete = Object.keys(problems).length > 0
    this.#attempted(!message && !this.#incomplete)
    this.#flush()
    this.#showFirstProblem()
  }

  /** Shows another step. */
  goTo(step: number): void {
    const reached = Math.max(step, this.state.reached)
    if (step !== this.state.step) this.state = { ...this.state, step, reached }
    this.#flush()
  }

  /**
   * Waits until nothing is being checked, then marks the fields as submitted, so that they show
   * their problems.
   * @param step index of the step to look at; all of them when absent
   * @returns whether nothing blocks
   */
  async check(step?: number): Promise<boolean> {
    await this.wake()
    await this.#tree?.settled()
    const slots = [...this.#places.slots.values()].filter(
      ({ path }) => this.#active.has(path) && (step === undefined || this.stepOf(path) === step),
    )
    for (const { handle } of slots) handle.submit()
    this.#submitted ||= step === undefined
    const found = this.#found()
    const fits = slots.every(
      ({ path, handle }) => !handle.node?.ledger.value('blocking') && !found[path],
    )
    this.#messages = []
    this.#incomplete = !fits
    this.#attempted(fits)
    this.#flush()
    if (!fits) this.#showFirstProblem()
    return fits
  }

  /** Holds the form while `work` runs: it is loading, and so disabled. */
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

  /** Everything was sent and stored. */
  finish(): void {
    this.finished = true
  }

  #inWords(problem: ShownProblem): string {
    return problemInWords(this.definition, problem, this.context.language)
  }

  #build(): void {
    if (this.#engine && this.#form) {
      const { id } = this.definition
      this.#tree = new NodeTree(this.#engine, id, this.context, () => this.#changed())
    }
    this.#revise()
  }

  /** Updates the active fields by the conditions. */
  #revise(): void {
    const values = this.#places.collect(({ value }) => value)
    const active = activePaths(this.#parts, values)
    if (!same(active, this.#active)) this.#active = active
    this.#current = activeValues(this.#parts, values)
    this.#tree?.follow(this.#places.slots.values(), active)
  }

  /** The problems that stopped an attempt are announced at once, by the focus. */
  #attempted(fits: boolean): void {
    this.#left = null
    this.#justTold = !fits
  }

  #showFirstProblem(): void {
    const [first] = this.state.problems
    if (first) this.goTo(Math.max(0, this.stepOf(first.path)))
  }

  /** Problems besides those of the fields' rules, once somebody began to fill them in. */
  #found(): Partial<FieldProblems> {
    return (this.#engine && this.#setup.examine?.(this.#current)) ?? {}
  }

  /** The problems on show; the same array as before when nothing differs. */
  #problems(): readonly ShownProblem[] {
    const found = [...this.#places.slots]
      .filter(([path]) => this.#active.has(path))
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

  /** Notifies React once for all changes of the same turn. */
  #changed(): void {
    if (this.#queued) return
    this.#queued = true
    queueMicrotask(() => {
      this.#queued = false
      if (!this.#pressed) this.#flush()
    })
  }

  #flush(): void {
    const { visibility = {} } = this.#setup
    const found = this.#found()
    const fields: FieldState[] = []
    for (const [path, { handle }] of this.#places.slots) {
      const shows = visibility[path] ?? defaultVisibility(handle.field)
      handle.update(shows, this.#loading, found[path])
      if (this.#active.has(path)) fields.push(handle.state)
    }
    const problems = this.#problems()
    this.#incomplete &&= problems.length > 0
    const incomplete = this.#incomplete ? [INCOMPLETE[this.context.language]] : []
    const messages = this.#messages.length > 0 ? this.#messages : incomplete
    const all = stateOfAll(fields)
    const left = problems.filter(({ path }) => path === this.#left)
    this.state = settle(this.state, {
      ...this.state,
      ...all,
      dirty: all.dirty || this.#resized,
      invalid: all.invalid || messages.length > 0,
      submitted: this.#submitted,
      loading: this.#loading,
      started: this.#form !== null,
      messages,
      told: left.map((problem) => this.#inWords(problem)).join(' '),
      problems,
    })
    for (const listener of this.#listeners) listener()
  }
}
