import { Button, Flex, Typography } from '@strapi/design-system'
import { PaperPlane } from '@strapi/icons'
import { styled } from 'styled-components'
import type { SentMail } from '../../handling/views'
import { None, Part } from './box'
import { Chip, type Tone } from './chip'
import { dutchTime } from './formats'

const STATES: Readonly<Record<SentMail['state'], { word: string; tone: Tone }>> = {
  waiting: { word: 'Wacht', tone: 'warning' },
  sending: { word: 'Wordt verstuurd', tone: 'warning' },
  sent: { word: 'Verstuurd', tone: 'success' },
  failed: { word: 'Mislukt', tone: 'danger' },
}

const PURPOSES: Readonly<Record<string, string>> = {
  confirmation: 'Bevestiging aan de afzender',
  notice: 'Bericht aan het postvak',
  'state-change': 'Bericht over de status',
}

/** When something happened, or will. */
function whenOf({ state, sentAt, nextAttemptAt, attempts, createdAt }: SentMail): string {
  if (state === 'sent' && sentAt) return dutchTime(sentAt)
  if (state === 'waiting' && attempts > 0 && nextAttemptAt)
    return `${attempts}× geprobeerd, opnieuw om ${dutchTime(nextAttemptAt)}`
  return dutchTime(createdAt)
}

interface MailsViewProps {
  readonly mails: readonly SentMail[]
  /** Absent for who may not send. */
  readonly onSendAgain?: (mail: SentMail) => void
  readonly busy: boolean
}

/** The mails about a submission, with what became of them. */
export function MailsView({ mails, onSendAgain, busy }: MailsViewProps) {
  return (
    <Part title="Mails">
      {mails.length === 0 && <None>Er zijn nog geen mails verstuurd.</None>}
      <Lines>
        {mails.map((mail) => (
          <li key={mail.documentId}>
            <Flex justifyContent="space-between" alignItems="start" gap={3}>
              <Typography fontWeight="semiBold">
                {PURPOSES[mail.purpose] ?? mail.subject}
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
      </Lines>
    </Part>
  )
}

/** Things below each other with a line between them. */
export const Lines = styled.ul`
  & > li {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.4rem;
    padding: 1.2rem 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
  & button { align-self: start; margin-top: 0.4rem; }
`
