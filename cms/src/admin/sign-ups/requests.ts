import type { MailToAll, PhoneSignUp } from '../../sign-ups/staff/views'
import { post } from '../ui/requests'

/** Where the CMS answers about sign-ups. */
export const SIGN_UPS = '/sign-ups'
/** Where the pages about them are in the panel. */
export const LIST = '/aanmeldingen'

export const signUpByPhone = (item: string, person: PhoneSignUp) =>
  post(`${SIGN_UPS}/${item}/people`, person)

export const promote = (item: string, person: string) =>
  post(`${SIGN_UPS}/${item}/people/${person}/promote`)

export const cancelForVisitor = (item: string, person: string) =>
  post(`${SIGN_UPS}/${item}/people/${person}/take-off`)

/** Counts a walk-in; `id` is of the sign-up that it makes. */
export const countWalkIn = (item: string, id: string) =>
  post(`${SIGN_UPS}/${item}/walk-ins`, { id })

export const takeBackWalkIn = (item: string, person: string) =>
  post(`${SIGN_UPS}/${item}/people/${person}/take-back`)

export const DOOR_HELPERS = `${SIGN_UPS}/door-helpers`

export const setDoorHelper = (helper: { email: string; rooms: readonly string[] }) =>
  post(DOOR_HELPERS, helper)

export const moveAll = (item: string, to: string) => post(`${SIGN_UPS}/${item}/move`, { to })

export const mailToAll = (item: string, mail: MailToAll) => post(`${SIGN_UPS}/${item}/mail`, mail)
