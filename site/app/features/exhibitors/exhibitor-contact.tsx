import { EXHIBITORS_PAGE } from '@beursvloer/contract/page-addresses'
import { THEME_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Link } from 'react-router'
import type { SocialLink } from '~/content/model.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { Tag } from '~/ui/tag.tsx'
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

/**
 * Themes, contact details and the exhibitors who share the stand; nothing when none of it is known.
 */
export function ExhibitorContact({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useMessages(exhibitorMessages)
  const { contact, socials } = exhibitor
  return (
    <dl className="grid gap-x-8 gap-y-4 border-gray-300 border-t pt-4 text-sm sm:grid-cols-2">
      {exhibitor.themes.length > 0 && (
        <div>
          <dt className="text-mute">{t.themes}</dt>
          <dd className="flex flex-wrap gap-x-5 leading-7 print:leading-snug">
            {exhibitor.themes.map(({ slug, name, colour }) => (
              <Link
                key={slug}
                to={`${EXHIBITORS_PAGE}?${THEME_PARAMETER}=${slug}`}
                className="hover:underline"
              >
                <Tag theme={colour}>{name}</Tag>
              </Link>
            ))}
          </dd>
        </div>
      )}
      {(contact.name || contact.email || contact.phone) && (
        <div>
          <dt className="text-mute">{t.contact}</dt>
          <dd className="flex flex-wrap gap-x-4 leading-7 print:leading-snug">
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
          <dd className="flex flex-wrap gap-x-4 leading-7 print:leading-snug">
            {exhibitor.coExhibitors.map(({ name, path }) => (
              <Link key={path} className="link" to={path}>
                {name}
              </Link>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
