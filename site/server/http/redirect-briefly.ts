import type { ServerResponse } from 'node:http'
import type { HeaderList } from './ready-response.ts'

/** How long the redirect to a newer file may be remembered, in seconds. */
const REDIRECT_SECONDS = 60

/** Leads from the address of an older file to that of today. */
export function redirectBriefly(
  response: ServerResponse,
  location: string,
  security: HeaderList,
): void {
  const caching = ['Cache-Control', `public, max-age=${REDIRECT_SECONDS}`]
  response.writeHead(302, [...security, 'Location', location, ...caching, 'Content-Length', '0'])
  response.end()
}
