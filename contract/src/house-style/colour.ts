/** Whether a text is a colour as editors write it: `#` and six digits, `a` to `f` included. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
