/**
 * Why something is not done.
 * `no-item`: there is no such item, or one does not sign up for it; `cancelled`: it does not take place;
 * `not-open`, `closed`: before and after the time for signing up; `full`: without a waiting list;
 * `clash`: with the place that `other` names, which `swap` gives up; `day-limit`: as many places that
 * day as a visitor may have; `not-offered`: no offer (any more); `none`: no sign-up to cancel;
 * `changed`: it stands otherwise than on the page that asked; `used`: the ticket was for another address.
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
