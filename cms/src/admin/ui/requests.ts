import { getFetchClient, isFetchError } from '@strapi/strapi/admin'

/** Asks the CMS to do something. */
export const post = async (path: string, body: object = {}): Promise<void> => {
  await getFetchClient().post(path, body)
}

export const remove = async (path: string): Promise<void> => {
  await getFetchClient().del(path)
}

/** The error message, in the words of the server if it sent any. */
export const messageFor = (error: unknown): string =>
  isFetchError(error) && error.message && error.message !== 'Server Error'
    ? error.message
    : 'De server gaf geen antwoord. Probeer het opnieuw.'

/** Posts one file. @param fields what goes with it, by name */
export async function postFile<Answer = void>(
  path: string,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('files', file, file.name)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { data } = await getFetchClient().post<{ data: Answer }>(path, form)
  return data.data
}
