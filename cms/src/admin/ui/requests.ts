import { getFetchClient, isFetchError } from '@strapi/strapi/admin'

/** Asks the CMS to do something. */
export const post = async (path: string, body: object = {}): Promise<void> => {
  await getFetchClient().post(path, body)
}

export const remove = async (path: string): Promise<void> => {
  await getFetchClient().del(path)
}

/** Saves the CMS's answer at a path as a file on the user's computer. */
export async function download(path: string, fileName: string): Promise<void> {
  const { data } = await getFetchClient().get<Blob>(path, { responseType: 'blob' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The error message, in the words of the server if it sent any. */
export const messageFor = (error: unknown): string =>
  isFetchError(error) && error.message && error.message !== 'Server Error'
    ? error.message
    : 'De server gaf geen antwoord. Probeer het opnieuw.'
