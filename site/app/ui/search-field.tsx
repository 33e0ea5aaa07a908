import { type ComponentProps, useId } from 'react'
import { Icon } from './icon.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  /** Accessible name of the field; also its placeholder unless one is given. */
  label: string
  /** Accessible name of the button that sends the search. */
  submitLabel: string
  name: string
}

/** A search box with its button. Put it in a GET form with role="search". */
export function SearchField({
  label,
  submitLabel,
  placeholder = label,
  ...rest
}: SearchFieldProps) {
  const id = useId()
  return (
    <div className="relative print:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        {...rest}
        className="block min-h-13 w-full appearance-none rounded-xs border border-ink bg-paper py-2 pr-12 pl-3.5 text-ink placeholder:text-mute max-sm:placeholder:text-sm"
      />
      <button
        type="submit"
        aria-label={submitLabel}
        title={submitLabel}
        className="absolute inset-y-px right-px grid w-11 place-items-center rounded-xs focus-inside hover:bg-tint"
      >
        <Icon name="search" />
      </button>
    </div>
  )
}
