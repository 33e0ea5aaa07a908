import { DEFAULT_ICON_SET, parseIconName } from '@beursvloer/contract/icon-name'
import { icons as ownSet } from '@iconify-json/lucide'
import { type FieldProblem, problem } from './field-problem'

/** Whether the set that the site has by itself knows an icon, or an older name of one. */
const isKnown = (name: string): boolean =>
  Object.hasOwn(ownSet.icons, name) || Object.hasOwn(ownSet.aliases ?? {}, name)

/**
 * Refuses an invalid name of an icon. For a name from another set than the site's own only the
 * syntax can be checked.
 */
export function checkIcon(path: string, text: string): FieldProblem[] {
  const icon = parseIconName(text)
  if (icon && (icon.prefix !== DEFAULT_ICON_SET || isKnown(icon.name))) return []
  return problem(
    path,
    `Er is geen pictogram dat „${text}” heet. Zoek een naam op lucide.dev/icons en neem die precies over, bijvoorbeeld map-pin.`,
  )
}
