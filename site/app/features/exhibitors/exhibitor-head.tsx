import { categoryPath, EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import type { SocialLink } from '~/content/model.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Logo } from '~/ui/logo.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { Tag } from '~/ui/tag.tsx'
import { type Fact, TitleBlock } from '~/ui/title-block.tsx'
import { streetOf } from './category-street.ts'
import type { ExhibitorDetail } from './exhibitor-detail.ts'
import { exhibitorMessages } from './messages.ts'

const platformNames: Record<SocialLink['platform'], string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
}

/** An exhibitor as a drawing's title block: name, intro, stand and size; below it contact and themes. */
export function ExhibitorHead({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const { category, stands, hall, area, openSides, pavilion, contact, socials } = exhibitor
  const foreign = exhibitor.language !== locale
  const facts: Fact[] = [
    { label: t.factStand, value: stands.length > 0 ? stands.join(', ') : t.standFollows },
  ]
  if (hall) facts.push({ label: t.factHall, value: hall.name })
  if (area) facts.push({ label: t.factArea, value: `${area} m²` })
  if (openSides) facts.push({ label: t.factOpenSides, value: openSides })
  if (pavilion) facts.push({ label: t.factPavilion, value: pavilion.name })
  if (exhibitor.concepts.length > 0) {
    facts.push({ label: t.factConcepts, value: exhibitor.concepts.length })
  }
  return (
    <>
      <Breadcrumbs
        label={t.breadcrumb}
        items={[
          { to: EXHIBITORS_PAGE, label: t.title },
          { to: categoryPath(category), label: category.name },
        ]}
      />
      <div className="mt-4">
        <TitleBlock
          title={exhibitor.name}
          lead={<span lang={foreign ? exhibitor.language : undefined}>{exhibitor.intro}</span>}
          mark={exhibitor.logo && <Logo name={exhibitor.name} {...exhibitor.logo} decorative />}
          facts={facts}
          actions={
            <>
              {stands[0] && (
                <LinkButton to={`/plattegrond?stand=${stands[0]}#tekening`} variant="primary">
                  <Icon name="pin" />
                  {t.showOnFloorPlan}
                </LinkButton>
              )}
              {exhibitor.website && (
                <LinkButton to={exhibitor.website}>
                  {t.website}
                  <Icon name="arrow-up-right" />
                </LinkButton>
              )}
            </>
          }
          drawing={
            <Facade
              seed={exhibitor.slug}
              size="wide"
              kind={streetOf[category.slug]}
              className="h-[7.5rem] w-full object-cover object-bottom md:h-[12rem]"
            />
          }
        />
      </div>
      {foreign && (
        <div className="mt-4">
          <LanguageNotice>{t.dutchOnly}</LanguageNotice>
        </div>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4 text-sm">
        {exhibitor.themes.length > 0 && (
          <div>
            <dt className="text-mute">{t.themes}</dt>
            <dd className="flex flex-wrap gap-x-5 gap-y-1">
              {exhibitor.themes.map(({ slug, name, colour }) => (
                <Link key={slug} to={`/standhouders?thema=${slug}`} className="hover:underline">
                  <Tag theme={colour}>{name}</Tag>
                </Link>
              ))}
            </dd>
          </div>
        )}
        {(contact.name || contact.email || contact.phone) && (
          <div>
            <dt className="text-mute">{t.contact}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {contact.name && <span>{contact.name}</span>}
              {contact.email && (
                <a className="link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              )}
              {contact.phone && (
                <a
                  className="link whitespace-nowrap tabular-nums"
                  href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
                >
                  {contact.phone}
                </a>
              )}
              {socials.map(({ platform, url }) => (
                <a key={url} className="link" href={url}>
                  {platformNames[platform]}
                </a>
              ))}
            </dd>
          </div>
        )}
        {exhibitor.mainExhibitor && (
          <div>
            <dt className="text-mute">{t.sharesStandWith}</dt>
            <dd>
              <Link className="link" to={exhibitor.mainExhibitor.path}>
                {exhibitor.mainExhibitor.name}
              </Link>
            </dd>
          </div>
        )}
        {exhibitor.coExhibitors.length > 0 && (
          <div>
            <dt className="text-mute">{t.coExhibitors}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {exhibitor.coExhibitors.map(({ name, path }) => (
                <Link key={path} className="link" to={path}>
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
