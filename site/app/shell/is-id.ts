/** Whether a text can be an id: then it may stand in a path of the CMS, and leads nowhere else there. */
export const isId = (text: string): boolean => /^[\w-]+$/.test(text)
