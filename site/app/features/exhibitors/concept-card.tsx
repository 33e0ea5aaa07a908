import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { ExhibitorDetail } from './exhibitor-detail.ts'
import { exhibitorMessages } from './messages.ts'

/** A housing concept as a specification: what it is, for whom, how and how fast it is built. */
export function ConceptCard({ concept }: { concept: ExhibitorDetail['concepts'][number] }) {
  const t = useMessages(exhibitorMessages)
  const locale = useLocale()
  const facts: [label: string, value: string][] = []
  if (concept.markets.length > 0) {
    facts.push([
      t.factMarkets,
      concept.markets
        .map(({ dwellingType, rentClass }) => `${t.dwelling[dwellingType]}, ${t.rent[rentClass]}`)
        .join('; '),
    ])
  }
  if (concept.buildingSystem) facts.push([t.factSystem, t.system[concept.buildingSystem]])
  if (concept.material) facts.push([t.factMaterial, concept.material])
  if (concept.deliveryWeeks) facts.push([t.factDelivery, t.weeks(concept.deliveryWeeks)])
  if (concept.buildDays) facts.push([t.factBuild, t.days(concept.buildDays)])
  if (concept.mpg !== null) facts.push([t.factMpg, concept.mpg.toLocaleString(locale)])
  if (concept.references) facts.push([t.references, concept.references])
  const marks = [concept.movable && t.movable, concept.occupiedRenovation && t.occupied]
  return (
    <article lang={concept.language} className="flex flex-col">
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
      <div className="p-5 md:p-6">
        <p className="text-mute text-sm">{t.kind[concept.kind]}</p>
        <h3 className="text-2xl">{concept.name}</h3>
        {concept.summary && <p className="mt-2">{concept.summary}</p>}
        <dl className="mt-4 border-gray-300 border-t text-sm">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="grid grid-cols-[10rem_minmax(0,1fr)] gap-4 border-gray-300 border-b py-2"
            >
              <dt className="text-mute">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm">{marks.filter(Boolean).join(' · ')}</p>
        {concept.brochure && (
          <p className="mt-3 text-sm">
            <a className="link" href={`/_file/${encodeURIComponent(concept.brochure)}`} download>
              {t.brochure} (PDF)
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
