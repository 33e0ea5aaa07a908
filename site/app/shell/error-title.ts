/** The title of a page, or of a notice, after the word that something failed: "Fout: Contact". */
export const errorTitle = ({ error }: { readonly error: string }, title: string): string =>
  `${error}: ${title}`
