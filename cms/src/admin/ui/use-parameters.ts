import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/** The parameters of the address, and a function that sets some of them; empty ones are left out. */
export function useParameters() {
  const [params, setParams] = useSearchParams()
  const set = (values: Readonly<Record<string, string>>, options?: NavigateOptions) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      // Another selection begins at its first page.
      for (const [name, value] of Object.entries({ ...values, page: '' })) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)
  return [params, set] as const
}
