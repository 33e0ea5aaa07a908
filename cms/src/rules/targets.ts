import { safeTarget } from '@beursvloer/contract/safe-target'
import type { Refusal } from './refusal'

const UNSAFE =
  'Gebruik een pad van deze site dat met één schuine streep begint (/programma), of een adres met https://.'

/** Whether a link may lead there: a path of this site, or any https address. */
export function isSafeLink(target: string): boolean {
  const host = URL.canParse(target) ? new URL(target).host : ''
  return safeTarget(target, host ? [host] : []) !== null
}

/** Refuses a target that leads visitors astray: `//host`, `javascript:`, user names in the address. */
export const checkTarget = (path: string, target: string | null | undefined): Refusal[] =>
  !target || isSafeLink(target) ? [] : [{ path, message: UNSAFE }]

/** Refuses a web address of another kind than http and https. */
export const checkWebAddress = (path: string, address: string | null | undefined): Refusal[] =>
  !address || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    ? []
    : [{ path, message: 'Vul een webadres in dat met https:// begint.' }]

/**
 * Refuses a redirect from anything but a plain path, to itself, or to an unsafe target. Which hosts
 * it may lead to is checked when it is followed: the list is in the site settings.
 */
export function checkRedirect({ from, to }: { from: string | null; to: string | null }): Refusal[] {
  const refusals = checkTarget('to', to)
  if (from && (!/^\/[^?#]*$/.test(from) || !isSafeLink(from))) {
    refusals.push({
      path: 'from',
      message: 'Vul het oude pad in zonder vraagteken of hekje, bijvoorbeeld /exposanten.',
    })
  }
  if (from && from === to) {
    refusals.push({ path: 'to', message: 'Een redirect kan niet naar zichzelf leiden.' })
  }
  return refusals
}
