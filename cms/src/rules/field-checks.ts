import { isEmailAddress } from '@beursvloer/contract/email-address'
import { DEFAULT_ICON_SET, parseIconName } from '@beursvloer/contract/icon-name'
import { icons as ownSet } from '@iconify-json/lucide'
import type { Core, Struct, UID } from '@strapi/strapi'
import { componentsIn } from './components-in'
import { type FieldProblem, problem } from './field-problem'
import { checkSlug } from './slug'
import { checkRedirectPath, checkTarget, checkWebAddress } from './targets'

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

/** A group of synonyms with fewer than two words has no effect. */
function checkSynonyms(path: string, value: string): FieldProblem[] {
  const terms = new Set(value.split('\n').flatMap((line) => line.trim().toLowerCase() || []))
  return terms.size >= 2
    ? []
    : problem(path, 'Zet minstens twee verschillende woorden onder elkaar, één per regel.')
}

type Check = (path: string, value: string) => FieldProblem[]
type Data = Readonly<Record<string, unknown>>

/** Checks of single fields of types and components, independent of other fields. */
const checks: Partial<Record<string, Readonly<Record<string, Check>>>> = {
  'api::calendar-item.calendar-item': { url: checkWebAddress },
  'api::edition.edition': { registrationUrl: checkTarget },
  'api::exhibitor.exhibitor': { website: checkWebAddress },
  'api::navigation-item.navigation-item': { target: checkTarget },
  'api::partner.partner': { url: checkWebAddress },
  'api::programme-item.programme-item': { recordingUrl: checkWebAddress },
  'api::redirect.redirect': { from: checkRedirectPath, to: checkTarget },
  'api::short-link.short-link': { target: checkTarget },
  'api::site-settings.site-settings': { bannerTarget: checkTarget },
  'api::speaker.speaker': { linkedIn: checkWebAddress },
  'api::synonym.synonym': { terms: checkSynonyms },
  'api::theme.theme': { icon: checkIcon },
  'api::vacancy.vacancy': { url: checkWebAddress },
  'blocks.call-to-action': { target: checkTarget },
  'blocks.card': { target: checkTarget, icon: checkIcon },
  'blocks.video': { url: checkWebAddress },
  'edition.visitor-group-link': { target: checkTarget },
  'shared.social-link': { url: checkWebAddress },
}

/** A schema's attribute with a pattern; `pattern` explains it in Dutch. */
interface Patterned {
  readonly regex?: string | RegExp
  readonly pluginOptions?: { readonly beursvloer?: { readonly pattern?: string } }
}

/** Refuses a value that does not match the schema's pattern. */
function checkPattern(
  attribute: Patterned | undefined,
  path: string,
  value: string,
): FieldProblem[] {
  const message = attribute?.pluginOptions?.beursvloer?.pattern
  if (!message || !attribute?.regex || new RegExp(attribute.regex).test(value)) return []
  return problem(path, message)
}

/** Refuses an invalid e-mail address by the rule and text of forms (requirements 7.3). */
const checkEmailAddress: Check = (path, value) =>
  isEmailAddress(value) ? [] : problem(path, 'Vul een geldig e-mailadres in.')

/**
 * Checks addresses, icons and patterns in the data to be saved, those inside components included,
 * before Strapi compares them with the pattern in the schema: that would refuse the same in
 * English, and only when it is published.
 */
export function checkFields(strapi: Core.Strapi, uid: UID.Schema, data: Data): FieldProblem[] {
  const ownChecks: Partial<Record<string, Check>> = { slug: checkSlug, ...checks[uid] }
  const { attributes } = strapi.getModel(uid) as Struct.Schema
  return Object.entries(data).flatMap(([field, value]) => {
    const attribute = attributes[field]
    const check = attribute?.type === 'email' ? checkEmailAddress : ownChecks[field]
    if (value === '') return []
    if (typeof value === 'string') {
      const problems = check?.(field, value) ?? []
      return problems.length > 0 ? problems : checkPattern(attribute, field, value)
    }
    return componentsIn(strapi, uid, field, value).flatMap((component) =>
      checkFields(strapi, component.uid, component.data).map(({ path, message }) => ({
        path: `${component.path}.${path}`,
        message,
      })),
    )
  })
}
