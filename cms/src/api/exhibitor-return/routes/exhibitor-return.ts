import { RETURN_ANSWER_PATH, RETURN_PATH } from '@beursvloer/contract/my-stand/terms'

export default {
  routes: [
    { method: 'POST', path: RETURN_PATH, handler: 'exhibitor-return.open' },
    { method: 'POST', path: RETURN_ANSWER_PATH, handler: 'exhibitor-return.answer' },
  ],
}
