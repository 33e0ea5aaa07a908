import type { FormDefinition } from '../../definition.ts'
import { contract } from '../contract.ts'

const PREFERENCES: readonly string[] = ['firstChoice', 'secondChoice', 'thirdChoice']

/** The contract form of a page: with that many required preferences, and without the others. */
export const contractAsking = (preferences: number): FormDefinition => ({
  ...contract,
  steps: contract.steps.map((step) => ({
    ...step,
    parts: step.parts.map((part) =>
      part.kind !== 'group' || part.name !== 'stand'
        ? part
        : {
            ...part,
            fields: part.fields
              .filter(({ name }) => PREFERENCES.indexOf(name) < preferences)
              .map((field) =>
                PREFERENCES.includes(field.name) ? { ...field, rules: 'required' } : field,
              ),
          },
    ),
  })),
})
