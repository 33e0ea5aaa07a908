import { createNode, type FormKitNode } from '@formkit/core'
import { createI18nPlugin } from '@formkit/i18n'
import { createValidationPlugin } from '@formkit/validation'
import type { Field, FieldKind, FormLanguage, OptionSources, Value } from './definition.ts'
import { registry } from './messages.ts'
import { optionsOf, ruleValue } from './parts.ts'
import { rules } from './rules.ts'

/** Longest text of a field that names no length itself, in characters. */
const MAX_LINE = 255
export const MAX_TEXT = 5000

// Made here, not taken from FormKit's registry, which all requests share.
const plugins = [createI18nPlugin(registry), createValidationPlugin(rules)]

export interface FormContext {
  readonly language: FormLanguage
  /** Choices from the content; a field whose choices are not given is not checked against them. */
  readonly options?: OptionSources
}

/** The type of value of a kind of field, whether its rules name it or not. */
const byKind: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  number: 'number',
  money: 'number',
  date: 'date',
}

/** A field's rules in FormKit's notation, with those that follow from its kind. */
function rulesOf(field: Field, { options }: FormContext): string {
  const { files, kind } = field
  const own = field.rules ? field.rules.split('|') : []
  const implied = byKind[kind]
  if (implied && !own.includes(implied)) own.push(implied)
  const known = typeof field.options !== 'string' || options?.[field.options]
  if (field.options && known) own.push('oneOf')
  if (files) {
    own.push(`maxFiles:${files.maxFiles}`, `maxFileSize:${files.maxKilobytes}`)
    own.push(`fileType:${files.kinds.join(',')}`)
    if (files.kinds.includes('svg')) own.push('ownDrawing')
  }
  const isText = !field.options && !['checkbox', 'file', 'password'].includes(kind)
  if (isText && !/(^|\|)length\b/.test(field.rules ?? '')) {
    own.push(`length:0,${kind === 'textarea' ? MAX_TEXT : MAX_LINE}`)
  }
  return own.join('|')
}

/** The props of a field's node. */
function fieldProps(field: Field, context: FormContext) {
  const { language } = context
  return {
    label: field.label[language],
    validationMessages: Object.fromEntries(
      Object.entries(field.messages ?? {}).map(([rule, text]) => [rule, text[language]]),
    ),
    choices: optionsOf(field, context.options).map(({ value }) => value),
  }
}

/**
 * Destroys a node with its descendants, children first. FormKit's own `destroy` leaves children
 * alive, and its internationalisation keeps a reference to every node until that very node is
 * destroyed.
 */
export function destroyTree(node: FormKitNode): void {
  const nodes = [node]
  node.walk((child) => nodes.push(child))
  for (const one of nodes.reverse()) one.destroy()
}

/** A group of fields, in which rules find one another by name. */
export function createGroupNode(name: string, context: FormContext, parent?: FormKitNode) {
  return createNode({ type: 'group', name, parent, plugins, config: { locale: context.language } })
}

/** A field with its rules and texts, validating from now on; `destroyTree` it when done. */
export function createFieldNode(
  field: Field,
  value: Value,
  context: FormContext,
  parent: FormKitNode,
) {
  const node = createNode({
    type: 'input',
    name: field.name,
    value: ruleValue(value),
    parent,
    plugins,
    config: { locale: context.language },
    props: fieldProps(field, context),
  })
  // Not before it has its value and its group: FormKit checks anew after each of these, and then leaves
  // out a rule that takes time and has answered just before, as if it held.
  node.props.validation = rulesOf(field, context)
  return node
}

/** The messages of a field's failed rules; with `blockingOnly` of those that block the form. */
export const messagesOf = (node: FormKitNode, blockingOnly = false): readonly string[] =>
  Object.values(node.store)
    .filter((message) => message?.type === 'validation' && (message.blocking || !blockingOnly))
    .map(({ value }) => String(value))

/** Counts the blocking and the running checks in a tree. */
export function countState(root: FormKitNode): void {
  root.ledger.count('blocking', (message) => message.blocking && message.type === 'validation')
  root.ledger.count('validating', ({ key }) => key === 'validating')
}
