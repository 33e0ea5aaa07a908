import { taskPath, tasksPath } from '@beursvloer/contract/my-stand/terms'

export default {
  routes: [
    { method: 'GET', path: tasksPath(':exhibitor'), handler: 'exhibitor-task.find' },
    { method: 'PUT', path: taskPath(':exhibitor', ':task'), handler: 'exhibitor-task.answer' },
  ],
}
