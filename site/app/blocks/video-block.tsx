import { useMessages } from '~/i18n/locale.tsx'
import { useConsent } from '~/shell/use-consent.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import { Picture } from '~/ui/picture.tsx'
import { VideoConsent } from '~/ui/video-consent.tsx'
import type { BlockProps } from './block-props.ts'
import { blockMessages } from './messages.ts'
import { videoEmbed } from './video-embed.ts'

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
