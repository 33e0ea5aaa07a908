import type { Field, Group, List, Part } from '@beursvloer/contract/forms/definition'
import { isField } from '@beursvloer/contract/forms/parts'
import { ADD_ITEM, REMOVE_ITEM } from '@beursvloer/contract/forms/read-form'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { controlId, focusControl } from './controls.ts'
import { FieldInput } from './field-input.tsx'
import { useForm, useFormState, useIsActive, useItems, useText } from './form-context.ts'
import { formMessages } from './messages.ts'

// Few lists have it.
const PasteList = lateComponent(() => import('./paste-list.tsx'))

interface FormListProps {
  list: List
  children: (field: Field, path: string) => ReactNode
}

/**
 * A group that may be filled in several times. Its buttons work without JavaScript too: they send
 * the form, and the page comes back with an item more or less.
 */
function FormList({ list, children }: FormListProps) {
  const { session, id } = useForm()
  const { problems, started } = useFormState()
  const t = useMessages(formMessages)
  const text = useText()
  const items = useItems(list.name)
  const own = problems.filter(({ path }) => path === list.name).map((problem) => problem.text)
  const listId = controlId(id, list.name)
  const itemId = (index: number) => controlId(id, `${list.name}.${index}`)
  const addId = `${listId}-add`
  /**
   * Takes the focus when an item is removed: the one in its place, else the button that adds one.
   */
  const neighbourOf = (index: number) => {
    const [first] = list.fields
    const isLast = index === items.length - 1
    return isLast || !first ? addId : controlId(id, `${list.name}.${index}.${first.name}`)
  }
  return (
    <fieldset id={listId} tabIndex={-1} className="min-w-0">
      <legend className="font-bold text-xl">{text(list.label)}</legend>
      {list.help && <p className="mt-1 text-mute text-sm">{text(list.help)}</p>}
      {list.pasteLabel && (
        <Suspense>
          <PasteList list={list} label={list.pasteLabel} />
        </Suspense>
      )}
      <FieldError id={`${listId}-error`}>{own.length > 0 && own.join(' ')}</FieldError>
      {items.map((key, index) => {
        const name = `${text(list.itemLabel)} ${index + 1}`
        return (
          <fieldset
            key={key}
            id={itemId(index)}
            tabIndex={-1}
            className="relative mt-4 min-w-0 border border-gray-300 p-4 md:p-6"
          >
            <legend className="float-left mb-4 w-full pr-32 font-semibold">{name}</legend>
            <div className="clear-both space-y-6">
              {list.fields.map((field) => children(field, `${list.name}.${index}.${field.name}`))}
            </div>
            {items.length > list.minItems && (
              <Button
                type={started ? 'button' : 'submit'}
                name={REMOVE_ITEM}
                value={`${list.name}.${index}`}
                variant="quiet"
                size="sm"
                className="absolute top-2 right-2 md:top-4 md:right-4"
                aria-label={t.removeItem(name)}
                onClick={(event) => {
                  event.preventDefault()
                  session.removeItem(list, index)
                  focusControl(neighbourOf(index))
                }}
              >
                <Icon name="close" />
                {t.remove}
              </Button>
            )}
          </fieldset>
        )
      })}
      {items.length < list.maxItems && (
        <Button
          id={addId}
          type={started ? 'button' : 'submit'}
          name={ADD_ITEM}
          value={list.name}
          size="sm"
          className="mt-4"
          onClick={(event) => {
            event.preventDefault()
            session.addItem(list)
            focusControl(itemId(items.length))
          }}
        >
          <Icon name="plus" />
          {text(list.addLabel)}
        </Button>
      )}
    </fieldset>
  )
}

/** The fields, groups and lists of a step. */
export function FormFields({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => {
    if (isField(part)) return <FormField key={part.name} field={part} path={part.name} />
    if (part.kind === 'group') return <FormGroup key={part.name} group={part} />
    return (
      <ActivePart key={part.name} path={part.name} conditional={part.when !== undefined}>
        <FormList list={part}>
          {(field, path) => <FormField key={field.name} field={field} path={path} />}
        </FormList>
      </ActivePart>
    )
  })
}

/**
 * Shows its content when the path is active. Otherwise that stays in the page, out of sight and
 * not sent, so that nothing typed is lost; without JavaScript it is always there.
 */
function ActivePart({
  path,
  conditional,
  children,
}: {
  path: string
  conditional: boolean
  children: ReactNode
}) {
  const { started, answered } = useFormState()
  const active = useIsActive(path)
  if (!conditional) return children
  const hidden = started && !active
  return (
    <fieldset
      role="none"
      hidden={hidden}
      disabled={hidden}
      className={active || answered ? 'min-w-0' : 'min-w-0 live:hidden'}
    >
      {children}
    </fieldset>
  )
}

function FormField({ field, path }: { field: Field; path: string }) {
  return (
    <ActivePart path={path} conditional={field.when !== undefined}>
      <FieldInput field={field} path={path} />
    </ActivePart>
  )
}

function FormGroup({ group }: { group: Group }) {
  const { id } = useForm()
  const text = useText()
  return (
    <ActivePart path={group.name} conditional={group.when !== undefined}>
      <fieldset id={controlId(id, group.name)} tabIndex={-1} className="min-w-0">
        <legend className="mb-4 font-bold text-xl">{text(group.label)}</legend>
        {group.help && <p className="-mt-2 mb-4 text-mute text-sm">{text(group.help)}</p>}
        <div className="space-y-6">
          {group.fields.map((field) => (
            <FormField key={field.name} field={field} path={`${group.name}.${field.name}`} />
          ))}
        </div>
      </fieldset>
    </ActivePart>
  )
}
