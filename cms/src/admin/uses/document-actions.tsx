import { Box, Flex, Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode, SyntheticEvent } from 'react'
import { contentManagerApis } from '../ui/content-manager'
import { UsesView } from './uses-view'

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
