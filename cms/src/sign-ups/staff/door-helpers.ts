import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { ofCurrentEdition } from '../../fair/of-edition'
import { objectOf } from '../../http/body-fields'
import type { DoorHelper, DoorHelpers } from './views'

const PROFILE = 'api::visitor-profile.visitor-profile'
const ROOM = 'api::room.room'

/** The fields of an account that a door helper needs. */
interface Row {
  readonly id: number
  readonly documentId: string
  readonly firstName: string | null
  readonly infix: string | null
  readonly lastName: string | null
  readonly doorRooms: readonly string[] | null
  readonly user: { readonly email: string } | null
}

const READ = {
  select: ['id', 'documentId', 'firstName', 'infix', 'lastName', 'doorRooms'],
  populate: { user: { select: ['email'] } },
}

const roomsOf = async (strapi: Core.Strapi): Promise<DoorHelpers['rooms']> => {
  const rows: { documentId: string; name: string }[] = await strapi.db.query(ROOM).findMany({
    select: ['documentId', 'name'],
    where: {
      locale: 'nl',
      publishedAt: { $notNull: true },
      ...(await ofCurrentEdition(strapi, 'room')),
    },
    orderBy: { name: 'asc' },
  })
  return rows.map(({ documentId, name }) => ({ id: documentId, name }))
}

/** The door helpers with their rooms, by name. */
export async function listDoorHelpers(strapi: Core.Strapi): Promise<DoorHelpers> {
  const rows: Row[] = await strapi.db
    .query(PROFILE)
    .findMany({ ...READ, where: { doorRooms: { $notNull: true } } })
  const helpers = rows.flatMap((row): DoorHelper[] =>
    row.user && row.doorRooms && row.doorRooms.length > 0
      ? [
          {
            id: row.documentId,
            name: visitorName(row),
            email: row.user.email,
            rooms: row.doorRooms,
          },
        ]
      : [],
  )
  const byName = ({ name, email }: DoorHelper) => name || email
  return {
    helpers: helpers.sort((a, b) => byName(a).localeCompare(byName(b), 'nl')),
    rooms: await roomsOf(strapi),
  }
}

/**
 * Sets the rooms at whose doors an account may check people in; none: nowhere.
 * @throws ValidationError in Dutch for an address without an account, or an unknown room
 */
export async function setDoorHelper(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { email, rooms } = objectOf(body)
  const known = (await roomsOf(strapi)).map(({ id }) => id)
  const chosen = Array.isArray(rooms) ? [...new Set(rooms)] : []
  if (!chosen.every((room): room is string => known.includes(room as string)))
    throw new errors.ValidationError('Kies ruimten die er zijn.')
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const row: Row | null = await strapi.db
    .query(PROFILE)
    .findOne({ ...READ, where: { user: { email: address, confirmed: true } } })
  if (!row)
    throw new errors.ValidationError(
      'Er is geen bevestigd account met dit e-mailadres. Laat deze persoon zich eerst registreren.',
    )
  const data = { doorRooms: chosen.length > 0 ? chosen : null }
  await strapi.db.query(PROFILE).update({ where: { id: row.id }, data })
}
