import { FORGOT_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import {
  ACCOUNT_DELETION_PAGE,
  CHANGE_PASSWORD_PAGE,
  CONSENTS_ID,
  MY_FAIR_PAGE,
  PERSONAL_DATA_PAGE,
  PROGRAMME_PAGE,
  SHARINGS_PAGE,
} from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { FocusOnLoad } from '~/ui/focus-on-load.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { profileMessages } from './messages.ts'
import { actionOf, type Part, SESSION_FIELD } from './profile-address.ts'
import { ProfileHead } from './profile-head.tsx'
import type { ConsentView, ProfileView, SessionView } from './profile-view.ts'

/** The visitor's sessions, with a button to end each but the current one, and one to end all. */
function SessionList({ sessions }: { sessions: readonly SessionView[] | null }) {
  const { sessions: t } = useMessages(profileMessages)
  if (!sessions) return <Notice tone="brick" title={t.unavailable} />
  return (
    <div className="max-w-3xl">
      <ul className="divide-y divide-gray-300 border-ink border-y">
        {sessions.map(({ id, device, lastUsed, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3.5">
            <div className="min-w-0 flex-auto">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {device ?? t.unknown}
                {current && <Badge tone="green">{t.current}</Badge>}
              </p>
              {lastUsed && <p className="text-mute text-sm tabular-nums">{t.lastUsed(lastUsed)}</p>}
            </div>
            {!current && (
              <form method="post" action={actionOf('session')}>
                <input type="hidden" name={SESSION_FIELD} value={id} />
                <Button
                  type="submit"
                  size="sm"
                  aria-label={[t.signOutOf(device ?? t.unknown), lastUsed && t.lastUsed(lastUsed)]
                    .filter(Boolean)
                    .join(', ')}
                >
                  {t.signOut}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={actionOf('everywhere')} className="mt-6 print:hidden">
        <Button type="submit">{t.everywhere}</Button>
        <p className="mt-2 max-w-text text-mute text-sm">{t.everywhereHelp}</p>
      </form>
    </div>
  )
}

interface SavedNoticeProps {
  part: Exclude<Part, 'everywhere' | 'first'>
  saved: Part | null
}

/** Says above a part of the page that it was saved, and takes the focus so that it is read out. */
function SavedNotice({ part, saved }: SavedNoticeProps) {
  const t = useMessages(profileMessages)
  if (saved !== part) return null
  return (
    <FocusOnLoad takes className="mb-8 max-w-3xl scroll-mt-24">
      <Notice tone="done" role="status" title={t.saved[part]} />
    </FocusOnLoad>
  )
}

/**
 * Taking the personal data along, the password, and deleting the account.
 * @param method the visitor's way of signing in
 */
function AccountSheet({ method }: { method: ProfileView['method'] }) {
  const { account: t } = useMessages(profileMessages)
  const file = useHref(`${PERSONAL_DATA_PAGE}.json`)
  return (
    <Sheet id="account" number="05" label={t.label} title={t.title} tone="ground">
      <CellGrid columns={3} className="bg-paper">
        <Cell title={t.takeTitle} text={t.take}>
          <a
            href={file}
            download
            className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Icon name="download" className="size-4.5" />
            {t.download}
          </a>
          <ArrowLink to={PERSONAL_DATA_PAGE}>{t.read}</ArrowLink>
        </Cell>
        {method === 'provider' && <Cell title={t.providerTitle} text={t.provider} />}
        {method === 'link' && (
          <Cell title={t.linkTitle} text={t.link}>
            <ArrowLink to={FORGOT_PASSWORD_PAGE}>{t.linkLink}</ArrowLink>
          </Cell>
        )}
        {method === 'password' && (
          <Cell title={t.passwordTitle} text={t.password}>
            <ArrowLink to={CHANGE_PASSWORD_PAGE}>{t.passwordLink}</ArrowLink>
          </Cell>
        )}
        <Cell title={t.leaveTitle} text={t.leave}>
          <ArrowLink to={ACCOUNT_DELETION_PAGE}>{t.leaveLink}</ArrowLink>
        </Cell>
      </CellGrid>
    </Sheet>
  )
}

function Cell({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-col p-5 md:p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-4">{text}</p>
      <div className="mt-auto flex flex-col items-start">{children}</div>
    </li>
  )
}

/** All consents of a visitor, withdrawn ones included. */
function ConsentHistory({ consents }: { consents: readonly ConsentView[] }) {
  const { consents: t } = useMessages(profileMessages)
  return (
    <section className="mt-14 max-w-3xl">
      <h3 className="text-2xl">{t.title}</h3>
      <p className="mt-2 mb-5 text-mute">{t.lead}</p>
      {consents.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="divide-y divide-gray-300 border-ink border-y">
          {consents.map(({ subject, textVersion, given, source, withdrawn }) => (
            <li
              key={`${subject} ${given} ${withdrawn}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5"
            >
              <div className="min-w-0">
                <p className="font-semibold">{t.subjects[subject]}</p>
                <p className="text-mute text-sm tabular-nums">
                  {t.given(given, textVersion)}{' '}
                  <Link to={source} className="link">
                    {source}
                  </Link>
                </p>
              </div>
              <Badge tone={withdrawn ? 'plain' : 'green'}>
                {withdrawn ? t.withdrawn(withdrawn) : t.active}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

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
