/** Pixels of a letter of the fair's name and of the menu, and of the space around a word of the menu. */
const NAME_LETTER = 11
const MENU_LETTER = { lg: 8.2, xl: 8.8 } as const
const WORD_SPACE = { lg: 8, xl: 16 } as const

/** Pixels for everything beside the fair's name and the words of the menu: mark, tools, gaps, date. */
const BESIDE = { lg: 275, xl: 310, withDate: 470 } as const

/** Pixels between the gutters of a window of 64rem and of 80rem, and of the widest page. */
const ROOM = { lg: 940, xl: 1176, widest: 1280 } as const

/**
 * The breakpoint from which the words of the main menu stand in the header, which is one line: the
 * name and the words are the editors'. Below it, or everywhere when they never fit, they are in the sheet.
 */
export function menuFrom(name: string, words: readonly string[]): 'lg' | 'xl' | 'never' {
  const letters = words.join('').length
  const wide = (size: 'lg' | 'xl') =>
    name.length * NAME_LETTER + letters * MENU_LETTER[size] + words.length * WORD_SPACE[size]
  if (BESIDE.withDate + wide('xl') > ROOM.widest || BESIDE.xl + wide('xl') > ROOM.xl) return 'never'
  return BESIDE.lg + wide('lg') > ROOM.lg ? 'xl' : 'lg'
}
