import { Box, Flex, Link, Loader, Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode, SyntheticEvent } from 'react'
import { NavLink } from 'react-router-dom'
import type { UseGroup, Uses } from '../../uses/views'
import { contentManagerApis } from '../ui/content-manager'
import { count } from '../ui/formats'
import { useLoaded } from '../ui/use-loaded'

interface UsesViewProps {
  readonly model: string
  readonly documentId: string
  /** Whether its name stands above, beside others. */
  readonly isNamed?: boolean
}

/** The uses of a document, and the consequences of deleting it, shown before the confirmation. */
function UsesView({ model, documentId, isNamed = false }: UsesViewProps) {
  const { data, problem } = useLoaded<Uses>(`/uses/${model}/${documentId}`)
  if (problem) return <Typography textColor="danger600">{problem}</Typography>
  if (!data) return <Loader small>Laden…</Loader>
  const { name, usedIn, goingWith, linkedFrom, saved, withPlace, waiting } = data
  const isNowhere = [usedIn, goingWith, linkedFrom].every((groups) => groups.length === 0)
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {isNamed && (
        <Typography tag="h3" variant="delta" fontWeight="bold">
          {name}
        </Typography>
      )}
      {isNowhere && saved + withPlace + waiting === 0 && (
        <Typography>Dit wordt nergens gebruikt.</Typography>
      )}
      {withPlace + waiting > 0 && (
        <Typography textColor="danger600">
          {`${withPlace} met een plaats, ${waiting} op de wachtlijst. Annuleer het eerst, dan krijgen zij bericht.`}
        </Typography>
      )}
      <Groups title="Gaat mee van de site" groups={goingWith} />
      <Groups title="Wordt gebruikt in" groups={usedIn} />
      <Groups
        title="Een link hierheen, die dan nergens meer uitkomt, staat in"
        groups={linkedFrom}
      />
      {saved > 0 && (
        <Typography>{`Bewaard door ${count(saved, 'bezoeker', 'bezoekers')}.`}</Typography>
      )}
    </Flex>
  )
}

interface GroupsProps {
  readonly title: string
  readonly groups: readonly UseGroup[]
}

const Groups = ({ title, groups }: GroupsProps) =>
  groups.length > 0 && (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography fontWeight="bold">{title}</Typography>
      {groups.map(({ label, count: amount, shown }) => (
        <Flex key={label} direction="column" alignItems="start">
          <Typography>{`${label} (${amount})`}</Typography>
          {shown.map(({ name, to }) => (
            <Link key={to} tag={NavLink} to={to}>
              {name}
            </Link>
          ))}
          {shown.length > 0 && shown.length < amount && <Typography>…</Typography>}
        </Flex>
      ))}
    </Flex>
  )

/** A document that is removed, or one of its languages. */
interface Target {
  readonly documentId: string
  readonly locale?: string | null
}

interface ConsequencesViewProps {
  readonly model: string
  readonly targets: readonly Target[]
}

/** Maximum of documents whose uses are shown. */
const SHOWN = 10

/**
 * The consequences of deleting documents or their translations; other documents use the Dutch one.
 */
function ConsequencesView({ model, targets }: ConsequencesViewProps) {
  const going = targets.filter(({ locale }) => locale !== 'en')
  if (going.length === 0)
    return (
      <Typography>
        Alleen de Engelse tekst gaat weg. Bezoekers van de Engelse site zien dan de Nederlandse.
      </Typography>
    )
  const isNamed = going.length > 1
  return (
    <Box maxHeight="40vh" overflow="auto">
      <Flex direction="column" alignItems="stretch" gap={5}>
        {going.slice(0, SHOWN).map(({ documentId }) => (
          <UsesView key={documentId} model={model} documentId={documentId} isNamed={isNamed} />
        ))}
        {going.length > SHOWN && <Typography>{`En nog ${going.length - SHOWN}.`}</Typography>}
      </Flex>
    </Box>
  )
}

interface ActionProps {
  readonly model: string
  /** Of an action on one document. */
  readonly documentId?: string
  readonly document?: { readonly locale?: string | null }
  /** Of an action on those that are chosen in a list. */
  readonly documents?: readonly Target[]
}

type Content = ReactNode | ((props: object) => ReactNode)

/** The description from which Strapi makes a button and its dialog. */
interface Described {
  readonly variant?: string
  readonly position?: string | readonly string[]
  readonly onClick?: (event?: SyntheticEvent) => unknown
  readonly dialog?: { readonly type: string; readonly title: string; readonly content?: Content }
}

/** An action on documents: a hook that describes it. */
interface DocumentAction {
  (props: ActionProps): Described | null
  readonly type?: string
  readonly position?: unknown
}

const QUESTIONS: Readonly<Partial<Record<string, string>>> = {
  delete: 'Verwijderen?',
  unpublish: 'Van de site halen?',
}

/** Deleting one language comes from Strapi's translations, without a type. */
function titleOf({ type }: DocumentAction, { variant, dialog, position }: Described) {
  if (type) return QUESTIONS[type]
  const deletesLanguage = variant === 'danger' && dialog && position?.includes('header')
  return deletesLanguage ? QUESTIONS.delete : undefined
}

/**
 * Withdrawing several languages at once, from Strapi's translations too, is not offered: without its Dutch
 * version a document is on the site in no language.
 */
const withdrawsSeveral = ({ variant, dialog }: Described) =>
  variant === 'danger' && dialog?.type === 'modal'

/**
 * The documents of an action, each in the language that is removed; without a language: all of it.
 */
function targetsOf({ type }: DocumentAction, props: ActionProps): readonly Target[] {
  const { documentId, document, documents } = props
  if (documents) return documents
  if (!documentId) return []
  return [{ documentId, ...(type !== 'delete' && { locale: document?.locale ?? null }) }]
}

/** The same action, with a dialog that first shows the uses of the documents. */
function withUses(action: DocumentAction): DocumentAction {
  const describe: DocumentAction = (props) => {
    const described = action(props)
    if (described && withdrawsSeveral(described)) return null
    const title = described && titleOf(action, described)
    const targets = targetsOf(action, props)
    if (!title || targets.length === 0) return described
    const { dialog, onClick } = described
    const withConsequences = (content: ReactNode) => (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <ConsequencesView model={props.model} targets={targets} />
        {content}
      </Flex>
    )
    // Strapi takes an unchanged document off the site without a question.
    if (!dialog)
      return {
        ...described,
        onClick: () => false,
        dialog: {
          ...{ type: 'dialog', title, content: withConsequences(null) },
          ...{ onConfirm: () => onClick?.() },
        },
      }
    const { content } = dialog
    return {
      ...described,
      dialog: {
        ...dialog,
        title,
        content:
          typeof content === 'function'
            ? (given: object) => withConsequences(content(given))
            : withConsequences(content),
      },
    }
  }
  return Object.assign(describe, { type: action.type, position: action.position })
}

type ChangeActions = (actions: readonly DocumentAction[]) => readonly DocumentAction[]

interface ActionApis {
  addDocumentAction(change: ChangeActions): void
  addBulkAction(change: ChangeActions): void
}

/** Shows where documents are used before they are deleted or taken off the site. */
export function showUsesFirst(app: Pick<StrapiApp, 'getPlugin'>): void {
  const apis = contentManagerApis<ActionApis>(app)
  apis.addDocumentAction((actions) => actions.map(withUses))
  apis.addBulkAction((actions) => actions.map(withUses))
}
