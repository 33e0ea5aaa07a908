import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { PROGRAMME_PAGE, programmeDayPath } from '@beursvloer/contract/page-addresses'
import { Suspense } from 'react'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { KEEPS_TAP } from '~/shell/early-taps.ts'
import { toggleSaved } from '~/shell/toggle-saved.ts'
import { Badge } from '~/ui/badge.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, iconOnPhones, LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { LanguageNotice } from '~/ui/notice.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { Tag } from '~/ui/tag.tsx'
import { TitleBlock } from '~/ui/title-block.tsx'
import type { ItemDetail } from './item-detail.ts'
import { useItemFacts } from './item-facts.tsx'
import { itemMessages } from './item-messages.ts'
import { ItemState } from './item-state.tsx'
import { PlaceLink, UNLESS_PLACED } from './place-link.tsx'
import { useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

interface HeadStatusProps {
  item: ItemDetail
  saved: boolean
  /** Whether it has places to reserve. */
  places: boolean
}

/** The main button: it saves the item, and its text shows that; then it leads to the places. */
function HeadStatus({ item, saved, places }: HeadStatusProps) {
  const t = useMessages(summaryMessages)
  const texts = useMessages(itemMessages)
  return (
    <div className="group/status max-sm:w-full">
      {!(saved && places) && (
        <Button
          variant={saved ? 'outline' : 'primary'}
          onClick={() => toggleSaved('session', item.id)}
          className={cx('noscript:hidden max-sm:w-full', places && UNLESS_PLACED)}
          {...KEEPS_TAP}
        >
          <Icon name="bookmark" solid={saved} className={saved ? 'text-primary' : undefined} />
          <span>
            {saved ? texts.saved : t.save}
            <span className="sr-only">
              : <span lang={item.lang}>{item.title}</span>
            </span>
          </span>
        </Button>
      )}
      {places && (
        <PlaceLink
          item={item}
          saved={saved}
          className="min-h-13 justify-center border border-primary bg-primary px-6 py-2 text-on-primary [a]:hover:bg-primary-strong max-sm:w-full"
        >
          {texts.reserve}
        </PlaceLink>
      )}
    </div>
  )
}

/** Loaded when the item is saved. */
const NoteField = lateComponent(() => import('~/shell/note-field.tsx'))

/** Long titles are set smaller, so that the facts stay beside them. */
const titleSize = (title: string) =>
  title.length > 90 ? 'text-3xl' : title.length > 34 ? 'text-4xl' : ''

/** A programme item as the title block of a drawing: type, time and place. */
export function ItemHead({ item }: { item: ItemDetail }) {
  const t = useMessages(summaryMessages)
  const texts = useMessages(itemMessages)
  const locale = useLocale()
  const facts = useItemFacts(item)
  const saved = useIsSaved(item.id)
  const places = item.signUp === 'required' && item.state !== 'cancelled'
  return (
    <>
      <Breadcrumbs
        items={[
          { to: PROGRAMME_PAGE, label: texts.programme },
          {
            to: programmeDayPath(item.date),
            label: formatDate(item.date, locale, 'day'),
          },
        ]}
      />
      <div className="mt-4">
        <TitleBlock
          mark={
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              <Badge tone="plain">{t.type[item.type]}</Badge>
              <ItemState item={item} />
            </p>
          }
          title={
            <span
              lang={item.lang}
              className={cx(
                'block',
                titleSize(item.title),
                item.state === 'cancelled' && 'text-mute line-through decoration-2',
              )}
            >
              <Hyphenated language={item.language}>{item.title}</Hyphenated>
            </span>
          }
          lead={<span lang={item.lang}>{item.summary}</span>}
          actions={
            <>
              {item.state !== 'cancelled' && (
                <>
                  <HeadStatus item={item} saved={saved} places={places} />
                  <LinkButton
                    to={`${PROGRAMME_PAGE}/${item.id}/agenda.ics`}
                    reloadDocument
                    className={iconOnPhones.button}
                  >
                    <Icon name="calendar" />
                    <span className={iconOnPhones.words}>{texts.addToCalendar}</span>
                  </LinkButton>
                </>
              )}
              <LinkButton
                to={drawingPath({ room: item.room.slug })}
                className={iconOnPhones.button}
              >
                <Icon name="pin" />
                <span className={iconOnPhones.words}>{texts.showOnFloorPlan}</span>
              </LinkButton>
            </>
          }
          facts={facts}
        />
      </div>
      {saved && item.state !== 'cancelled' && (
        <Suspense>
          <NoteField
            key={item.id}
            kind="session"
            id={item.id}
            className="border border-ink border-t-0 px-5 py-4 md:px-8"
          />
        </Suspense>
      )}
      {places && (
        <div className="group/status noscript:hidden print:hidden">
          <div
            className={cx(
              'flex flex-wrap items-center gap-x-4 border border-ink border-t-0 px-5 py-3 text-sm md:px-8',
              UNLESS_PLACED,
            )}
          >
            <live-places item={item.id} about="own">
              {saved ? texts.savedNoPlace : texts.saveFirst}
            </live-places>
            {saved && (
              <button
                type="button"
                className="link min-h-6"
                onClick={() => toggleSaved('session', item.id)}
              >
                {texts.unsave}
              </button>
            )}
          </div>
        </div>
      )}
      {(item.themes.length > 0 || item.lang || item.partOf) && (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border border-ink border-t-0 px-5 py-3 text-sm md:px-8">
          {item.partOf && (
            <p>
              {texts.partOf}{' '}
              <PageLink to={item.partOf.path} className="link font-semibold">
                <span lang={item.partOf.lang}>{item.partOf.title}</span>
              </PageLink>
            </p>
          )}
          {item.themes.map(({ slug, name, colour }) => (
            <Tag key={slug} theme={colour}>
              {name}
            </Tag>
          ))}
          {item.lang && <LanguageNotice />}
        </div>
      )}
    </>
  )
}
