import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { PushText } from '../../push-messages/staff/views'

const Phone = styled.figure`
  flex: 1 1 26rem;
  max-width: 34rem;
  margin: 0;
`

const Screen = styled.div`
  padding: 4.8rem 1.2rem 7.2rem;
  border: 0.8rem solid #030712;
  border-radius: 2.8rem;
  background: #14532d;
`

const Card = styled.div`
  display: grid;
  grid-template-columns: 3.2rem 1fr;
  gap: 0 1.2rem;
  padding: 1.2rem;
  border-radius: 1.6rem;
  background: #f9fafb;
  color: #030712;
  font-size: 1.4rem;
  line-height: 1.4;
  overflow-wrap: anywhere;

  svg { grid-row: span 3; }
  strong { font-weight: 600; }
  small { color: #4b5563; font-size: 1.2rem; }
`

const BODY_LINES = 4

const Body = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${BODY_LINES};
`

interface PhonePreviewProps {
  readonly caption: string
  readonly text: PushText
  readonly fair: string
  readonly host: string
  readonly lang: 'nl' | 'en'
}

/** How a message looks on a phone that lies on the table; phones differ in how much they show. */
export function PhonePreview({ caption, text, fair, host, lang }: PhonePreviewProps) {
  return (
    <Phone>
      <Screen>
        <Card lang={lang}>
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="7" fill="#15803d" />
            <path d="M7 18 16 9l9 9" fill="none" stroke="#fff" strokeWidth="3" />
            <path d="M7 25h18" stroke="#fff" strokeWidth="3" />
          </svg>
          <small>{`${fair} \u00b7 ${host} \u00b7 ${lang === 'nl' ? 'nu' : 'now'}`}</small>
          <strong>{text.title || 'Titel'}</strong>
          <Body>{text.body || 'Tekst'}</Body>
        </Card>
      </Screen>
      <Typography tag="figcaption" variant="pi" textColor="neutral600" paddingTop={2}>
        {caption}
      </Typography>
    </Phone>
  )
}
