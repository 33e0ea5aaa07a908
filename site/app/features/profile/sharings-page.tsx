import {
  DEFAULT_SHARED_FIELDS,
  SHARING_CHOICES,
  SHARING_WORDING,
} from '@beursvloer/contract/leads/terms'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { scanningMessages } from '~/scanning/messages.ts'
import { SharedFields } from '~/scanning/shared-fields.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { sharingMessages } from './sharing-messages.ts'
import type { SharingsView, SharingView } from './sharing-view.ts'

/** Names of the values of the page's forms, and what they do. */
export const sharingFields = {
  what: 'doe',
  lead: 'lead',
  fields: 'gegevens',
  choice: 'keuze',
} as const

interface SharingsPageProps extends SharingsView {
  saved: boolean
  failed: boolean
}

/** What the visitor shares with exhibitors: open questions, the choice, every stand. */
export function SharingsPage({ choice, fields, sharings, saved, failed }: SharingsPageProps) {
  const t = useMessages(sharingMessages)
  const asked = sharings.filter(({ state }) => state === 'asked')
  const others = sharings.filter(({ state }) => state !== 'asked')
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: PROFILE_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.lead}
      >
        {failed && (
          <Notice tone="brick" role="alert">
            {t.later}
          </Notice>
        )}
        {saved && !failed && (
          <Notice tone="done" role="status">
            {t.saved}
          </Notice>
        )}
      </PageHead>
      {asked.length > 0 && (
        <div className="wrap pb-section">
          <h2 className="sr-only">{t.questions}</h2>
          <ul className="grid gap-6 lg:grid-cols-2">
            {asked.map((sharing) => (
              <li key={sharing.id}>
                <Question sharing={sharing} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Sheet number="01" label={t.visited} title={t.visited} id="standen">
        {others.length > 0 ? (
          <ul className="border-ink border-t">
            {others.map((sharing) => (
              <Stand key={sharing.id} sharing={sharing} />
            ))}
          </ul>
        ) : (
          <EmptyState level={3} title={t.none}>
            {t.noneHint}
          </EmptyState>
        )}
      </Sheet>
      <Sheet number="02" label={t.title} title={t.choiceTitle} tone="ground" id="keuze">
        <form method="post" className="max-w-text">
          <input type="hidden" name={sharingFields.what} value="choose" />
          <ChoiceGroup label={t.choice} role="radiogroup">
            {SHARING_CHOICES.map((one) => (
              <Choice
                key={one}
                type="radio"
                name={sharingFields.choice}
                value={one}
                defaultChecked={one === choice}
                label={t.choices[one]}
                help={t.choiceHelp[one]}
              />
            ))}
          </ChoiceGroup>
          <div className="mt-6">
            <SharedFields label={t.alwaysFields} name={sharingFields.fields} ticked={fields} />
          </div>
          <Wording />
          <Button type="submit" variant="primary" className="mt-5">
            {t.save}
          </Button>
        </form>
      </Sheet>
    </>
  )
}

function Wording() {
  const locale = useLocale()
  return <p className="mt-3 text-mute text-sm">{SHARING_WORDING[locale]}</p>
}

/** An exhibitor that asks: nothing is shared yet, which the dashed line says. */
function Question({ sharing }: { sharing: SharingView }) {
  const t = useMessages(sharingMessages)
  const { id, name, stands, scanned } = sharing
  return (
    <div className="border border-ink border-dashed p-5 md:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-2xl">{t.asks(name || t.unknownStand)}</h3>
        <Badge tone="plain">{t.nothingYet}</Badge>
      </div>
      <p className="mt-1 text-mute text-sm">
        {[stands && t.stand(stands), t.asked(scanned)].filter(Boolean).join('\u00A0· ')}
      </p>
      <form method="post" className="mt-4">
        <input type="hidden" name={sharingFields.lead} value={id} />
        <SharedFields label={t.what} name={sharingFields.fields} ticked={DEFAULT_SHARED_FIELDS} />
        <Wording />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" name={sharingFields.what} value="share" variant="primary">
            {t.share}
          </Button>
          <Button type="submit" name={sharingFields.what} value="end">
            {t.refuse}
          </Button>
        </div>
      </form>
    </div>
  )
}

function Stand({ sharing }: { sharing: SharingView }) {
  const t = useMessages(sharingMessages)
  const { fields: labels } = useMessages(scanningMessages)
  const { id, name, path, stands, state, basis, fields, decided, brochures } = sharing
  const isShared = state === 'shared'
  const shown = name || t.unknownStand
  const when = {
    shared: t.sharedSince,
    refused: t.refusedOn,
    withdrawn: t.withdrawnOn,
    asked: t.asked,
  }
  return (
    <li className="grid gap-x-8 gap-y-3 border-gray-300 border-b py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold text-lg">
          {path ? (
            <Link to={path} className="hover:underline">
              {shown}
            </Link>
          ) : (
            shown
          )}
        </p>
        {stands && <p className="text-mute text-sm">{t.stand(stands)}</p>}
        {brochures.map((brochure) => (
          <a
            key={brochure.href}
            href={brochure.href}
            download
            className="link mr-6 inline-flex min-h-11 items-center text-sm"
          >
            {t.brochure(brochure.name)}
          </a>
        ))}
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge tone={isShared ? 'green' : 'plain'}>{t.state[state]}</Badge>
          <span>
            {fields
              .map((field, at) => (at > 0 ? labels[field].toLowerCase() : labels[field]))
              .join(', ')}
          </span>
        </p>
        <p className="text-mute text-sm">
          {[when[state](decided), isShared && basis && t.bases[basis]].filter(Boolean).join(', ')}
        </p>
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {isShared ? t.change : t.shareAfterAll}
          </summary>
          <form method="post">
            <input type="hidden" name={sharingFields.lead} value={id} />
            <SharedFields
              label={t.what}
              name={sharingFields.fields}
              ticked={isShared ? fields : DEFAULT_SHARED_FIELDS}
            />
            <Wording />
            <Button
              type="submit"
              size="sm"
              name={sharingFields.what}
              value="share"
              className="mt-3"
            >
              {t.share}
            </Button>
          </form>
        </details>
      </div>
      {isShared && (
        <form method="post">
          <input type="hidden" name={sharingFields.lead} value={id} />
          <Button
            type="submit"
            size="sm"
            name={sharingFields.what}
            value="end"
            aria-label={t.withdrawFrom(shown)}
            title={t.withdrawHint}
          >
            {t.withdraw}
          </Button>
        </form>
      )}
    </li>
  )
}
