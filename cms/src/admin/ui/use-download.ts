import { getFetchClient, useNotification } from '@strapi/strapi/admin'
import { messageFor } from './requests'
import { saveFile } from './save-file'

/** Returns a function that saves the CMS's answer at a path as a file on the user's computer. */
export function useDownload(): (path: string, fileName: string) => Promise<void> {
  const { toggleNotification } = useNotification()
  return async (path, fileName) => {
    try {
      const { data } = await getFetchClient().get<Blob>(path, { responseType: 'blob' })
      saveFile(data, fileName)
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageFor(error) })
    }
  }
}
