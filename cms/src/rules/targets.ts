import { lookUp } from '@beursvloer/contract/content/redirects'
import { safeTarget } from '@beursvloer/contract/safe-target'
import { slugAddresses, slugIn } from '@beursvloer/contract/slug-addresses'
import { type FieldProblem, problem } from './field-problem'

const UNSAFE =
  'Gebruik een pad van deze site dat met één schuine streep begint (/programma), of een adres met https://.'

/** Whether a link may lead there: a path of this site, or any https address. */
function isSafeLink(target: string): boolean {
  const host = URL.canParse(target) ? new URL(target).host : ''
  return safeTarget(target, host ? [host] : []) !== null
}

/** Refuses a target that leads visitors astray: `//host`, `javascript:`, user names in the address. */
export const checkTarget = (path: string, target: string): FieldProblem[] =>
  isSafeLink(target) ? [] : problem(path, UNSAFE)

/** Refuses a web address with another scheme than https, and one with a user name. */
export const checkWebAddress = (path: string, address: string): FieldProblem[] =>
  isSafeLink(address) && !address.startsWith('/')
    ? []
    : problem(path, 'Vul een webadres in dat met https:// begint.')

/**
 * Whether an address names a document without a page of its own: `/plattegrond?ruimte=hoofdpodium`.
 */
const namesBySlug = (address: string): boolean =>
  Object.values(slugAddresses).some((addressOf) => slugIn(address, addressOf) !== null)

/** Refuses a redirect from an address that is no plain path, or that finds a document by slug. */
export const checkRedirectPath = (path: string, from: string): FieldProblem[] =>
  (/^\/[^?#]*$/.test(from) || namesBySlug(from)) && isSafeLink(from)
    ? []
    : problem(path, 'Vul het oude pad in zonder vraagteken of hekje, bijvoorbeeld /exposanten.')

/** Refuses a target on a host to which the settings of the site allow no redirect. */
export const checkHost = (
  path: string,
  target: string,
  hosts: readonly string[],
): FieldProblem[] =>
  safeTarget(target, hosts)
    ? []
    : problem(path, 'Deze host staat niet bij Toegestane hosts in de instellingen van de site.')

/** A redirect as editors made it. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/**
 * Refuses a redirect to itself, also by way of others: the site follows none of these.
 * @param others all other redirects
 */
export function checkRedirect(redirect: Redirect, others: readonly Redirect[]): FieldProblem[] {
  const all = [...others, redirect].map((one) => ({ ...one, status: 301 }))
  return lookUp(all)(redirect.from)
    ? []
    : problem('to', 'Een doorverwijzing kan niet naar zichzelf leiden.')
}
