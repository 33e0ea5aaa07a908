import { type FieldProblem, problem } from './field-problem'

export interface Exhibitor {
  readonly documentId: string
  readonly stands: readonly {
    readonly documentId: string
    readonly number: string
    readonly availability: string
  }[]
  readonly mainExhibitor: {
    readonly documentId: string
    readonly name: string
    readonly stands: readonly { readonly documentId: string }[]
  } | null
}

export interface Tenant {
  readonly name: string
  readonly stands: readonly { readonly documentId: string }[]
}

/**
 * Refuses a stand that is let to another exhibitor already or is blocked, an exhibitor that is its
 * own main exhibitor, and a co-exhibitor that names the stand of its main exhibitor as its own.
 *
 * @param others exhibitors that have one of the same stands
 */
export function checkStands(exhibitor: Exhibitor, others: readonly Tenant[]): FieldProblem[] {
  const { mainExhibitor } = exhibitor
  if (mainExhibitor?.documentId === exhibitor.documentId) {
    return problem('mainExhibitor', 'Een standhouder kan niet zijn eigen hoofdstandhouder zijn.')
  }
  return exhibitor.stands.flatMap(({ documentId, number, availability }): FieldProblem[] => {
    const has = (tenant: Pick<Tenant, 'stands'>) =>
      tenant.stands.some((stand) => stand.documentId === documentId)
    if (mainExhibitor && has(mainExhibitor)) {
      return problem(
        'stands',
        `Stand ${number} is van hoofdstandhouder ${mainExhibitor.name}. Laat het veld bij een medestandhouder leeg.`,
      )
    }
    const tenant = others.find(has)
    if (tenant) {
      return problem('stands', `Stand ${number} is al verhuurd aan ${tenant.name}.`)
    }
    if (availability === 'blocked') {
      return problem('stands', `Stand ${number} is geblokkeerd en kan niet worden verhuurd.`)
    }
    return []
  })
}
