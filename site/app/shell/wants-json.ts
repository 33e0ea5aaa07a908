/** Whether the script of a form sent it: it wants what the action returned, as JSON, and no page. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept') === 'application/json'
