import { useMessages } from '~/i18n/locale.tsx'
import { newsletterMessages } from './messages.ts'

/** The next step after leaving an address: it only counts when it is confirmed. */
export function NewsletterNext({ text }: { text?: string }) {
  const t = useMessages(newsletterMessages)
  return (
    <p>
      {t.sent} {text ?? t.sentNext}
    </p>
  )
}
