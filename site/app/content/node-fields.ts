import type { BlockDefinition, BlockDefinitions } from '@beursvloer/contract/content/blocks'
import type {
  Components,
  Hidden,
  MarkOf,
  Named,
  NameOfIcon,
  Relation,
  Zone,
} from '@beursvloer/contract/content/marks'
import type { TypeName } from '@beursvloer/contract/content/type-names'
import type { z } from 'zod'
import type { Nodes } from './graph.server.ts'
import type { FaqItem, Icon } from './model.ts'

type Related<N extends TypeName, K> = K extends 'many'
  ? readonly Nodes[N][]
  : K extends 'one'
    ? Nodes[N] | null
    : Nodes[N]

type NameIn<K, M> = M extends Hidden ? never : M extends Named<infer N> ? N : K

type ValueIn<F, M> =
  M extends Relation<infer N, infer K>
    ? Related<N, K>
    : M extends Components<infer S>
      ? readonly NodeFields<S>[]
      : M extends Zone
        ? readonly Block[]
        : M extends NameOfIcon
          ? Icon | null
          : F extends z.ZodType<infer V>
            ? V
            : never

type Computed<V> = V extends readonly (infer T)[] ? readonly T[] : V

/** The fields of a node: those of its shape, with those that `Own` computes in their place. */
export type NodeFields<S, Own = object> = {
  readonly [K in keyof S as Exclude<NameIn<K, MarkOf<S[K]>>, keyof Own>]: ValueIn<
    S[K],
    MarkOf<S[K]>
  >
} & { readonly [K in keyof Own]: Computed<Own[K]> }

type BlockFields<N extends keyof BlockDefinitions> =
  BlockDefinitions[N] extends BlockDefinition<infer S, infer Own> ? NodeFields<S, Own> : never

/** A block as pages read it. */
export type Block = {
  [N in keyof BlockDefinitions]: { readonly type: N } & BlockFields<N> &
    (N extends 'faq' ? { readonly items: readonly FaqItem[] } : unknown)
}[keyof BlockDefinitions]
