import { withFacts } from './field-facts.ts'
import { text } from './fields.ts'
import type { Marked, NameOfIcon } from './marks.ts'

/** An icon that an editor chose by name. */
export const icon = withFacts(text, { icon: true }) as Marked<typeof text, NameOfIcon>
