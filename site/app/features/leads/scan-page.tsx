import type { LeadAnswer, LeadEntry, SharedField } from '@beursvloer/contract/leads'
import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { timeOfDay } from '~/i18n/today.ts'
import { isBadge, SAME_BADGE_MS } from '~/scanning/badge-text.ts'
import { ConnectionNotice } from '~/scanning/connection-notice.tsx'
import { ScanCamera } from '~/scanning/scan-camera.tsx'
import { SharedFields } from '~/scanning/shared-fields.tsx'
import { allowSound, playVerdict } from '~/scanning/sound.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice } from '~/ui/choices.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { newEntry } from './lead-queue.ts'
import { leadMessages } from './messages.ts'
import { type NoteChoices, NoteFields, notesIn } from './note-fields.tsx'
import { RecentLeads } from './recent-leads.tsx'
import { useLeads } from './use-leads.ts'

interface ScanPageProps extends NoteChoices {
  exhibitor: string
  /** Name of the exhibitor. */
  stand: string
  /** Addresses: for entries, of Mijn stand, of the list, of the sign-in page. */
  sendTo: string
  standPath: string
  leadsPath: string
  signInPath: string
}

/** The values of a form that the page takes itself. */
const formOf = (event: FormEvent<HTMLFormElement>): FormData => {
  event.preventDefault()
  return new FormData(event.currentTarget)
}

/** What somebody at a stand is doing. */
type Step =
  | { readonly kind: 'ready' }
  | { readonly kind: 'no-badge' }
  | { readonly kind: 'card' }
  | { readonly kind: 'question'; readonly badge: string; readonly at: Date }
  /** @property badge of a card: null */
  | { readonly kind: 'noted'; readonly badge: string | null; readonly entry: string }

/** Scanning badges at a stand, on the phone of somebody of the exhibitor. */
export function ScanPage(props: ScanPageProps) {
  const { exhibitor, stand, sendTo, standPath, leadsPath, signInPath, ...choices } = props
  const t = useMessages(leadMessages)
  const { state, connection, add } = useLeads(exhibitor, sendTo)
  const [step, setStep] = useState<Step>({ kind: 'ready' })
  const seen = useRef({ text: '', at: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const go = (next: Step) => {
    setStep(next)
    requestAnimationFrame(() => heading.current?.focus())
  }

  const scanned = (text: string) => {
    const at = Date.now()
    const isSame = seen.current.text === text && at - seen.current.at < SAME_BADGE_MS
    seen.current = { text, at }
    if (isSame || step.kind === 'question') return
    playVerdict(isBadge(text))
    navigator.vibrate?.(80)
    go(isBadge(text) ? { kind: 'question', badge: text, at: new Date() } : { kind: 'no-badge' })
  }
  const ask = (badge: string, fields?: readonly SharedField[]) => {
    const entry = {
      ...newEntry(),
      what: 'scan' as const,
      badge,
      ...(fields && { fields: [...fields] }),
    }
    add(entry)
    go({ kind: 'noted', badge, entry: entry.id })
  }
  const finish = (form: FormData) => {
    const notes = notesIn(form)
    if (step.kind === 'noted' && step.badge !== null && Object.keys(notes).length > 0)
      add({ ...newEntry(), what: 'scan', badge: step.badge, notes })
    go({ kind: 'ready' })
  }

  return (
    <div className="mx-auto max-w-160 space-y-5 px-gutter py-4">
      <a
        href={standPath}
        className="inline-flex min-h-11 items-center gap-2 text-sm hover:underline"
      >
        <Icon name="arrow-left" className="size-4" />
        {t.back}
      </a>
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {step.kind === 'question' ? t.question : t.scanTitle}
        </h1>
        <p className="mt-1 text-mute">{stand}</p>
      </header>
      <noscript>
        <Notice tone="brick">{t.needsScript}</Notice>
      </noscript>
      <ConnectionNotice
        connection={connection}
        unsent={state.queue.length}
        signInPath={signInPath}
      />
      {step.kind === 'question' && (
        <Question
          at={step.at}
          onKeep={(fields) => ask(step.badge, fields)}
          onAsk={() => ask(step.badge)}
          onForget={() => go({ kind: 'ready' })}
        />
      )}
      {step.kind === 'noted' && (
        <>
          <Outcome
            result={state.outcomes.get(step.entry)}
            recent={state.recent}
            isOnline={connection.kind === 'online'}
          />
          <form onSubmit={(event) => finish(formOf(event))} className="border border-ink p-5">
            {step.badge !== null && <NoteFields {...choices} />}
            <Button type="submit" variant="primary" className="mt-6 w-full">
              {t.next}
            </Button>
          </form>
        </>
      )}
      {step.kind === 'card' && (
        <CardForm
          choices={choices}
          onCancel={() => go({ kind: 'ready' })}
          onCard={(card, notes) => {
            const entry = { ...newEntry(), what: 'card' as const, card, notes }
            add(entry)
            go({ kind: 'noted', badge: null, entry: entry.id })
          }}
        />
      )}
      {(step.kind === 'ready' || step.kind === 'no-badge') && (
        <>
          {step.kind === 'no-badge' && (
            <Notice tone="brick" role="alert">
              {t.noBadge}
            </Notice>
          )}
          <p>{t.scanHint}</p>
          <ScanCamera onText={scanned} />
          <form
            onSubmit={(event) => scanned(String(formOf(event).get('code') ?? '').trim())}
            className="flex items-end gap-3"
          >
            <TextField
              label={t.typeCode}
              help={t.typeCodeHint}
              name="code"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              required
              className="min-w-0 flex-auto"
            />
            <Button type="submit">{t.useCode}</Button>
          </form>
          <Button
            className="w-full"
            onClick={() => {
              allowSound()
              go({ kind: 'card' })
            }}
          >
            {t.card}
          </Button>
          <RecentLeads recent={state.recent} unsent={state.queue} />
          <ArrowLink to={leadsPath}>{t.all}</ArrowLink>
        </>
      )}
    </div>
  )
}

interface QuestionProps {
  at: Date
  onKeep: (fields: readonly SharedField[]) => void
  onAsk: () => void
  onForget: () => void
}

/** What the visitor says may be kept. Nothing is stored yet, which the dashed line says. */
function Question({ at, onKeep, onAsk, onForget }: QuestionProps) {
  const t = useMessages(leadMessages)
  const [isAloud, setAloud] = useState(true)
  const [fields, setFields] = useState<readonly SharedField[]>(['name'])
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap justify-between gap-x-4 border border-ink border-dashed p-4">
        <span className="font-semibold">{t.scannedAt(timeOfDay(at))}</span>
        <span className="text-mute">{t.nothingYet}</span>
      </p>
      <fieldset className="grid grid-cols-2 gap-x-6 border border-ink px-4">
        <legend className="sr-only">{t.question}</legend>
        <Choice
          type="radio"
          name="hoe"
          checked={isAloud}
          onChange={() => setAloud(true)}
          label={t.aloud}
        />
        <Choice
          type="radio"
          name="hoe"
          checked={!isAloud}
          onChange={() => setAloud(false)}
          label={t.phone}
        />
      </fieldset>
      {isAloud ? (
        <>
          <p className="text-mute">{t.aloudHint}</p>
          <SharedFields label={t.question} ticked={fields} onChange={setFields} />
          <p className="text-mute text-sm">{t.told}</p>
        </>
      ) : (
        <p className="text-mute">{t.phoneHint}</p>
      )}
      <div className="grid gap-3">
        <Button variant="primary" onClick={isAloud ? () => onKeep(fields) : onAsk}>
          {isAloud ? t.keep(fields.length) : t.ask}
        </Button>
        <Button onClick={onForget}>{t.forget}</Button>
      </div>
    </div>
  )
}

/** What became of an entry, as soon as it is known. */
function Outcome({
  result,
  recent,
  isOnline,
}: {
  result: LeadAnswer['results'][number] | undefined
  recent: LeadAnswer['recent']
  isOnline: boolean
}) {
  const t = useMessages(leadMessages)
  if (!result) return <Notice role="status">{isOnline ? t.done : t.sending}</Notice>
  const lead = recent.find(({ id }) => id === result.lead)
  const outcome = lead?.state ?? result.outcome
  const isGood = outcome === 'shared'
  const { name = '', organisation = '' } = lead?.person ?? {}
  return (
    <Notice
      tone={isGood ? 'done' : outcome === 'asked' ? 'info' : 'brick'}
      role="status"
      title={isGood ? [name, organisation].filter(Boolean).join(', ') : undefined}
    >
      {t.outcomes[outcome]}
    </Notice>
  )
}

type CardEntry = Extract<LeadEntry, { what: 'card' }>

/** Details of a name card, typed. */
function CardForm({
  choices,
  onCard,
  onCancel,
}: {
  choices: NoteChoices
  onCard: (card: CardEntry['card'], notes: CardEntry['notes']) => void
  onCancel: () => void
}) {
  const t = useMessages(leadMessages)
  const read = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const card = {
      ...{ name: text('name'), organisation: text('organisation'), jobTitle: text('jobTitle') },
      ...{ email: text('email'), phone: text('phone') },
    }
    onCard(card, notesIn(form))
  }
  return (
    <form onSubmit={(event) => read(formOf(event))} className="space-y-5">
      <h2 className="text-2xl">{t.cardTitle}</h2>
      <p className="text-mute">{t.cardHint}</p>
      <TextField label={t.cardName} name="name" required maxLength={120} autoComplete="off" />
      <TextField
        label={t.heads.organisation}
        name="organisation"
        maxLength={120}
        autoComplete="off"
      />
      <TextField label={t.heads.jobTitle} name="jobTitle" maxLength={120} autoComplete="off" />
      <TextField
        label={t.heads.email}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <TextField label={t.heads.phone} name="phone" type="tel" maxLength={30} autoComplete="off" />
      <NoteFields {...choices} />
      <Choice label={t.cardAgreed} required />
      <div className="grid gap-3">
        <Button type="submit" variant="primary">
          {t.cardSave}
        </Button>
        <Button onClick={onCancel}>{t.forget}</Button>
      </div>
    </form>
  )
}
