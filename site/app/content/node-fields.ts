import type { z } from 'zod'
import type { Shape } from './field-facts.server.ts'
import type { Nodes, TypeName } from './graph.server.ts'

declare const inNode: unique symbol

/** A schema whose value stands otherwise in the node than it was read; `M` says how. */
export type Marked<T extends z.ZodType, M> = T & { readonly [inNode]: M }

/** A field that nodes do not have. */
export interface Hidden {
  readonly hidden: true
}
/** A field with another name in nodes. */
export interface Named<N extends string> {
  readonly name: N
}
/** A relation by the name of its type, since the types of nodes lead to one another in circles. */
export interface Relation<N extends TypeName, K extends 'one' | 'many' | 'required'> {
  readonly relatesTo: N
  readonly how: K
}
/** Components with these fields, which may be marked in turn. */
export interface Components<S extends Shape> {
  readonly shape: S
}
/** A field whose value becomes another one when nodes are linked. */
export interface LinkedTo<V> {
  readonly linked: V
}

type Related<N extends TypeName, K> = K extends 'many'
  ? readonly Nodes[N][]
  : K extends 'one'
    ? Nodes[N] | null
    : Nodes[N]

type MarkOf<F> = F extends { readonly [inNode]: infer M } ? M : unknown

type NameIn<K, M> = M extends Hidden ? never : M extends Named<infer N> ? N : K

type ValueIn<F, M> =
  M extends Relation<infer N, infer K>
    ? Related<N, K>
    : M extends Components<infer S>
      ? readonly NodeFields<S>[]
      : M extends LinkedTo<infer V>
        ? V
        : F extends z.ZodType<infer V>
          ? V
          : never

type Computed<V> = V extends readonly (infer T)[] ? readonly T[] : V

/** What a node holds: the fields of its shape, with those that `Own` computes in their place. */
export type NodeFields<S, Own = object> = {
  readonly [K in keyof S as Exclude<NameIn<K, MarkOf<S[K]>>, keyof Own>]: ValueIn<
    S[K],
    MarkOf<S[K]>
  >
} & { readonly [K in keyof Own]: Computed<Own[K]> }
