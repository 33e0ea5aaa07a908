import type { Core } from '@strapi/strapi'
import { answerTask } from '../../../my-stand/answer-task'
import { forMember } from '../../../my-stand/for-member'
import { standTasks } from '../../../my-stand/tasks'

/** Calls about the tasks of an exhibitor (`contract/src/my-stand/tasks.ts`). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: forMember(strapi, 'staff', (_ctx, { exhibitorId }) => standTasks(strapi, exhibitorId)),

  answer: forMember(strapi, 'editor', (ctx, member) =>
    answerTask(strapi, member, ctx.params.task ?? '', ctx.req),
  ),
})
