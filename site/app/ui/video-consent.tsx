import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface VideoConsentProps {
  /** Address of the player; nothing of that host is loaded before the click. */
  embedUrl: string
  /** Accessible name of the player. */
  title: string
  /**
   * The effect of a click: the host, and that it may set cookies; null where the visitor agreed
   * before.
   */
  explanation: ReactNode | null
  /** Called when the visitor plays it, and so agrees to it. */
  onAgree?: () => void
  playLabel: string
  /** Picture or drawing behind the question. */
  poster?: ReactNode
}

/** A video of another site that loads only after the visitor asks for it. */
export function VideoConsent({
  embedUrl,
  title,
  explanation,
  onAgree,
  playLabel,
  poster,
}: VideoConsentProps) {
  const [accepted, setAccepted] = useState(false)
  if (accepted) {
    return (
      <iframe
        src={embedUrl}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full border border-ink bg-night"
      />
    )
  }
  return (
    <div className="on-dark border border-ink">
      {poster && (
        <div
          aria-hidden="true"
          className="h-36 overflow-hidden border-green-200 border-b sm:h-64 *:size-full *:object-cover *:object-bottom"
        >
          {poster}
        </div>
      )}
      <div className="flex flex-col items-start gap-4 p-5 md:px-8">
        <p className="font-bold font-display text-2xl">{title}</p>
        {explanation && <div className="max-w-[54ch] text-sm">{explanation}</div>}
        <Button
          variant="primary"
          onDark
          data-count="video"
          onClick={() => {
            setAccepted(true)
            onAgree?.()
          }}
        >
          <Icon name="play" solid />
          {playLabel}
        </Button>
      </div>
    </div>
  )
}
