import { Flex } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode, SyntheticEvent } from 'react'
import { UsesView } from './uses-view'

interface ActionProps {
  readonly model: string
  readonly documentId?: string
}

/** What Strapi makes a button and its dialog of. */
interface Described {
  readonly onClick?: (event?: SyntheticEvent) => unknown
  readonly dialog?: { readonly title: string; readonly content?: ReactNode }
}

/** An action on a document: a hook that describes it. */
interface DocumentAction {
  (props: ActionProps): Described | null
  readonly type?: string
  readonly position?: unknown
}

const QUESTIONS: Readonly<Partial<Record<string, string>>> = {
  delete: 'Verwijderen?',
  unpublish: 'Van de site halen?',
}

/** The same action, of which the dialog says first where the document is used. */
function withUses(action: DocumentAction): DocumentAction {
  const title = QUESTIONS[action.type ?? '']
  if (!title) return action
  const describe: DocumentAction = (props) => {
    const described = action(props)
    const { model, documentId } = props
    if (!described || !documentId) return described
    const { dialog, onClick } = described
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <UsesView model={model} documentId={documentId} />
        {dialog?.content}
      </Flex>
    )
    // Strapi takes an unchanged document off the site without a question.
    return dialog
      ? { ...described, dialog: { ...dialog, title, content } }
      : {
          ...described,
          onClick: () => false,
          dialog: { type: 'dialog', title, content, onConfirm: () => onClick?.() } as never,
        }
  }
  return Object.assign(describe, { type: action.type, position: action.position })
}

interface ContentManagerApis {
  addDocumentAction(change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]): void
}

/** Shows where a document is used before it is deleted or taken off the site. */
export function showUsesFirst(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { apis } = app.getPlugin('content-manager') as unknown as { apis: ContentManagerApis }
  apis.addDocumentAction((actions) => actions.map(withUses))
}
