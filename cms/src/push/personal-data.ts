import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import type { Core } from '@strapi/strapi'
import { isoOf } from '../database/stored-time'
import { deleteInstallations, preferencesOf } from './installations'
import { type InstallationRow, installationsOf } from './rows'

/** The personal data of an account's devices, without the tokens and keys for sending to them. */
export async function pushData(
  strapi: Core.Strapi,
  visitor: number,
): Promise<PersonalData['pushInstallations']> {
  const rows: InstallationRow[] = await installationsOf(strapi).findMany({
    where: { visitor },
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => ({
    registeredAt: isoOf(row.registeredAt),
    lastUsedAt: isoOf(row.seenAt),
    language: row.language,
    service: row.service,
    subscribedAt: row.subscribedAt === null ? null : isoOf(row.subscribedAt),
    newsSince: row.newsSince === null ? null : isoOf(row.newsSince),
    ...preferencesOf(row),
  }))
}

/** Deletes the devices of accounts. */
export const deleteDevicesOf = (
  strapi: Core.Strapi,
  visitors: readonly number[],
): Promise<number> => deleteInstallations(strapi, { visitor: { $in: [...visitors] } })
