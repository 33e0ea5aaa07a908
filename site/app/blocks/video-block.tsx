import { useMessages } from '~/i18n/locale.tsx'
import { useConsent } from '~/shell/use-consent.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import { Picture } from '~/ui/picture.tsx'
import { VideoConsent } from '~/ui/video-consent.tsx'
import type { BlockProps } from './block-props.ts'
import { blockMessages } from './messages.ts'

/**
 * The player of a video address: YouTube in its mode without cookies, or Vimeo without tracking.
 * Null for any other address. These hosts are the ones that the content policy allows in frames.
 *
 * @example videoEmbed('https://youtu.be/abc-123_XYZ')
 * // { host: 'YouTube', url: 'https://www.youtube-nocookie.com/embed/abc-123_XYZ?autoplay=1' }
 */
export function videoEmbed(address: string): { host: string; url: string } | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const youtube = youtubeId(url)
  if (youtube)
    return {
      host: 'YouTube',
      url: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    }
  const vimeo = vimeoPlayer(url)
  return vimeo ? { host: 'Vimeo', url: vimeo } : null
}

/** The id of a video on YouTube: watched, embedded, short or live, with any of its hosts. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? pathname.match(/^\/(?:embed|shorts|live|v)\/([\w-]+)/)?.[1])
        : undefined
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined
}

const VIMEO_ID = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?/

/**
 * The address of the player of a video, showcase or unlisted video on Vimeo. The key of an unlisted
 * one stands in `h` or after the id.
 */
function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|player)\./, '')
  if (host !== 'vimeo.com') return null
  const settings = new URLSearchParams({ dnt: '1', autoplay: '1' })
  const [, showcase] = /^\/showcase\/(\d+)/.exec(pathname) ?? []
  const [, video, after] = VIMEO_ID.exec(pathname.replace(/^\/showcase\/\d+/, '')) ?? []
  if (video) {
    const key = searchParams.get('h') ?? after
    if (key && /^[\da-f]+$/.test(key)) settings.set('h', key)
    return `https://player.vimeo.com/video/${video}?${settings}`
  }
  return showcase ? `https://vimeo.com/showcase/${showcase}/embed?${settings}` : null
}

/** A video of another site, loaded on a click; without a known player a plain link. */
export function VideoBlock({ block, anchors }: BlockProps<'video'>) {
  const t = useMessages(blockMessages)
  const { title, url, poster, transcript } = block
  const embed = videoEmbed(url)
  const [isKnown, agree] = useConsent('video')
  return (
    <div id={anchors.own}>
      {embed ? (
        <VideoConsent
          embedUrl={embed.url}
          title={title}
          explanation={isKnown ? null : t.videoConsent(embed.host)}
          onAgree={agree}
          playLabel={t.playVideo}
          poster={
            poster ? (
              <Picture file={poster.file} width={poster.width} height={poster.height} alt="" />
            ) : (
              <Facade seed="video" size="tile" tone="dark" />
            )
          }
        />
      ) : (
        <p>
          <a href={url} className="link">
            {title}
          </a>
        </p>
      )}
      {transcript && (
        <details className="mt-4 max-w-text">
          <summary className="link">{t.transcript}</summary>
          <p className="mt-3 whitespace-pre-line">{transcript}</p>
        </details>
      )}
    </div>
  )
}
