import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { standBadgesForm } from '@beursvloer/contract/forms/definitions/stand-badges'
import { STAND_ENTRY_FORMS } from '@beursvloer/contract/forms/definitions/stand-entries'
import { standMember } from '@beursvloer/contract/forms/definitions/stand-member'
import { standPresentation } from '@beursvloer/contract/forms/definitions/stand-presentation'
import { standTaskForm } from '@beursvloer/contract/forms/definitions/stand-task'
import { fileKind } from '@beursvloer/contract/forms/file-kind'
import type { ReadForm } from '@beursvloer/contract/forms/read-form'
import { startedActing } from '@beursvloer/contract/my-stand/acting'
import { mailedBadge, standBadges } from '@beursvloer/contract/my-stand/badges'
import {
  acceptedInvitation,
  type MemberChange,
  type OwnStand,
  openInvitation,
  ownStands,
} from '@beursvloer/contract/my-stand/members'
import {
  type OrderChange,
  orderChange,
  proofAnswer,
  standOrders,
} from '@beursvloer/contract/my-stand/orders'
import { dayFigures, standOverview } from '@beursvloer/contract/my-stand/overview'
import {
  type EntryView,
  type ProposalChange,
  type ProposalView,
  proposalView,
} from '@beursvloer/contract/my-stand/proposal'
import { type OpenedReturn, openedReturn } from '@beursvloer/contract/my-stand/returns'
import { type StandTask, standTasks } from '@beursvloer/contract/my-stand/tasks'
import {
  ACTING_PATH,
  figuresPath,
  INVITATION_ACCEPTANCE_PATH,
  INVITATION_PATH,
  MAX_ENTRIES,
  MAX_STAND_PICTURES,
  MEMBER_REFUSALS,
  MY_STANDS_PATH,
  membersPath,
  myStandPath,
  ORDER_REFUSALS,
  type OrderRefusal,
  PICTURE_MISSING,
  PROPOSAL_CHANGED,
  proposalEntryPath,
  proposalFilePath,
  proposalPath,
  proposalStatePath,
  REMOVED,
  RETURN_ANSWER_PATH,
  RETURN_PATH,
  type ReturnAnswer,
  STAND_BADGE_PATH,
  standBadgesPath,
  standDocumentPath,
  standOrdersPath,
  standProofsPath,
  TOO_MANY_BADGES,
  TOO_MANY_ENTRIES,
  taskPath,
  tasksPath,
} from '@beursvloer/contract/my-stand/terms'
import { MY_STAND_PAGE } from '@beursvloer/contract/page-addresses'
import { MAX_LINK_CODE } from '@beursvloer/contract/sign-ups/terms'
import { z } from 'zod'
import { ContentApiError } from '~/content/http.server.ts'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { presentationMessages } from '~/features/my-stand/presentation-messages.ts'
import { standBadgeMessages } from '~/features/my-stand/stand-badge-messages.ts'
import { isId } from '~/shell/is-id.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import type { Account } from './account.server.ts'
import { accountOf } from './context.server.ts'
import { FormError, putForm, receiveAccountForm } from './receive.server.ts'
import { fromCms, orLater, refusalOf, requireUser } from './require-user.server.ts'

/** The exhibitors that the current user acts for. */
export const ownStandsOf = async (account: Account): Promise<OwnStand[]> =>
  ownStands.parse(await account.call(MY_STANDS_PATH))

/**
 * The CMS's answer to a page of an exhibitor's own area.
 * @throws a redirect to the sign-in page for who is not signed in; a 404 for who may not see it
 */
export async function ofStand<T>(
  args: ActionArgs,
  exhibitor: string,
  ask: (account: Account) => Promise<T>,
): Promise<T> {
  if (accountOf(args.context).actsFor !== exhibitor) await requireUser(args)
  validatePage(isId(exhibitor), args.url)
  const asked = ask(accountOf(args.context)).catch((error: unknown) => {
    if (error instanceof ContentApiError && (error.status === 403 || error.status === 404))
      return null
    throw error
  })
  const answer = await fromCms(args, asked)
  validatePage(answer, args.url)
  return answer as T
}

/** What the CMS answers about an exhibitor at a path. */
const readOfStand = <Shape extends z.ZodType>(
  args: ActionArgs,
  exhibitor: string,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> =>
  ofStand(args, exhibitor, async (account) => shape.parse(await account.call(path)))

/** An exhibitor that the current user acts for. */
export const ownStandOf = (args: ActionArgs, exhibitor: string): Promise<OwnStand> =>
  ofStand(args, exhibitor, async (account) => {
    const stand = (await ownStandsOf(account)).find((one) => one.exhibitor === exhibitor)
    validatePage(stand, args.url)
    return stand
  })

export const overviewOf = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, myStandPath(exhibitor), standOverview)

export const figuresOf = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, figuresPath(exhibitor), dayFigures)

export const proposalOf = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, proposalPath(exhibitor), proposalView)

export const tasksOfStand = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, tasksPath(exhibitor), standTasks)

/** Hands in the answer to a task. */
export function handInTask(args: ActionArgs, exhibitor: string, task: StandTask, to: string) {
  const definition = standTaskForm(task.kind)
  return receiveAccountForm(definition, args, async (values, files) => {
    const path = taskPath(exhibitor, task.id)
    await putForm(args, path, definition, { values, files, source: MY_STAND_PAGE })
    return { to }
  })
}

/** Invites a colleague, from the form of the page. */
export const inviteColleague = (args: ActionArgs, exhibitor: string, to: string) =>
  receiveAccountForm(standMember, args, async ({ name, email, role }) => {
    const { locale: language } = siteRequestOf(args.context)
    const body = { change: 'invite', name, email, role, language }
    const refusal = await refusalOf(
      MEMBER_REFUSALS,
      accountOf(args.context).call(membersPath(exhibitor), { method: 'POST', body }),
    )
    if (refusal) throw new FormError(myStandMessages[language].refusals[refusal])
    return { to }
  })

/**
 * Changes or withdraws a colleague.
 * @returns why it was refused; null when it was done
 */
export async function changeColleague(
  args: ActionArgs,
  exhibitor: string,
  change: Exclude<MemberChange, { change: 'invite' }>,
) {
  const asked = accountOf(args.context).call(membersPath(exhibitor), {
    method: 'POST',
    body: change,
  })
  return fromCms(args, refusalOf(MEMBER_REFUSALS, asked))
}

export const badgesOfStand = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, standBadgesPath(exhibitor), standBadges)

/** Makes badges, from the form of the page. */
export const addBadges = (args: ActionArgs, exhibitor: string, to: string) =>
  receiveAccountForm(standBadgesForm, args, async ({ people }) => {
    const { locale: language } = siteRequestOf(args.context)
    const named = people.map(({ firstName, infix, lastName, email = '' }) => ({
      name: visitorName({ firstName, infix, lastName }),
      email,
    }))
    const body = { change: 'add', people: named, language }
    const refusal = await refusalOf(
      [TOO_MANY_BADGES],
      accountOf(args.context).call(standBadgesPath(exhibitor), { method: 'POST', body }),
    )
    if (refusal) throw new FormError(standBadgeMessages[language].tooMany)
    return { to }
  })

export const ordersOfStand = (args: ActionArgs, exhibitor: string) =>
  readOfStand(args, exhibitor, standOrdersPath(exhibitor), standOrders)

/**
 * Changes an order.
 * @returns why it was refused, `later` when the CMS could not store it; null when it was done
 */
export const changeOrder = (args: ActionArgs, exhibitor: string, change: OrderChange) =>
  ordersChange(args, standOrdersPath(exhibitor), orderChange.safeParse(change))

/**
 * Approves a proof or sends it back.
 * @returns as of `changeOrder`
 */
export const answerProof = (args: ActionArgs, exhibitor: string, answer: object) =>
  ordersChange(args, standProofsPath(exhibitor), proofAnswer.safeParse(answer))

async function ordersChange(
  args: ActionArgs,
  path: string,
  body: z.ZodSafeParseResult<Record<string, unknown>>,
): Promise<OrderRefusal | 'later' | null> {
  if (!body.success) throw new Response(null, { status: 400 })
  const asked = accountOf(args.context).call(path, { method: 'POST', body: body.data })
  return fromCms(args, orLater(refusalOf(ORDER_REFUSALS, asked)))
}

/** A document or invoice of an exhibitor. */
export const documentOfStand = (args: ActionArgs, exhibitor: string, document: string) =>
  ofStand(args, exhibitor, (account) => {
    validatePage(isId(document), args.url)
    const path = standDocumentPath(exhibitor, document)
    return account.call(path, { bytes: true }) as Promise<ArrayBuffer>
  })

/** Removes a badge of an exhibitor. */
export const removeBadge = (args: ActionArgs, exhibitor: string, badge: string) =>
  ofStand(args, exhibitor, (account) =>
    account.call(standBadgesPath(exhibitor), {
      method: 'POST',
      body: { change: 'remove', badge },
    }),
  )

const badgeAnswer = z.object({ badge: mailedBadge })

/** The badge of the code in an address; null for none, or one that was removed. */
export async function mailedBadgeIn(args: ActionArgs & { readonly url: URL }) {
  const code = args.url.searchParams.get('code') ?? ''
  if (!code || code.length > MAX_LINK_CODE) return { code: '', badge: null }
  const asked = accountOf(args.context)
    .ask(STAND_BADGE_PATH, { method: 'POST', body: { code } })
    .then((answer) => badgeAnswer.parse(answer).badge)
  return { code, badge: await fromCms(args, asked) }
}

/**
 * Begins to act for an exhibitor by the link of the panel, once.
 * @returns its document id; null for a link that works no more
 */
export async function startActing(args: ActionArgs, code: string): Promise<string | null> {
  const account = accountOf(args.context)
  const { acting } = startedActing.parse(
    await account.ask(ACTING_PATH, { method: 'POST', body: { code } }),
  )
  if (acting) account.keepActing(acting)
  return acting?.exhibitor ?? null
}

const textOf = (value: unknown) => [value ?? ''].flat().join(', ')

/** Whether a form is stored as it was sent: the answer to it did not arrive, and it was sent again. */
const isStored = (
  typed: Readonly<Record<string, unknown>>,
  files: ReadForm['files'],
  stored: Pick<EntryView, 'values' | 'files'>,
): boolean =>
  files.every(({ path, file }) => stored.files[path] === file.name) &&
  Object.entries(typed).every(
    ([name, value]) =>
      files.some(({ path }) => path === name) || textOf(value) === textOf(stored.values[name]),
  )

/** What is stored of the fields that a visitor typed otherwise, as a note at each. */
function storedElsewhere(
  typed: Readonly<Record<string, unknown>>,
  { values, savedBy }: Pick<ProposalView, 'values' | 'savedBy'>,
  note: (by: string, text: string) => string,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => textOf(typed[name]) !== textOf(value))
      .map(([name, value]) => [name, [note(savedBy ?? '', textOf(value))]]),
  )
}

/** Saves the presentation as a draft; the version on the screen is in the place of the ticket. */
export const savePresentation = (args: ActionArgs, exhibitor: string, to: string) =>
  receiveAccountForm(standPresentation, args, async (values, files, { ticket }) => {
    const { locale: language } = siteRequestOf(args.context)
    const path = proposalPath(exhibitor)
    const query = { version: Number(ticket) }
    const sent = { values, files, source: MY_STAND_PAGE, query }
    const saved = putForm(args, path, standPresentation, sent)
    if (await refusalOf([PROPOSAL_CHANGED], saved)) {
      const t = presentationMessages[language]
      const stored = proposalView.parse(await accountOf(args.context).call(path))
      const { logo } = stored
      if (isStored(values, files, { ...stored, files: logo ? { logo } : {} })) return { to }
      throw new FormError(t.conflict(stored.savedBy ?? ''), {
        problems: storedElsewhere(values, stored, t.conflictField),
        ticket: String(stored.version),
      })
    }
    return { to }
  })

/**
 * Saves a concept, vacancy or session of the proposal; its id and version on the screen are in the
 * place of the ticket.
 */
export const saveEntry = (
  args: ActionArgs,
  exhibitor: string,
  { id, kind }: Pick<EntryView, 'id' | 'kind'>,
  to: string,
) =>
  receiveAccountForm(STAND_ENTRY_FORMS[kind], args, async (values, files, { ticket }) => {
    const { locale: language } = siteRequestOf(args.context)
    const t = presentationMessages[language]
    const path = proposalEntryPath(exhibitor, id)
    const query = { kind, version: Number(ticket) }
    const sent = { values, files, source: MY_STAND_PAGE, query }
    const saved = putForm(args, path, STAND_ENTRY_FORMS[kind], sent)
    const refusals = [TOO_MANY_ENTRIES, PICTURE_MISSING, PROPOSAL_CHANGED] as const
    const refusal = await refusalOf(refusals, saved)
    if (refusal === TOO_MANY_ENTRIES)
      throw new FormError(t.tooManyEntries(MAX_ENTRIES, MAX_STAND_PICTURES))
    if (refusal === PICTURE_MISSING)
      throw new FormError(t.choosePicture, { problems: { image: [t.choosePicture] } })
    if (refusal) {
      const account = accountOf(args.context)
      const stored = proposalView.parse(await account.call(proposalPath(exhibitor)))
      const entry = stored.entries.find((one) => one.id === id)
      const isTakenOff = entry?.changed.includes(REMOVED)
      if (entry && !isTakenOff && isStored(values, files, entry)) return { to }
      throw new FormError((isTakenOff ? t.conflictRemoved : t.conflict)(stored.savedBy ?? ''), {
        problems: isTakenOff
          ? {}
          : storedElsewhere(values, { ...stored, ...entry }, t.conflictField),
        ticket: String(entry?.version ?? 0),
      })
    }
    return { to }
  })

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** The media type of a file that an exhibitor sent, by its content; undefined for no picture or PDF. */
export const pictureOrPdf = async (content: ArrayBuffer): Promise<string | undefined> =>
  TYPES[(await fileKind(new Blob([content]))) ?? '']

/** A proposed file, for the preview. */
export const proposedFile = (args: ActionArgs, exhibitor: string, file: string) =>
  ofStand(args, exhibitor, (account) => {
    validatePage(file.split('.').every(isId), args.url)
    const path = proposalFilePath(exhibitor, file)
    return account.call(path, { bytes: true }) as Promise<ArrayBuffer>
  })

/**
 * Submits the proposal, takes it back or forgets it, or proposes to take an entry off the site.
 * @returns why it was refused; null when it was done
 */
export async function changePresentation(
  args: ActionArgs,
  exhibitor: string,
  body: ProposalChange,
) {
  const asked = accountOf(args.context).call(proposalStatePath(exhibitor), {
    method: 'POST',
    body: { ...body },
  })
  return fromCms(args, refusalOf([PROPOSAL_CHANGED, TOO_MANY_ENTRIES], asked))
}

const invitation = z.object({ invitation: openInvitation })

/** What the invitation of a mail is for; null for one that works no more. */
export const invitationOf = async (account: Account, code: string) =>
  invitation.parse(await account.ask(INVITATION_PATH, { method: 'POST', body: { code } }))
    .invitation

const opened = z.object({ invitation: openedReturn })

/** What the link of an invitation to exhibit again shows; null for one that works no more. */
export const openReturn = async (account: Account, code: string): Promise<OpenedReturn> =>
  opened.parse(await account.ask(RETURN_PATH, { method: 'POST', body: { code } })).invitation

export const answerReturn = async (
  account: Account,
  code: string,
  answer: ReturnAnswer,
): Promise<OpenedReturn> =>
  opened.parse(await account.ask(RETURN_ANSWER_PATH, { method: 'POST', body: { code, answer } }))
    .invitation

/**
 * Accepts an invitation, and signs in.
 * @returns the exhibitor, or why it failed
 */
export async function acceptInvitation({ context }: Pick<ActionArgs, 'context'>, code: string) {
  const account = accountOf(context)
  const { locale: language } = siteRequestOf(context)
  const answer = acceptedInvitation.parse(
    await account.ask(INVITATION_ACCEPTANCE_PATH, { method: 'POST', body: { code, language } }),
  )
  if (answer.outcome === 'signed-in') await account.signIn(answer)
  return answer
}
