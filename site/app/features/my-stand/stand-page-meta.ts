import { ownMeta } from '~/shell/page-meta.ts'

type Own<T> = typeof ownMeta<T>

/** As `ownMeta`, for a page of a stand. */
export const standPageMeta =
  <T>(
    pathOf: (id: string) => string,
    messages: Parameters<Own<T>>[1],
    pick: Parameters<Own<T>>[2],
  ) =>
  ({
    matches,
    params,
  }: Parameters<ReturnType<Own<T>>>[0] & { readonly params: { readonly id: string } }) =>
    ownMeta(pathOf(params.id), messages, pick)({ matches })
