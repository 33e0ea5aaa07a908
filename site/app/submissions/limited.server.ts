/** To who asks too much; the form shows it in words. */
export const limited = (seconds: number): Response =>
  new Response('Too many requests', {
    status: 429,
    headers: { 'Retry-After': `${seconds}`, 'Cache-Control': 'no-store' },
  })
