export type ViewerAction =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'zoomIn'
  | 'zoomOut'
  | 'whole'
  | 'moveLeft'
  | 'moveRight'
  | 'moveUp'
  | 'moveDown'
  | 'leave'

const always: Readonly<Partial<Record<string, ViewerAction>>> = {
  Home: 'first',
  End: 'last',
  PageUp: 'previous',
  PageDown: 'next',
  '+': 'zoomIn',
  // Plus without Shift on many keyboards.
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'whole',
  Escape: 'leave',
}
const whole: typeof always = { ArrowLeft: 'previous', ArrowRight: 'next' }
const enlarged: typeof always = {
  ArrowLeft: 'moveRight',
  ArrowRight: 'moveLeft',
  ArrowUp: 'moveDown',
  ArrowDown: 'moveUp',
}

/**
 * The action of a key in the photo viewer. Arrows lead to the next photo, or over the photo while
 * it is enlarged; the photo then moves the other way.
 */
export const actionOf = (key: string, isEnlarged: boolean): ViewerAction | undefined =>
  always[key] ?? (isEnlarged ? enlarged : whole)[key]
