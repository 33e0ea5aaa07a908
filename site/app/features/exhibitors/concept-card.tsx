import { formatNumber } from '@beursvloer/contract/numbers'
import type { LocaleCode } from '~/content/model.ts'
import { libraryAlt } from '~/i18n/library-alt.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { SaveMark } from '~/shell/save-mark.tsx'
import { cx } from '~/ui/class-names.ts'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { Picture } from '~/ui/picture.tsx'
import { conceptsPath } from './comparison/address.ts'
import type { ExhibitorDetail } from './exhibitor-detail.ts'
import { exhibitorMessages } from './messages.ts'

/** A housing concept: its picture left, its measures and times right. */
export function ConceptCard({ concept }: { concept: ExhibitorDetail['concepts'][number] }) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const facts: [label: string, value: string, lang?: LocaleCode | undefined][] = []
  if (concept.markets.length > 0) {
    facts.push([
      t.factMarkets,
      concept.markets
        .map(({ dwellingType, rentClass }) => `${t.dwelling[dwellingType]}, ${t.rent[rentClass]}`)
        .join('; '),
    ])
  }
  if (concept.buildingSystem) facts.push([t.factSystem, t.system[concept.buildingSystem]])
  if (concept.material)
    facts.push([t.factMaterial, concept.material, langOf(concept, 'material', concept.language)])
  if (concept.deliveryWeeks) facts.push([t.factDelivery, t.weeks(concept.deliveryWeeks)])
  if (concept.buildDays) facts.push([t.factBuild, t.days(concept.buildDays)])
  if (concept.mpg !== null) facts.push([t.factMpg, formatNumber(concept.mpg, locale)])
  if (concept.references)
    facts.push([t.references, concept.references, langOf(concept, 'references', concept.language)])
  const marks = [concept.movable && t.movable, concept.occupiedRenovation && t.occupied].filter(
    Boolean,
  )
  return (
    <article lang={concept.language} className="@container">
      <div className="h-full @2xl:grid @2xl:grid-cols-2 @2xl:grid-rows-[auto_auto_1fr]">
        {concept.image && (
          <div className="@2xl:row-span-2 border-ink border-b">
            <Picture
              file={concept.image.file}
              width={concept.image.width}
              height={concept.image.height}
              {...libraryAlt(concept.image, concept.language)}
              sizes="(min-width: 48rem) 40rem, 100vw"
              className="aspect-3/2 w-full object-cover"
            />
          </div>
        )}
        <div className={cx('border-ink px-5 pt-5 md:px-6', concept.image && '@2xl:border-l')}>
          <div className="relative pr-12 text-mute text-sm">
            {t.kind[concept.kind]}
            {concept.slug && (
              <SaveMark
                entry={`concept:${concept.id}`}
                name={concept.name}
                name-lang={concept.language}
                className="absolute -top-2.5 right-0"
              />
            )}
          </div>
          <h3 className="text-2xl">
            <Hyphenated language={concept.language}>{concept.name}</Hyphenated>
          </h3>
        </div>
        <div className="@2xl:col-start-1 px-5 pt-2 @2xl:pt-5 pb-2 md:px-6">
          {concept.summary && (
            <p lang={langOf(concept, 'summary', concept.language)}>{concept.summary}</p>
          )}
          {marks.length > 0 && <p className="mt-3 text-sm">{marks.join('\u00A0· ')}</p>}
          <p className="mt-1 flex flex-wrap gap-x-6 text-sm print:hidden">
            {concept.slug && (
              <PageLink
                to={conceptsPath([concept.slug])}
                lang={locale}
                className="link inline-flex min-h-11 items-center"
              >
                {t.compareConcepts}
              </PageLink>
            )}
            {concept.brochure && (
              <a
                className="link inline-flex min-h-11 items-center"
                href={
                  concept.brochure.startsWith('/')
                    ? concept.brochure
                    : `/_file/${encodeURIComponent(concept.brochure)}`
                }
                download
              >
                {t.brochure} (PDF)
              </a>
            )}
          </p>
        </div>
        <div
          className={cx(
            '@2xl:col-start-2 border-ink px-5 pb-5 @2xl:border-l md:px-6',
            concept.image
              ? '@2xl:row-span-2 @2xl:row-start-2'
              : '@2xl:row-span-3 @2xl:row-start-1 @2xl:pt-5',
          )}
        >
          <dl className="mt-4 border-gray-300 border-t text-sm">
            {facts.map(([label, value, lang]) => (
              <div
                key={label}
                className="gap-4 border-gray-300 border-b py-2 @xs:grid @xs:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="text-mute">{label}</dt>
                <dd lang={lang} className="tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  )
}
