import type { LeadAnswer, LeadEntry } from '@beursvloer/contract/leads/calls'
import type { SharedField } from '@beursvloer/contract/leads/terms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { isBadge, SAME_BADGE_MS } from '~/scanning/badge-text.ts'
import { ConnectionNotice } from '~/scanning/connection-notice.tsx'
import { readQueue, writeQueue } from '~/scanning/queue.ts'
import { ScanCamera } from '~/scanning/scan-camera.tsx'
import { allowSound, playVerdict } from '~/scanning/sound.ts'
import { useSending } from '~/scanning/use-sending.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { CardForm } from './card-form.tsx'
import { formOf } from './form-values.ts'
import { afterAnswer, type LeadState, leadQueueKey, newEntry, nextToSend } from './lead-queue.ts'
import { leadMessages } from './messages.ts'
import { type NoteChoices, NoteFields, notesIn } from './note-fields.tsx'
import { RecentLeads } from './recent-leads.tsx'
import { ScanOutcome, ScanQuestion } from './scan-question.tsx'

/** Interval of asking while a visitor decides on their own phone, in ms. */
const ASKED_LOOK_MS = 4000

type Sent = { readonly entries: readonly LeadEntry[] }

/**
 * State and actions of a phone at a stand: entries are noted at once, also without a connection, and sent
 * as soon as there is one.
 * @param address to which the entries are sent
 */
function useLeads(exhibitor: string, address: string) {
  const [state, setState] = useState<LeadState>({
    ...{ queue: [], recent: [], count: 0 },
    outcomes: new Map(),
  })
  const current = useRef(state)
  const key = leadQueueKey(exhibitor)
  const keep = useCallback(
    (changed: LeadState) => {
      current.current = changed
      writeQueue(key, changed.queue)
      setState(changed)
    },
    [key],
  )
  useEffect(() => {
    keep({ ...current.current, queue: readQueue<LeadEntry>(key) })
  }, [key, keep])

  const { connection, wake } = useSending<Sent, LeadAnswer>(address, {
    bodyOf: () => ({ entries: nextToSend(current.current) }),
    receive: (answer) => {
      keep(afterAnswer(current.current, answer))
      if (current.current.queue.length > 0) return 0
      const [latest] = answer.recent
      return latest?.state === 'asked' ? ASKED_LOOK_MS : undefined
    },
  })

  return {
    state,
    connection,
    add: (entry: LeadEntry) => {
      keep({ ...current.current, queue: [...current.current.queue, entry] })
      wake()
    },
  }
}

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
        <ScanQuestion
          at={step.at}
          onKeep={(fields) => ask(step.badge, fields)}
          onAsk={() => ask(step.badge)}
          onForget={() => go({ kind: 'ready' })}
        />
      )}
      {step.kind === 'noted' && (
        <>
          <ScanOutcome
            result={state.outcomes.get(step.entry)}
            recent={state.recent}
            isOnline={connection.kind === 'online'}
          />
          <form
            method="post"
            onSubmit={(event) => finish(formOf(event))}
            className="border border-ink p-5"
          >
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
            method="post"
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
