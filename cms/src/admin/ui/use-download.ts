import { getFetchClient, useNotification } from '@strapi/strapi/admin'
import { messageFor } from './requests'

/** Returns a function that saves the CMS's answer at a path as a file on the user's computer. */
export function useDownload(): (path: string, fileName: string) => Promise<void> {
  const { toggleNotification } = useNotification()
  return async (path, fileName) => {
    try {
      const { data } = await getFetchClient().get<Blob>(path, { responseType: 'blob' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(data)
      link.download = fileName
      link.click()
      URL.revokeObjectURL(link.href)
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageFor(error) })
    }
  }
}
