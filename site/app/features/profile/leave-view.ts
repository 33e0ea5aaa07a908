import {
  DELETED_WITH_ACCOUNT,
  type PersonalData,
  RECENT_SIGN_IN_MINUTES,
} from '@beursvloer/contract/accounts/own-profile'
import type { LocaleCode } from '~/i18n/locales.ts'
import { dataMessages } from './data-messages.ts'

const MINUTE_MS = 60_000

/** Submissions that remain after deletion of the account, as "Contractformulier CF-2027-00042". */
export const keptSubmissions = (
  submissions: PersonalData['submissions'],
  locale: LocaleCode,
): readonly string[] => {
  const labels: Readonly<Record<string, string>> = dataMessages[locale].submissionKinds
  return submissions
    .filter(({ kind }) => !DELETED_WITH_ACCOUNT.includes(kind))
    .map(({ kind, reference }) => [labels[kind] ?? kind, reference].filter(Boolean).join(' '))
}

/** Whether the current session began recently, which replaces the password for accounts without one. */
export function signedInRecently(sessions: PersonalData['sessions'], now: Date): boolean {
  const signedInAt = sessions.find(({ current }) => current)?.signedInAt
  if (!signedInAt) return false
  return now.getTime() - Date.parse(signedInAt) < RECENT_SIGN_IN_MINUTES * MINUTE_MS
}
