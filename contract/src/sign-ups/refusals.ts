/**
 * The reasons of refusals. `no-item`: no such item, or one without sign-ups; `cancelled`: it does
 * not take place; `not-open`, `closed`: before and after the period for signing up; `full`: without
 * a waiting list; `clash`: with the place that `other` names, which `swap` gives up; `day-limit`:
 * the maximum of places of a visitor on that day; `not-offered`: no offer (any more); `none`: no
 * sign-up to cancel; `changed`: its state differs from the one on the page; `used`: the ticket was
 * for another address.
 */
export const REFUSALS = [
  'no-item',
  'cancelled',
  'not-open',
  'closed',
  'full',
  'clash',
  'day-limit',
  'not-offered',
  'none',
  'changed',
  'used',
] as const
