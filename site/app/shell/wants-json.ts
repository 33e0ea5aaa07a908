/** Whether the script of a form sent it: it wants the action's result as JSON, and no page. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept') === 'application/json'
