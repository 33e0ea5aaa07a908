import type { FairLinkKind } from '@beursvloer/contract/fair-links'
import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { useId } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { addToast } from '~/shell/store.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { controlClass } from '~/ui/field.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { linkMessages } from './link-messages.ts'

/** Names of the form's values. */
export const linkFields = { kind: 'soort', change: 'doe' } as const

/** Addresses of the links; null where there is none. */
export type LinkAddresses = Readonly<Record<FairLinkKind, string | null>>

/** The links to a visitor's fair, with forms to create, replace and delete each; without JavaScript too. */
export function LinksPage({ links, failed }: { links: LinkAddresses; failed: boolean }) {
  const t = useMessages(linkMessages)
  return (
    <>
      <PageHead
        dense
        label={<Breadcrumbs items={[{ to: MY_FAIR_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.description}
      />
      <div className="wrap pb-section max-md:pt-5">
        {failed && (
          <div className="mb-8">
            <Notice tone="brick" role="alert">
              {t.later}
            </Notice>
          </div>
        )}
        <div className="grid gap-8 lg:grid-cols-2">
          <LinkBox kind="share" address={links.share} />
          <LinkBox kind="calendar" address={links.calendar} />
        </div>
      </div>
    </>
  )
}

function LinkBox({ kind, address }: { kind: FairLinkKind; address: string | null }) {
  const t = useMessages(linkMessages)
  const words = t[kind]
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '')
      addToast({ text: t.copied, tone: 'success' })
    } catch {
      // The browser forbids it; the address stands in the field.
    }
  }
  const opened = kind === 'calendar' ? address?.replace(/^https?:/, 'webcal:') : address
  return (
    <section className="flex flex-col border border-ink p-5 md:p-8">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-2 max-w-text text-mute">{words.text}</p>
      {address && opened && (
        <div className="mt-5">
          <label htmlFor={id} className="font-semibold text-sm">
            {t.address}
          </label>
          <div className="mt-1 flex gap-2">
            <input id={id} readOnly value={address} className={`${controlClass} text-sm`} />
            <Button onClick={copy} className="noscript:hidden">
              {t.copy}
            </Button>
          </div>
          <a href={opened} className="link mt-3 inline-flex min-h-11 items-center font-semibold">
            {words.open}
          </a>
        </div>
      )}
      <form method="post" className="mt-auto flex flex-wrap items-center gap-3 pt-5">
        <input type="hidden" name={linkFields.kind} value={kind} />
        {address ? (
          <>
            <Button type="submit" name={linkFields.change} value="renew" size="sm">
              {words.renew}
            </Button>
            <Button type="submit" name={linkFields.change} value="end" size="sm">
              {words.end}
            </Button>
            <p className="basis-full text-mute text-sm">{words.renewHint}</p>
          </>
        ) : (
          <Button type="submit" name={linkFields.change} value="renew" variant="primary">
            {words.make}
          </Button>
        )}
      </form>
    </section>
  )
}

/** Shown for a share link that was deleted. */
export function EndedLink() {
  const t = useMessages(linkMessages)
  return (
    <>
      <PageHead title={t.ended} lead={t.endedHint} />
      <div className="wrap pb-section">
        <LinkButton to={MY_FAIR_PAGE}>{t.back}</LinkButton>
      </div>
    </>
  )
}
