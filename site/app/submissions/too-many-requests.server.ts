/** Refuses with 429 and how many seconds to wait; the form says it in words. */
export const tooManyRequests = (seconds: number): Response =>
  new Response('Too many requests', {
    status: 429,
    headers: { 'Retry-After': `${seconds}`, 'Cache-Control': 'no-store' },
  })
