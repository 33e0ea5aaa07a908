/** A number of things, with the word for one or for several: "1 plaats", "2 plaatsen". */
export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`
