import type { Field, List } from '@beursvloer/contract/forms/definition'
import { ADD_ITEM, REMOVE_ITEM } from '@beursvloer/contract/forms/read-form'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { controlId, focusControl } from './controls.ts'
import { useForm, useFormState, useItems, useText } from './form-context.ts'
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
export function FormList({ list, children }: FormListProps) {
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
