import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { PAVILIONS_PAGE } from '@beursvloer/contract/page-addresses'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { type Fact, TitleBlock } from '~/ui/title-block.tsx'
import { pavilionMessages } from './messages.ts'
import type { PavilionDetail } from './pavilion-view.ts'

/** A pavilion as a drawing's title block, with the way to its place on the floor plan. */
export function PavilionHead({ pavilion }: { pavilion: PavilionDetail }) {
  const t = useMessages(pavilionMessages)
  const locale = useLocale()
  const { slug, name, intro, hall, stands, partner, partnerUrl, participants, image } = pavilion
  const foreign = pavilion.language !== locale
  const facts: Fact[] = [
    { label: t.hall, value: hall?.name ?? t.hallFollows },
    { label: t.participants, value: participants },
  ]
  if (stands) facts.push({ label: t.stands, value: stands })
  if (partner) {
    facts.push({
      label: t.partner,
      value: (
        <SafeLink target={partnerUrl} className="link">
          {partner}
        </SafeLink>
      ),
    })
  }
  return (
    <>
      <Breadcrumbs items={[{ to: PAVILIONS_PAGE, label: t.title }]} />
      <div className="mt-4">
        <TitleBlock
          title={name}
          lead={<span lang={foreign ? pavilion.language : undefined}>{intro}</span>}
          facts={facts}
          actions={
            hall && (
              <LinkButton to={drawingPath({ pavilion: slug })} variant="primary">
                <Icon name="pin" />
                {t.showOnFloorPlan}
              </LinkButton>
            )
          }
          drawing={
            !image && (
              <Facade
                seed={`paviljoen-${slug}`}
                size="wide"
                tone="tint"
                className="h-[7.5rem] w-full object-cover object-bottom md:h-[12rem]"
              />
            )
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
