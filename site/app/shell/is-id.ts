/** Whether a text can be an id: then it is safe in a path of the CMS. */
export const isId = (text: string): boolean => /^[\w-]+$/.test(text)
