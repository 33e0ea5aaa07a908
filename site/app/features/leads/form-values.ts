import type { FormEvent } from 'react'

/** The values of a form that the page takes itself. */
export const formOf = (event: FormEvent<HTMLFormElement>): FormData => {
  event.preventDefault()
  return new FormData(event.currentTarget)
}
