import type { Point } from '@beursvloer/contract/outlines'
import { getFetchClient, unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Hall, Place } from '../../floor-plan/import-report'

export interface HallWithPlaces {
  readonly hall: Hall
  readonly places: readonly Place[]
  /** Where passages lead into it. */
  readonly ends: readonly { readonly name: string; readonly point: Point }[]
}

interface RelationRow {
  readonly documentId?: string
  readonly apiData?: { readonly documentId?: string }
}

/** The form's value of a relation: only its changes. */
interface RelationValue {
  readonly connect?: readonly RelationRow[]
  readonly disconnect?: readonly RelationRow[]
}

/** The answer of a CMS call, fetched again when the path changes; null meanwhile. */
function useAnswer<Answer>(path: string | null): Answer | null {
  const [answered, setAnswered] = useState<{ path: string; answer: Answer } | null>(null)
  useEffect(() => {
    if (!path) return
    const stop = new AbortController()
    getFetchClient({ signal: stop.signal })
      .get<Answer>(path)
      .then(({ data }) => setAnswered({ path, answer: data }))
      .catch(() => stop.signal.aborted || setAnswered(null))
    return () => stop.abort()
  }, [path])
  return answered && answered.path === path ? answered.answer : null
}

/** The hall of a relation in the form, saved or not; a new one has no id. */
function useHallId(relation: string): {
  readonly id: string | null
  readonly documentId: string | null
  /** Whether the stored answer is still loading. */
  readonly asking: boolean
} {
  const { model, id: documentId = null } = unstable_useContentManagerContext()
  const chosen = useForm(
    'OutlineField',
    ({ values }) => (values as Record<string, RelationValue | undefined>)[relation],
  )
  const saved = useAnswer<{ results: RelationRow[] }>(
    documentId && `/content-manager/relations/${model}/${documentId}/${relation}?locale=nl`,
  )
  const connected = chosen?.connect?.at(-1)
  const kept = chosen?.disconnect?.length ? undefined : saved?.results[0]
  const hall = connected?.apiData?.documentId ?? connected?.documentId ?? kept?.documentId
  const asking = documentId !== null && saved === null && !connected
  return { id: hall ?? null, documentId, asking }
}

/**
 * The hall of the document in the form, with its other places; null while no hall is chosen or it
 * is loading.
 *
 * @param relation name of the field with the hall
 */
export function useHall(relation = 'hall'): {
  /** False only when it is known that no hall is chosen. */
  readonly chosen: boolean
  /** Whether the document has never been saved. */
  readonly isNew: boolean
  readonly loaded: HallWithPlaces | null
} {
  const { id, documentId, asking } = useHallId(relation)
  const answer = useAnswer<{ data: HallWithPlaces }>(id && `/floor-plan/halls/${id}`)
  const loaded = answer && {
    hall: answer.data.hall,
    ends: answer.data.ends,
    places: answer.data.places.filter((place) => place.documentId !== documentId),
  }
  return { chosen: id !== null || asking, isNew: documentId === null, loaded }
}
