import { formatArea } from '@beursvloer/contract/area'
import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import {
  categoryPath,
  EXHIBITORS_PAGE,
  meetingRequestPath,
} from '@beursvloer/contract/page-addresses'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { SaveMark } from '~/shell/save-mark.tsx'
import { addToast } from '~/shell/store.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { iconOnPhones, LinkButton } from '~/ui/button.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Logo } from '~/ui/logo.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { ShareButton } from '~/ui/share-button.tsx'
import { type Fact, TitleBlock } from '~/ui/title-block.tsx'
import type { ExhibitorDetail } from './exhibitor-detail.ts'
import { exhibitorMessages } from './messages.ts'

/** An exhibitor as a drawing's title block: name, intro, stand and size. */
export function ExhibitorHead({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const { category, stands, hall, area, openSides, pavilion } = exhibitor
  const foreign = exhibitor.language !== locale
  const facts: Fact[] = [
    { label: t.factStand, value: stands.length > 0 ? stands.join(', ') : t.standFollows },
  ]
  if (hall) facts.push({ label: t.factHall, value: hall.name })
  if (area) facts.push({ label: t.factArea, value: formatArea(area, locale) })
  if (openSides) facts.push({ label: t.factOpenSides, value: openSides })
  if (pavilion) facts.push({ label: t.factPavilion, value: pavilion.name })
  if (exhibitor.concepts.length > 0) {
    facts.push({ label: t.factConcepts, value: exhibitor.concepts.length })
  }
  return (
    <>
      <Breadcrumbs
        items={[
          { to: EXHIBITORS_PAGE, label: t.title },
          { to: categoryPath(category), label: category.name },
        ]}
      />
      <div className="mt-4">
        <TitleBlock
          title={<Hyphenated language="nl">{exhibitor.name}</Hyphenated>}
          lead={<span lang={foreign ? exhibitor.language : undefined}>{exhibitor.intro}</span>}
          mark={exhibitor.logo && <Logo name={exhibitor.name} {...exhibitor.logo} decorative />}
          facts={facts}
          actions={
            <>
              {stands[0] && (
                <LinkButton
                  to={drawingPath({ stand: stands[0] })}
                  variant="primary"
                  className="max-sm:w-full"
                >
                  <Icon name="pin" />
                  {t.showOnFloorPlan}
                </LinkButton>
              )}
              {exhibitor.takesMeetings && (
                <LinkButton to={meetingRequestPath(exhibitor.id)} className="max-sm:w-full">
                  {t.askMeeting}
                </LinkButton>
              )}
              <SaveMark
                entry={`exhibitor:${exhibitor.id}`}
                name={exhibitor.name}
                wide
                className="inline-block min-h-13 min-w-13 sm:min-w-36"
              />
              {exhibitor.website && (
                <LinkButton to={exhibitor.website} className={iconOnPhones.button}>
                  <span className={iconOnPhones.words}>{t.website}</span>
                  <Icon name="arrow-up-right" />
                </LinkButton>
              )}
              <ShareButton
                title={exhibitor.name}
                onCopied={() => addToast({ tone: 'success', text: t.addressCopied })}
              >
                {t.share}
              </ShareButton>
            </>
          }
          drawing={
            <Facade
              seed={exhibitor.slug}
              size="wide"
              kind={exhibitor.street}
              className="h-[7.5rem] w-full object-cover object-bottom md:h-[12rem]"
            />
          }
        />
      </div>
      {foreign && (
        <div className="mt-4">
          <LanguageNotice />
        </div>
      )}
    </>
  )
}
