/**
 * The player of a video address: YouTube in its mode without cookies, or Vimeo without tracking.
 * Null for any other address. These hosts are the ones that the content policy allows in frames.
 *
 * @example videoEmbed('https://youtu.be/abc-123_XYZ')
 * // { host: 'YouTube', url: 'https://www.youtube-nocookie.com/embed/abc-123_XYZ?autoplay=1' }
 */
export function videoEmbed(address: string): { host: string; url: string } | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const youtube =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? pathname.match(/^\/(?:embed|shorts|live)\/([\w-]+)/)?.[1])
        : undefined
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) {
    return {
      host: 'YouTube',
      url: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    }
  }
  const vimeo = host === 'vimeo.com' ? pathname.match(/^\/(\d+)/)?.[1] : undefined
  if (vimeo) {
    return { host: 'Vimeo', url: `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1` }
  }
  return null
}
