import type { FormContext } from '@beursvloer/contract/forms/field-node'
import type { FormKitNode } from '@formkit/core'
import type * as Engine from './engine.ts'
import type { Slot } from './field-places.ts'

/** The FormKit nodes of a form that is being filled in: its fields in their groups. */
export class NodeTree {
  readonly #engine: typeof Engine
  readonly #context: FormContext
  readonly #changed: () => void
  readonly #root: FormKitNode
  readonly #groups = new Map<string, FormKitNode>()

  /** @param changed called after every change of a node */
  constructor(engine: typeof Engine, name: string, context: FormContext, changed: () => void) {
    this.#engine = engine
    this.#context = context
    this.#changed = changed
    this.#root = engine.createGroupNode(name, context)
    engine.countState(this.#root)
  }

  /** Fields that are active have a node, others have none. */
  follow(slots: Iterable<Slot>, active: ReadonlySet<string>): void {
    for (const { path, handle, group } of slots) {
      if (!active.has(path)) handle.detach()
      else if (!handle.node) {
        handle.attach(this.#engine, this.#groupOf(group), this.#context, this.#changed)
      }
    }
  }

  /** Takes away a group that has no fields any more. */
  drop(group: string): void {
    const node = this.#groups.get(group)
    if (node) this.#engine.destroyTree(node)
    this.#groups.delete(group)
  }

  /** Resolves when no rule is waiting or running. */
  async settled(): Promise<void> {
    await this.#root.settled
    await this.#root.ledger.settled('validating')
  }

  destroy(): void {
    this.#engine.destroyTree(this.#root)
  }

  #groupOf(id: string): FormKitNode {
    if (!id) return this.#root
    const known = this.#groups.get(id)
    if (known) return known
    // Rules that look for one another would read a dot as a path.
    const made = this.#engine.createGroupNode(id.replaceAll('.', '-'), this.#context, this.#root)
    this.#groups.set(id, made)
    return made
  }
}
