import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'

/** First stop of the keyboard: past header and navigation. */
export function SkipLink() {
  const t = useMessages(shellMessages)
  return (
    <a
      href="#inhoud"
      className="sr-only z-50 bg-deep font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      {t.skip}
    </a>
  )
}
