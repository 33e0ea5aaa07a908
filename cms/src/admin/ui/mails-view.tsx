import { Button, Flex, Typography } from '@strapi/design-system'
import { PaperPlane } from '@strapi/icons'
import type { MailPurpose } from '../../mail/mail-purposes'
import type { SentMail } from '../../panel-api/views'
import { Chip, type Tone } from './chip'
import { DividedList } from './divided-list'
import { dutchTime } from './formats'
import { EmptyText, Section } from './section'

const STATES: Readonly<Record<SentMail['state'], { word: string; tone: Tone }>> = {
  waiting: { word: 'Wacht', tone: 'warning' },
  sending: { word: 'Wordt verstuurd', tone: 'warning' },
  sent: { word: 'Verstuurd', tone: 'success' },
  failed: { word: 'Mislukt', tone: 'danger' },
}

/** When something happened, or will. */
function whenOf({ state, sentAt, nextAttemptAt, attempts, createdAt }: SentMail): string {
  if (state === 'sent' && sentAt) return dutchTime(sentAt)
  if (state === 'waiting' && attempts > 0 && nextAttemptAt)
    return `${attempts}× geprobeerd, opnieuw om ${dutchTime(nextAttemptAt)}`
  return dutchTime(createdAt)
}

/** The purposes of mails, in words; a mail without one shows its subject. */
export type PurposeLabels = Readonly<Partial<Record<MailPurpose, string>>>

interface MailsViewProps {
  readonly mails: readonly SentMail[]
  readonly purposes: PurposeLabels
  /** Absent for users without the permission to send. */
  readonly onSendAgain?: (mail: SentMail) => void
  readonly busy?: boolean
}

/** The mails about something, with their state. */
export function MailsView({ mails, purposes, onSendAgain, busy = false }: MailsViewProps) {
  return (
    <Section title="Mails">
      {mails.length === 0 && <EmptyText>Er zijn nog geen mails verstuurd.</EmptyText>}
      <DividedList>
        {mails.map((mail) => (
          <li key={mail.documentId}>
            <Flex justifyContent="space-between" alignItems="start" gap={3}>
              <Typography fontWeight="semiBold">
                {purposes[mail.purpose] ?? mail.subject}
              </Typography>
              <Chip tone={STATES[mail.state].tone}>{STATES[mail.state].word}</Chip>
            </Flex>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {`${mail.to}, ${whenOf(mail)}`}
            </Typography>
            {mail.lastError && mail.state !== 'sent' && (
              <Typography tag="p" variant="pi" textColor="danger600">
                {`Melding van de mailserver: ${mail.lastError}`}
              </Typography>
            )}
            {onSendAgain && mail.state !== 'sending' && (
              <Button
                variant="tertiary"
                size="S"
                startIcon={<PaperPlane />}
                disabled={busy}
                onClick={() => onSendAgain(mail)}
              >
                {mail.state === 'waiting' ? 'Nu versturen' : 'Opnieuw versturen'}
              </Button>
            )}
          </li>
        ))}
      </DividedList>
    </Section>
  )
}
