import { PERSONAL_DATA_PAGE, PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { Table } from '~/ui/table.tsx'
import { dataMessages } from './data-messages.ts'
import { PORTRAIT_ADDRESS } from './profile-address.ts'

export interface DataFact {
  readonly label: string
  readonly value: string
}

/** One kind of data: facts about one thing, rows about several, or parts of its own. */
export interface DataPart {
  readonly title: string
  readonly facts?: readonly DataFact[]
  readonly head?: readonly string[]
  readonly rows?: readonly (readonly string[])[]
  readonly parts?: readonly DataPart[]
}

export interface PersonalDataView {
  /** When it was read, in words. */
  readonly exported: string
  readonly name: string
  readonly hasPhoto: boolean
  readonly parts: readonly DataPart[]
}

/** All stored data of the signed-in visitor, to read and to print. */
export function PersonalDataPage({ view }: { view: PersonalDataView }) {
  const t = useMessages(dataMessages)
  const file = useHref(`${PERSONAL_DATA_PAGE}.json`)
  const photo = useHref(PORTRAIT_ADDRESS)
  const { exported, name, hasPhoto, parts } = view
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: PROFILE_PAGE, label: t.back }]} />}
        aside={
          <div className="flex flex-wrap gap-x-6">
            <PrintButton>{t.print}</PrintButton>
            <a
              href={file}
              download
              className="inline-flex min-h-11 items-center gap-2 hover:text-ink hover:underline"
            >
              <Icon name="download" className="size-4.5" />
              {t.download}
            </a>
          </div>
        }
        title={t.title}
        lead={t.lead}
      >
        <p className="text-mute text-sm tabular-nums">{t.exported(exported)}</p>
      </PageHead>
      <div className="wrap space-y-14 pb-section">
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <section>
          <h2 className="mb-4 text-2xl">{t.photo}</h2>
          {hasPhoto ? (
            <img
              src={photo}
              width={240}
              height={240}
              alt={t.photoOf(name)}
              className="max-w-60 bg-gray-100"
            />
          ) : (
            <p>{t.noPhoto}</p>
          )}
        </section>
        <p className="max-w-text border-ink border-t pt-5 text-mute text-sm">{t.notKept}</p>
      </div>
    </>
  )
}

function Part({ part, level = 2 }: { part: DataPart; level?: 2 | 3 }) {
  const t = useMessages(dataMessages)
  const { title, facts, head, rows, parts } = part
  const Heading = `h${level}` as const
  const empty = rows?.length === 0 || parts?.length === 0
  return (
    <section>
      <Heading className={level === 2 ? 'mb-4 text-2xl' : 'mb-3 text-xl'}>{title}</Heading>
      {empty && <p>{t.none}</p>}
      {facts && <Facts facts={facts} />}
      {head && rows && rows.length > 0 && (
        <Table caption={title} hideCaption head={head} rows={rows} />
      )}
      {parts && parts.length > 0 && (
        <div className="space-y-8">
          {parts.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent is never reordered.
            <Part key={index} part={inner} level={3} />
          ))}
        </div>
      )}
    </section>
  )
}

const Facts = ({ facts }: { facts: readonly DataFact[] }) => (
  <dl className="divide-y divide-gray-300 border-ink border-y">
    {facts.map(({ label, value }) => (
      <div key={label} className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <dt className="text-mute text-sm sm:text-base">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
)
