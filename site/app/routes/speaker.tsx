import { SPEAKERS_PAGE, speakerPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { ItemRow } from '~/features/programme/item-row.tsx'
import { toItemSummary } from '~/features/programme/item-summary.ts'
import { speakerMessages } from '~/features/speakers/messages.ts'
import { toSpeakerDetail } from '~/features/speakers/speaker-detail.ts'
import { fairEnd, fairInstant } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { breadcrumbJsonLd, placeJsonLd } from '~/shell/fair-json-ld.ts'
import { langOf } from '~/shell/field-language.ts'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Agenda } from '~/ui/agenda.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { imagePath } from '~/ui/image-path.ts'
import { LanguageNotice } from '~/ui/notice.tsx'
import type { Route } from './+types/speaker.ts'

export const handle = PUBLIC_PAGE

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  const { speaker } = loaderData
  const base = shell.bases[shell.locale]
  const path = speakerPath(speaker)
  return pageMeta(matches, {
    title: speaker.name,
    description: speaker.bio || `${speaker.jobTitle}, ${speaker.organisation}`,
    path,
    type: 'profile',
    seo: speaker.seo,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'Person',
        name: speaker.name,
        jobTitle: speaker.jobTitle,
        worksFor: { '@type': 'Organization', name: speaker.organisation },
        url: base + path,
        ...(speaker.photo && {
          image: new URL(imagePath(speaker.photo.file, 640, 'jpeg'), base).href,
        }),
        ...(speaker.linkedIn && { sameAs: speaker.linkedIn }),
        performerIn: loaderData.items.map((item) => ({
          '@type': 'Event',
          name: item.title,
          url: base + item.path,
          startDate: fairInstant(item.date, item.start),
          endDate: fairEnd(item.date, item.start, item.end),
          location: placeJsonLd(shell.fair, item.room.name),
        })),
      },
      breadcrumbJsonLd(base, [
        { name: speakerMessages[shell.locale].title, path: SPEAKERS_PAGE },
        { name: speaker.name, path },
      ]),
    ],
  })
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const { locale } = siteRequestOf(context)
  const speaker = content.speakers.find(params.slug)
  validatePage(speaker?.slug === params.slug, url)
  const items = content.edition.programmePublished ? speaker.programmeItems : []
  return {
    speaker: toSpeakerDetail(speaker, !content.formSettings?.meetingsClosed),
    items: items.map((item) => toItemSummary(item, locale)),
  }
}

export default function SpeakerPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(speakerMessages)
  const locale = useLocale()
  const { speaker, items } = loaderData
  const foreign = speaker.language !== locale
  return (
    <div className="wrap pt-4 pb-section">
      <Breadcrumbs items={[{ to: SPEAKERS_PAGE, label: t.title }]} />
      <div className="mt-4 grid border border-ink md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Avatar
          name={speaker.name}
          photo={speaker.photo}
          alt={speaker.photo ? t.portraitOf(speaker.name) : ''}
          sizes="(min-width: 48rem) 32rem, 100vw"
          priority
          className="border-ink max-md:border-b md:border-r"
        />
        <div className="flex flex-col gap-6 p-5 md:p-8">
          <h1 tabIndex={-1} className="font-extrabold text-5xl">
            {speaker.name}
          </h1>
          <p className="text-lg">
            <span lang={langOf(speaker, 'jobTitle', locale)}>{speaker.jobTitle}</span>
            <br />
            {speaker.exhibitor ? (
              <Link to={speaker.exhibitor.path} className="link">
                {speaker.organisation}
              </Link>
            ) : (
              speaker.organisation
            )}
          </p>
          {foreign && (
            <div>
              <LanguageNotice />
            </div>
          )}
          {speaker.bio && (
            <p lang={langOf(speaker, 'bio', locale)} className="max-w-text whitespace-pre-line">
              {speaker.bio}
            </p>
          )}
          {speaker.exhibitor?.meeting && (
            <p>
              <LinkButton to={speaker.exhibitor.meeting}>{t.askMeeting}</LinkButton>
            </p>
          )}
          {speaker.linkedIn && (
            <p>
              <a href={speaker.linkedIn} className="link inline-flex items-center gap-2">
                {t.profile} <Icon name="arrow-up-right" />
              </a>
            </p>
          )}
        </div>
      </div>
      <section className="mt-14">
        <h2 className="mb-6 text-3xl">{t.sessionsOf(speaker.firstName)}</h2>
        {items.length > 0 ? (
          <Agenda>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} note="day" />
            ))}
          </Agenda>
        ) : (
          <p className="border-ink border-t pt-4 text-mute">{t.sessionFollows}</p>
        )}
      </section>
      <p className="mt-10">
        <LinkButton to={SPEAKERS_PAGE}>
          <Icon name="arrow-left" /> {t.allSpeakers}
        </LinkButton>
      </p>
    </div>
  )
}
