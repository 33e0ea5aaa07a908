import { Form, useSearchParams } from 'react-router'
import { Button } from '~/ui/button.tsx'
import { Select, type SelectOption } from '~/ui/select.tsx'

/** A list to filter by. */
export interface FilterList {
  /** Name of its search parameter. */
  readonly parameter: string
  readonly label: string
  /** The option that filters nothing. */
  readonly any: string
  readonly options: readonly SelectOption[]
}

interface FilterFormProps {
  lists: readonly FilterList[]
  /** Label of the button where there are no scripts. */
  applyLabel: string
  className?: string
  selectClassName?: string
}

/**
 * Filters of a list, kept in the address beside its other parameters. Choosing filters at once;
 * without JavaScript the button sends the form.
 */
export function FilterForm({
  lists,
  applyLabel,
  className = 'grid grid-cols-2 items-end gap-3 sm:grid-cols-3',
  selectClassName,
}: FilterFormProps) {
  const [params, setParams] = useSearchParams()
  const listed = lists.map(({ parameter }) => parameter)
  return (
    <Form
      className={className}
      preventScrollReset
      replace
      onChange={(event) => {
        const chosen = new FormData(event.currentTarget)
        setParams(
          (current) => {
            for (const name of listed) {
              const value = String(chosen.get(name) ?? '')
              if (value) current.set(name, value)
              else current.delete(name)
            }
            current.sort()
            return current
          },
          { replace: true, preventScrollReset: true },
        )
      }}
    >
      {[...params]
        .filter(([name]) => !listed.includes(name))
        .sort()
        .map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      {lists.map(({ parameter, label, any, options }) => (
        <Select
          key={parameter}
          name={parameter}
          label={label}
          placeholder={any}
          options={options}
          value={params.get(parameter) ?? ''}
          onChange={() => undefined}
          className={selectClassName}
        />
      ))}
      <noscript>
        <Button type="submit" size="sm">
          {applyLabel}
        </Button>
      </noscript>
    </Form>
  )
}
