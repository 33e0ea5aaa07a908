import { errors } from '@strapi/utils'
import { type LibraryFile, prepareLibraryFile } from '../../uploads/library-file'
import { RejectedFile } from '../../uploads/rejected-file'

/** The used part of the media library's upload service. */
interface UploadService {
  upload(request: { files: LibraryFile | LibraryFile[] }, options?: object): Promise<unknown>
  replace(id: unknown, request: { file: LibraryFile }, options?: object): Promise<unknown>
}

interface Routes {
  routes: readonly { readonly handler: string }[]
}

interface Plugin {
  readonly routes: { readonly admin: Routes }
  readonly services: { upload: (context: object) => UploadService }
}

/** @throws ApplicationError in Dutch, when a file is refused */
async function prepare(file: LibraryFile): Promise<void> {
  try {
    await prepareLibraryFile(file)
  } catch (error) {
    if (!(error instanceof RejectedFile)) throw error
    throw new errors.ApplicationError(error.text('nl'))
  }
}

/**
 * Closes fetching files by address, which no page of the panel asks for: it looks an address up once, and
 * then follows it, and its redirects, wherever it leads by then.
 */
function closeAddresses({ admin }: Plugin['routes']): void {
  admin.routes = admin.routes.filter(({ handler }) => handler !== 'admin-upload.uploadFromUrls')
}

/** Prepares every file before the media library stores it, by any route. */
export default <T extends Plugin>(plugin: T): T => {
  closeAddresses(plugin.routes)
  const original = plugin.services.upload
  plugin.services.upload = (context) => {
    const service = original(context)
    return {
      ...service,
      async upload(request, options) {
        for (const file of [request.files].flat()) await prepare(file)
        return service.upload(request, options)
      },
      async replace(id, request, options) {
        await prepare(request.file)
        return service.replace(id, request, options)
      },
    }
  }
  return plugin
}
