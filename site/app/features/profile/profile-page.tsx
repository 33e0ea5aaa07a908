import {
  CONSENTS_ID,
  MY_FAIR_PAGE,
  PROGRAMME_PAGE,
  SHARINGS_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { profileMessages } from './messages.ts'
import type { Part } from './profile-address.ts'
import { ProfileHead } from './profile-head.tsx'
import type { ProfileView, SessionView } from './profile-view.ts'
import { SavedNotice } from './saved-notice.tsx'
import { SessionList } from './session-list.tsx'

interface ProfilePageProps {
  profile: ProfileView
  /** Null when they cannot be read now. */
  sessions: readonly SessionView[] | null
  /** The part saved by the request that led here. */
  saved: Part | null
  /** The forms, which belong to another feature. */
  details: ReactNode
  choices: ReactNode
  /** Push messages on this device. */
  device: ReactNode
}

/**
 * The current user's personal data and the actions on it, from the badge to deleting the account.
 */
export function ProfilePage({
  profile,
  sessions,
  saved,
  details,
  choices,
  device,
}: ProfilePageProps) {
  const t = useMessages(profileMessages)
  return (
    <>
      <ProfileHead profile={profile} />
      <Sheet id="gegevens" number="01" label={t.details.label} title={t.details.title}>
        <SavedNotice part="details" saved={saved} />
        <SavedNotice part="photo" saved={saved} />
        {details}
      </Sheet>
      <Sheet
        id="programma"
        number="02"
        label={t.programme.label}
        title={t.programme.title}
        tone="ground"
      >
        <p className="max-w-text">{t.programme.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={MY_FAIR_PAGE} variant="primary">
            {t.programme.link}
          </LinkButton>
          <LinkButton to={PROGRAMME_PAGE}>{t.programme.browse}</LinkButton>
          <LinkButton to={SHARINGS_PAGE}>{t.programme.stands}</LinkButton>
        </div>
      </Sheet>
      <Sheet id={CONSENTS_ID} number="03" label={t.choices.label} title={t.choices.title}>
        <SavedNotice part="choices" saved={saved} />
        {choices}
        <ConsentHistory consents={profile.consents} />
      </Sheet>
      <Sheet id="apparaten" number="04" label={t.sessions.label} title={t.sessions.title}>
        <SavedNotice part="session" saved={saved} />
        <SessionList sessions={sessions} />
        <div className="mt-8 empty:hidden">{device}</div>
      </Sheet>
      <AccountSheet method={profile.method} />
    </>
  )
}

/**
 * In place of the page when the CMS does not answer right after something was sent: the form with
 * its typed values.
 */
export function UnreadProfilePage({ children }: { children: ReactNode }) {
  const t = useMessages(profileMessages)
  return (
    <>
      <PageHead title={t.title} />
      <div className="wrap pb-section">{children}</div>
    </>
  )
}
