import { getFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { messageFor } from './requests'

export interface Loaded<Data> {
  /** The last answer; that of the former path until the new one arrives. Null before the first. */
  readonly data: Data | null
  readonly loading: boolean
  /** The error message, in Dutch. */
  readonly problem: string | null
  /** Asks once more. */
  readonly reload: () => void
}

/** Asks a path of the CMS, and again when it changes. */
export function useLoaded<Data>(path: string): Loaded<Data> {
  const [data, setData] = useState<Data | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same path again.
  useEffect(() => {
    const stop = new AbortController()
    setLoading(true)
    getFetchClient({ signal: stop.signal })
      .get<{ data: Data }>(path)
      .then((answer) => {
        setData(answer.data.data)
        setProblem(null)
        setLoading(false)
      })
      .catch((error) => {
        if (stop.signal.aborted) return
        setProblem(messageFor(error))
        setLoading(false)
      })
    return () => stop.abort()
  }, [path, round])
  return { data, loading, problem, reload: useCallback(() => setRound((last) => last + 1), []) }
}
