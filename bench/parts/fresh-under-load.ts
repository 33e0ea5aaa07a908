import { setTimeout as wait } from 'node:timers/promises'
import { publisherOf } from '../editor.ts'
import { type Part, seconds } from '../harness.ts'
import { read } from '../pages.ts'

const SCALE = 10
/** Pages that are rendered anew at a time, each for another search. */
const RENDERS_AT_ONCE = 50
/** The whole programme as feeds give it, in the language that is published. */
const ADDRESSES = ['/programma.ics', '/programma.json', '/programma.xml'] as const
const ROUNDS = 5
/** How long after publishing somebody asks for the first time, in ms */
const PAUSES_MS = [2000, 8000, 40_000] as const

/** Searches again and again, so that every processor renders. */
function keepBusy(address: string): () => Promise<void> {
  let isOver = false
  let asked = 0
  const loops = Array.from({ length: RENDERS_AT_ONCE }, async () => {
    for (; !isOver; asked += 1) await read(`${address}/programma?q=zoek${asked}`)
  })
  return async () => {
    isOver = true
    await Promise.all(loops)
  }
}

/** Whether the first answer of a feed after a change has the change, and how long it takes. */
const part: Part = {
  title: 'The first answer after a change, while every processor renders',
  budget:
    'all have the change 8 s after it was published, at 10×: the site learns of it in 3 s, and 5 s later nothing older is shown',
  async run(start) {
    const site = await start(SCALE)
    const publish = await publisherOf(site, 'programme-item', 'opening-van-afspraak-naar-adres')
    // Each has been asked for, and so is kept, before the change.
    for (const path of ADDRESSES) await read(site.address + path)
    const rows: string[][] = []
    for (const pause of PAUSES_MS) {
      let changed = 0
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const end = keepBusy(site.address)
        await wait(2000)
        const title = `Aaa gemeten ${pause} ${round}`
        await publish({ title })
        await wait(pause)
        for (const path of ADDRESSES) {
          const asked = performance.now()
          const text = await read(site.address + path)
          times.push(performance.now() - asked)
          if (text.replaceAll('\r\n ', '').includes(title)) changed += 1
        }
        await end()
      }
      rows.push([`${pause / 1000} s`, `${changed} of ${times.length}`, seconds(Math.max(...times))])
    }
    return {
      columns: ['asked after publishing', 'with the change', 'longest answer'],
      rows,
      notes: [
        `${RENDERS_AT_ONCE} searches at a time; ${ADDRESSES.join(', ')}, each for the first time after the change.`,
      ],
    }
  },
}

export default part
