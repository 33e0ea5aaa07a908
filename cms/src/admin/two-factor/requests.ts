import { getFetchClient } from '@strapi/strapi/admin'
import type { NewKey } from '../../two-factor/views'

export const TWO_FACTOR = '/two-factor'

const ask = async <Data>(path: string, body: object = {}): Promise<Data> =>
  (await getFetchClient().post<{ data: Data }>(`${TWO_FACTOR}/${path}`, body)).data.data

/** Makes a key for the app. */
export const newKey = (): Promise<NewKey> => ask('begin')

/** Answers new recovery codes: after the first code of the app, or in place of the former ones. */
export const newCodes = (how: 'confirm' | 'codes', code: string): Promise<readonly string[]> =>
  ask(how, { code })
