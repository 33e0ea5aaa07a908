import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import {
  PROGRAMME_PAGE,
  programmeDayPath,
  signUpPagePath,
} from '@beursvloer/contract/page-addresses'
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
import type { ItemSummary } from './item-summary.ts'
import { useIsSaved } from './saved-items.ts'
import { summaryMessages } from './summary-messages.ts'

interface SaveToggleProps extends Pick<ItemSummary, 'id' | 'title' | 'lang'> {
  /** Whether it is the main action of the page. */
  primary: boolean
}

/** The save button in words, for an item's own page: its text shows whether it is saved. */
function SaveToggle({ id, title, lang, primary }: SaveToggleProps) {
  const t = useMessages(itemMessages)
  const saved = useIsSaved(id)
  return (
    <Button
      variant={saved || !primary ? 'outline' : 'primary'}
      onClick={() => toggleSaved('session', id)}
      className={cx('noscript:hidden', primary ? 'max-sm:w-full' : iconOnPhones.button)}
      {...KEEPS_TAP}
    >
      <Icon name="bookmark" solid={saved} className={saved ? 'text-primary' : undefined} />
      <span className={primary ? undefined : iconOnPhones.words}>
        {saved ? t.savedShort : t.saveShort}
        <span className="sr-only">
          : <span lang={lang}>{title}</span>
        </span>
      </span>
    </Button>
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
                  {item.signUp === 'required' && (
                    <LinkButton
                      to={signUpPagePath(item)}
                      variant="primary"
                      className="max-sm:w-full"
                    >
                      <live-places item={item.id} about="action">
                        {texts.signUp}
                      </live-places>
                    </LinkButton>
                  )}
                  <SaveToggle {...item} primary={item.signUp === 'none'} />
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
      {saved && item.signUp === 'required' && item.state !== 'cancelled' && (
        <live-places
          item={item.id}
          className="border border-ink border-t-0 px-5 py-3 text-sm md:px-8"
        >
          {texts.savedNoPlace}
        </live-places>
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
