import { speakerPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'

/** The speakers, moderators and panellists. */
export function ItemPeople({ item }: { item: ItemDetail }) {
  const t = useMessages(itemMessages)
  if (item.speakers.length === 0) return null
  const heading =
    item.type === 'debate'
      ? t.hosts
      : (item.type === 'tour' ? t.guides : t.speakers)(item.speakers.length)
  return (
    <section>
      <h2 className="mb-5 text-3xl">{heading}</h2>
      <ul className="border-ink border-t">
        {item.speakers.map(({ name, slug, role, jobTitle, jobTitleLang, organisation, photo }) => (
          <li
            key={slug}
            className="relative flex items-start gap-4 border-gray-300 border-b py-3 hover:bg-green-50"
          >
            <div className="size-20 shrink-0">
              <Avatar name={name} photo={photo} sizes="80px" />
            </div>
            <div className="min-w-0">
              <Link
                to={speakerPath({ slug })}
                className="link-cover font-bold text-xl leading-tight"
              >
                {name}
              </Link>
              {item.type !== 'tour' && role !== 'speaker' && (
                <p className="font-medium text-sm">{t.role[role]}</p>
              )}
              <p className="text-mute text-sm leading-snug">
                <span lang={jobTitleLang}>{jobTitle}</span>, {organisation}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
