import { BADGE_PAGE, CONSENTS_ID } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Chevron } from '~/ui/chevron.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Notice } from '~/ui/notice.tsx'
import { BadgeCard } from './badge-card.tsx'
import { profileMessages } from './messages.ts'
import { Portrait } from './portrait.tsx'
import type { ProfileView } from './profile-view.ts'

/** The visitor, links to the parts of the page, and the badge. */
export function ProfileHead({ profile }: { profile: ProfileView }) {
  const t = useMessages(profileMessages)
  const { name, email, photo, registered, badge, agreed } = profile
  const missing = [...profile.missing, ...(agreed ? [] : [t.completeTerms])]
  const sections = [
    ['#gegevens', t.details.label],
    ['#programma', t.programme.label],
    [`#${CONSENTS_ID}`, t.choices.label],
    ['#apparaten', t.sessions.label],
    ['#account', t.account.label],
  ] as const
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-8 pb-section md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] print:block">
      <div className="flex min-w-0 flex-col">
        <p className="text-mute text-sm">{t.title}</p>
        <h1 tabIndex={-1} className="mt-3 font-extrabold text-5xl">
          {name || t.welcome}
        </h1>
        <p className="mt-5 max-w-[44ch] text-lg">{t.lead}</p>
        {missing.length > 0 && (
          <div className="mt-6">
            <Notice title={t.completeTitle}>
              <p>{t.complete(missing.map((label) => label.toLowerCase()).join(', '))}</p>
              <a href="#gegevens" className="link inline-block py-1 font-semibold">
                {t.completeLink}
              </a>
            </Notice>
          </div>
        )}
        <div className="mt-8 grid grid-cols-[6.5rem_minmax(0,1fr)] border border-ink sm:grid-cols-[9rem_minmax(0,1fr)]">
          <div className="border-ink border-r">
            <Portrait name={name || email} photo={photo} className="size-full" />
          </div>
          <dl className="grid grid-rows-2 divide-y divide-gray-300">
            <Fact label={t.signedInAs} value={email} />
            <Fact label={t.registered} value={registered} />
          </dl>
        </div>
        <nav aria-label={t.sections} className="pt-6 print:hidden">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {sections.map(([target, label]) => (
              <li key={target}>
                <a
                  href={target}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
                >
                  <Chevron className="rotate-180 text-primary" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Facade
          seed="bezoekersprofiel"
          size="wide"
          className="mt-auto hidden h-auto w-full pt-10 lg:block print:hidden"
        />
      </div>
      {agreed && (
        <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-sm">
          <BadgeCard badge={badge} />
          <div className="mt-4 grid">
            <LinkButton to={BADGE_PAGE} variant="primary">
              {t.badge.open}
            </LinkButton>
          </div>
          <p className="mt-2 text-mute text-sm print:hidden">{t.badge.keep}</p>
        </div>
      )}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col justify-center px-4 py-2.5">
      <dt className="text-mute text-sm">{label}</dt>
      <dd className="wrap-anywhere font-semibold text-sm tabular-nums sm:text-base">{value}</dd>
    </div>
  )
}
