import type { FormAnswer } from '@beursvloer/contract/forms/answer'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { languageTags } from '@beursvloer/contract/language-tags'
import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { FAIR_TIME_ZONE } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { errorTitle } from '~/shell/error-title.ts'
import { shellMessages } from '~/shell/messages.ts'
import { addToast, removeToast } from '~/shell/store.ts'
import { Button } from '~/ui/button.tsx'
import { hasUnkeptFields, saveDraft } from './draft.ts'
import { ErrorSummary, hasFailed } from './error-summary.tsx'
import type { FormProps } from './form.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormSurroundingsContext, useFormState, useSessionState } from './form-context.ts'
import { FormFields } from './form-fields.tsx'
import type { FormSession } from './form-session.ts'
import { FormProgress, FormSteps } from './form-steps.tsx'
import { useLanguageSwitch } from './language-switch.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { formMessages } from './messages.ts'
import { SendFailure, sendForm } from './send-form.ts'
import { tellCounted } from './tell-counted.ts'
import { useDraft } from './use-draft.ts'
import { useStepHistory } from './use-step-history.ts'

/** Tells the session while a pointer is down in the form; returns the handler of `pointerdown`. */
function usePress(session: FormSession): (event: PointerEvent) => void {
  useEffect(() => {
    // After the click that follows the release.
    const release = () => setTimeout(() => session.release())
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [session])
  return ({ button }) => {
    // Menus of other buttons may swallow the release.
    if (button === 0) session.press()
  }
}

/** The end of the title with the name of the site; empty in a title without it. */
const NAME_OF_SITE = /( · [^·]*)?$/

/**
 * Says in the title of the page that sending or going on failed, and the number of the step: "Fout:
 * Contractformulier (stap 2 van 7) · Vakbeurs 2027".
 * @param step empty where there are none
 */
function useFormTitle(failed: boolean, step: string): void {
  const t = useMessages(shellMessages)
  useEffect(() => {
    const own = document.title
    const named = step ? own.replace(NAME_OF_SITE, ` (${step})$1`) : own
    document.title = failed ? errorTitle(t, named) : named
    const shown = document.title
    return () => {
      // Another page may have written its own meanwhile.
      if (document.title === shown) document.title = own
    }
  }, [failed, step, t])
}

/**
 * Says that a draft was restored or is being kept, and which fields it leaves out; discards it on
 * request, and restores that too. One button for both, so that the focus stays where it is.
 */
function DraftNotice({ session }: { session: FormSession }) {
  const t = useMessages(formMessages)
  const language = useLocale()
  const { dirty } = useFormState()
  const { restoredAt, unsent, discard, undo } = useDraft(session)
  const { definition } = session
  if (!definition.keepsDraft && !unsent && !undo) return null
  const date =
    restoredAt !== null &&
    new Intl.DateTimeFormat(languageTags[language], {
      dateStyle: 'long',
      timeZone: FAIR_TIME_ZONE,
    }).format(restoredAt)
  const sentences = [
    undo
      ? t.draftGone
      : date
        ? unsent
          ? t.unsentRestored(date)
          : t.draftRestored(date)
        : t.draftKept,
    !undo && hasUnkeptFields(definition) && t.draftLacks,
  ]
  return (
    <div className="hidden min-h-14 flex-wrap items-center justify-between gap-x-6 border-gray-300 border-y py-1 text-sm live:flex print:hidden">
      <p role={undo || date ? 'status' : undefined}>{sentences.filter(Boolean).join(' ')}</p>
      {(dirty || undo || restoredAt !== null) && (
        <Button size="sm" variant="quiet" className="-mx-2" onClick={undo ?? discard}>
          {undo ? t.undoDiscard : t.discardDraft}
        </Button>
      )}
    </div>
  )
}

interface OpenFormProps extends FormProps {
  session: FormSession
  onAnswer: (answer: FormAnswer) => void
}

const nameOf = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).name

const hasLists = ({ steps }: FormDefinition) =>
  steps.some(({ parts }) => parts.some(({ kind }) => kind === 'list'))

const hasFiles = (data: FormData) =>
  [...data.values()].some((value) => value instanceof File && value.size > 0)

/** Keeps values that could not be sent. @returns whether the browser keeps it */
function keepUnsent(session: FormSession): boolean {
  const { definition, state } = session
  const draft = { savedAt: Date.now(), step: state.step, values: session.typed(), unsent: true }
  session.unsent = saveDraft(definition, draft)
  return session.unsent
}

/** Loads the page that an answer leads to, in place of this one; the form stays as it is meanwhile. */
function leaveTo(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => undefined)
}

/** A form that has not been sent yet. */
export function OpenForm({ session, answer, onAnswer, ...props }: OpenFormProps) {
  const { options, visibility, examine, inputs, heads, extras, aside } = props
  const t = useMessages(formMessages)
  const language = useLocale()
  const form = useRef<HTMLFormElement>(null)
  // A page that came back with problems is an attempt, too.
  const [attempt, setAttempt] = useState(session.state.answered ? 1 : 0)
  const [sentPart, setSentPart] = useState<number | null>(null)
  const press = usePress(session)
  const endOffer = useRef<() => void>(() => undefined)
  useStepHistory(session)
  useLanguageSwitch(session)
  const state = useSessionState(session)
  // The state of the session; it follows changed props a moment later.
  const { definition } = state
  const { steps } = definition
  const isLast = state.step === steps.length - 1
  const stepText = t.progress(state.step + 1, steps.length).toLowerCase()
  useFormTitle(hasFailed(state, answer), steps.length > 1 && state.started ? stepText : '')

  useEffect(() => {
    if (form.current) session.start(form.current)
    return () => session.stop()
  }, [session])
  useEffect(
    () =>
      session.configure({ definition: props.definition, language, options, visibility, examine }),
    [session, props.definition, language, options, visibility, examine],
  )

  /** Says when there is a connection again, and that the visitor may send then. */
  function offerSending(element: HTMLFormElement) {
    const offer = () => {
      const send = { label: t.sendNow, onClick: () => element.requestSubmit() }
      const id = addToast({ text: t.backOnline, tone: 'info', stays: true, action: send })
      endOffer.current = () => removeToast(id)
    }
    addEventListener('online', offer, { once: true })
    endOffer.current = () => removeEventListener('online', offer)
  }
  useEffect(() => () => endOffer.current(), [])

  /** Sends the values read from the form; everything typed stays, whatever the result. */
  async function send(element: HTMLFormElement, data: FormData) {
    try {
      const along = await props.beforeSend?.(element)
      for (const [name, value] of Object.entries(along ?? {})) data.set(name, value)
      const address = props.action ?? location.pathname + location.search
      const got = await sendForm(address, data, (part) =>
        setSentPart((before) => (before === null ? null : part)),
      )
      const counted = definition.counted?.[got.status]
      if (counted) tellCounted(counted)
      if (got.status === 200) {
        session.finish()
        if (got.to) return await leaveTo(got.to)
      }
      onAnswer(got)
      if (got.status !== 200) session.setProblems(got.problems ?? {}, got.message)
    } catch (failure) {
      if (!(failure instanceof SendFailure)) throw failure
      if (!failure.offline) return session.setProblems({}, `${t.failed} ${t.failedHint}`)
      const isKept = !props.leaveFreely && keepUnsent(session)
      session.setProblems({}, `${t.noConnection} ${isKept ? t.keptHint : t.noConnectionHint}`)
      offerSending(element)
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (session.state.loading) return
    endOffer.current()
    const goesOn = steps.length > 1 && !isLast
    if (!(await session.check(goesOn ? state.step : undefined))) {
      setAttempt((before) => before + 1)
    } else if (goesOn) session.goTo(state.step + 1)
    else {
      // Read before the fields are disabled: form data leaves disabled fields out.
      const data = new FormData(element)
      setSentPart(hasFiles(data) ? 0 : null)
      await session.hold(() => send(element, data))
      setAttempt((before) => before + 1)
    }
  }

  return (
    <FormSurroundingsContext value={{ session, id: definition.id, inputs }}>
      {state.dirty && !props.leaveFreely && <LeaveGuard session={session} />}
      <form
        ref={form}
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate
        aria-busy={state.loading}
        onSubmit={submit}
        onInput={(event) => session.input(nameOf(event))}
        onFocus={() => void session.wake()}
        onPointerDown={press}
        onBlur={(event) => session.blur(nameOf(event))}
        className={aside ? 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]' : 'max-w-3xl'}
      >
        <fieldset role="none" disabled={state.loading} className="min-w-0 space-y-6">
          {/* Without scripts Enter presses the first button: not one that adds to a list. */}
          {!state.started && hasLists(definition) && (
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
          )}
          <ErrorSummary attempt={attempt} answer={answer} />
          <p className="sr-only" aria-live="polite">
            {state.told}
          </p>
          <DraftNotice session={session} />
          <div key={state.generation} className="space-y-6">
            {steps.length > 1 ? (
              <>
                <FormProgress steps={steps} />
                <FormSteps steps={steps} heads={heads} extras={extras} />
              </>
            ) : (
              steps.map(({ id, parts }) => (
                <div key={id} className="space-y-6">
                  {heads?.[id]}
                  <FormFields parts={parts} />
                  {extras?.[id]}
                </div>
              ))
            )}
          </div>
          <FormButtons definition={definition} sentPart={sentPart}>
            {props.protection?.(answer)}
          </FormButtons>
        </fieldset>
        {aside && <div className="min-w-0">{aside}</div>}
      </form>
    </FormSurroundingsContext>
  )
}
