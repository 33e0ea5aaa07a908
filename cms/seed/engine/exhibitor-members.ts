import type { Core } from '@strapi/strapi'
import type { ExhibitorMemberSeed, ExhibitorTaskSeed } from '../types-visitors.ts'
import { documentIdOf } from './document-ids.ts'
import { seedVisitors } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'
const TASK = 'api::exhibitor-task.exhibitor-task'
const USER = 'plugin::users-permissions.user'

/** Gives exhibitors of the demo fair members with accounts, unless somebody has that address. */
export async function seedMembers(
  strapi: Core.Strapi,
  members: readonly ExhibitorMemberSeed[],
): Promise<void> {
  await seedVisitors(
    strapi,
    members.map(({ visitor }) => visitor),
  )
  for (const { exhibitor, role, visitor } of members) {
    const { email, firstName, lastName, language } = visitor
    const exhibitorId = documentIdOf('exhibitor', exhibitor)
    if ((await strapi.db.query(MEMBER).count({ where: { exhibitorId, email } })) > 0) continue
    const user: { id: number } = await strapi.db.query(USER).findOne({ where: { email } })
    const now = new Date()
    await strapi.db.query(MEMBER).create({
      data: {
        ...{ exhibitorId, account: user.id, email, name: `${firstName} ${lastName}`, role },
        ...{ state: 'active', language, invitedBy: 'Demobeurs', invitedAt: now, acceptedAt: now },
      },
    })
  }
}

/** Gives exhibitors of the demo fair tasks, unless there are some of that title. */
export async function seedTasks(
  strapi: Core.Strapi,
  tasks: readonly ExhibitorTaskSeed[],
): Promise<void> {
  for (const task of tasks) {
    const { titleNl } = task
    if ((await strapi.db.query(TASK).count({ where: { titleNl } })) > 0) continue
    const documentId = documentIdOf('exhibitor-task', titleNl)
    await strapi.db.query(TASK).create({ data: { ...task, documentId, categories: [] } })
  }
}
