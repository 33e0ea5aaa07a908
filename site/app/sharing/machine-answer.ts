/** How long these answers may be cached, in seconds: machines read them rarely. */
const KEPT_SECONDS = 600

/** An answer for machines instead of readers: a sitemap, rules for crawlers, a manifest. */
export const machineAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${KEPT_SECONDS}`,
    },
  })
