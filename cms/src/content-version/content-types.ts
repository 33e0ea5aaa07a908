interface ContentType {
  readonly uid: string
  readonly pluginOptions?: object
}

interface PluginOptions {
  readonly 'content-manager'?: { readonly visible?: boolean }
}

/** Whether a type is hidden in the content manager and has its own panel pages, or none. */
export const isHidden = ({ pluginOptions }: ContentType): boolean =>
  (pluginOptions as PluginOptions | undefined)?.['content-manager']?.visible === false

/**
 * Whether a type is content, which the site may read and follows by its version. Hidden types hold
 * visitors' submissions and the CMS's own records: no token reads those, not even the site's, and
 * they raise no content version.
 */
export const isContent = (type: ContentType): boolean =>
  type.uid.startsWith('api::') && !isHidden(type)
