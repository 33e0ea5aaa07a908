import { formatNumber } from '@beursvloer/contract/numbers'
import type { LocaleCode } from '~/content/model.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { SaveMark } from '~/shell/save-mark.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { Picture } from '~/ui/picture.tsx'
import { conceptsPath } from './comparison/address.ts'
import type { ExhibitorDetail } from './exhibitor-detail.ts'
import { exhibitorMessages } from './messages.ts'

/** A housing concept as a specification: its kind, dwellings, building system and delivery time. */
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
    <article lang={concept.language} className="@container flex flex-col">
      {concept.image && (
        <Picture
          file={concept.image.file}
          width={concept.image.width}
          height={concept.image.height}
          alt={concept.image.alt}
          sizes="(min-width: 64rem) 40rem, 100vw"
          className="aspect-3/2 w-full border-ink border-b object-cover"
        />
      )}
      <div className="gap-x-10 p-5 @3xl:grid @3xl:grid-cols-[2fr_3fr] md:p-6">
        <div>
          <div className="relative pr-12 text-mute text-sm">
            {t.kind[concept.kind]}
            <SaveMark
              entry={`concept:${concept.id}`}
              name={concept.name}
              lang={concept.language}
              className="absolute -top-2.5 right-0"
            />
          </div>
          <h3 className="text-2xl">
            <Hyphenated language={concept.language}>{concept.name}</Hyphenated>
          </h3>
          {concept.summary && (
            <p lang={langOf(concept, 'summary', concept.language)} className="mt-2">
              {concept.summary}
            </p>
          )}
          {marks.length > 0 && <p className="mt-3 text-sm">{marks.join('\u00A0· ')}</p>}
          {concept.brochure && (
            <p className="mt-3 text-sm">
              <a className="link" href={`/_file/${encodeURIComponent(concept.brochure)}`} download>
                {t.brochure} (PDF)
              </a>
            </p>
          )}
          <p className="mt-1 text-sm print:hidden">
            <PageLink
              to={conceptsPath([concept.slug])}
              lang={locale}
              className="link inline-flex min-h-11 items-center"
            >
              {t.compareConcepts}
            </PageLink>
          </p>
        </div>
        <dl className="mt-4 self-start border-gray-300 border-t text-sm @3xl:mt-0">
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
    </article>
  )
}
