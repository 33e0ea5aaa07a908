import type { FormKitNode } from '@formkit/core'
import { activePaths, isActive } from './conditions.ts'
import type { FieldProblems, FormDefinition, List, Text, Values } from './definition.ts'
import {
  countState,
  createFieldNode,
  createGroupNode,
  destroyTree,
  type FormContext,
  messagesOf,
} from './field-node.ts'
import { partsOf, placesOf, valueAt } from './parts.ts'

const tooFew = (n: number): Text => ({ nl: `Vul er minimaal ${n} in.`, en: `Enter at least ${n}.` })
const tooMany = (n: number): Text => ({ nl: `Vul er maximaal ${n} in.`, en: `Enter at most ${n}.` })

/** The problem with the number of a list's items; null for none. */
function listProblem({ minItems, maxItems }: List, length: number): Text | null {
  if (length < minItems) return tooFew(minItems)
  return length > maxItems ? tooMany(maxItems) : null
}

/**
 * Checks values, in canonical form (see `normalise`), by the rules of the definition: the same
 * rules and texts as in the browser. Inactive fields are not checked.
 * @returns messages by path, in the language asked for; empty for valid values
 */
export async function validateForm(
  definition: Pick<FormDefinition, 'id' | 'steps'>,
  values: Values,
  context: FormContext,
): Promise<FieldProblems> {
  const parts = partsOf(definition)
  const root = createGroupNode(definition.id, context)
  try {
    const groups = new Map<string, FormKitNode>([['', root]])
    /** The group at `coExhibitors.0`, made when it is first needed. */
    const groupAt = (path: string): FormKitNode => {
      const known = groups.get(path)
      if (known) return known
      const [, above = '', name = path] = /^(.*)\.([^.]+)$/.exec(path) ?? []
      const made = createGroupNode(name, context, groupAt(above))
      groups.set(path, made)
      return made
    }
    const active = activePaths(parts, values)
    const nodes = new Map<string, FormKitNode>()
    for (const { path, field } of placesOf(parts, values)) {
      if (!active.has(path)) continue
      const group = groupAt(path.slice(0, -field.name.length - 1))
      nodes.set(path, createFieldNode(field, valueAt(values, path), context, group))
    }
    countState(root)
    await root.settled
    await root.ledger.settled('validating')
    const problems: Record<string, readonly string[]> = {}
    for (const part of parts) {
      if (part.kind !== 'list' || !isActive(parts, values, part.name)) continue
      const items = values[part.name]
      const problem = listProblem(part, Array.isArray(items) ? items.length : 0)
      if (problem) problems[part.name] = [problem[context.language]]
    }
    for (const [path, node] of nodes) {
      const messages = messagesOf(node, true)
      if (messages.length > 0) problems[path] = messages
    }
    return problems
  } finally {
    destroyTree(root)
  }
}
