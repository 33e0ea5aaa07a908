import { withFacts } from './field-facts.server.ts'
import { text } from './fields.server.ts'
import { iconOf } from './icon-sets.server.ts'
import type { Icon } from './model.ts'
import type { LinkedTo, Marked } from './node-fields.ts'

/** An icon that an editor chose by name; drawn when nodes are made, so that names are what is kept. */
export const icon = withFacts(text, { link: (name) => iconOf(name as string) }) as Marked<
  typeof text,
  LinkedTo<Icon | null>
>
