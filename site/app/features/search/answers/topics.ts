import type { LocaleCode } from '~/i18n/locales.ts'
import { tokenize } from '../engine/tokenize.ts'

/** The most frequent questions, which the fair's own data answer. */
export const answerTopics = ['hours', 'address', 'stand-price', 'parking', 'transit'] as const
export type AnswerTopic = (typeof answerTopics)[number]

/** Words that do not change the meaning of a question. */
const NEUTRAL: Record<LocaleCode, string> = {
  nl: 'de het een is zijn van voor op bij in naar te en er met mijn ik kan men welke beurs evenement',
  en: 'the a an is are of for at to in and with my i can do does there fair event show',
}

/**
 * The questions about a topic, in folded words without the neutral ones; `|` separates
 * alternatives. They must match the whole query: a query about more is no question of this kind.
 */
const QUESTIONS: Record<LocaleCode, Record<AnswerTopic, RegExp>> = {
  nl: {
    hours:
      /^(openings?(tyd|tyden|uren)|sluitings?(tyd|tyden)|beursdagen|tyden|(hoe )?laat (open|opent|begint|start|sluit|dicht)|(wanneer|data|datum|dag|dagen)( open| geopend| begint)?|open|geopend|tot hoe laat( open)?)$/,
    address:
      /^(bezoek)?(adres|locatie|routebeschryving|bereikbaarheid)$|^waar( gehouden| plaats)?$|^hoe kom$|^(route|navigatie)$/,
    'stand-price':
      /^(?=.*(\b(pry[sz]\w*|kost\w*|tarie[fv]\w*|duur|huur|huren)\b|standpry|standkost|standhuur))(?=.*(\bstand|\bm2\b|vierkante meter))(\S+( |$)){1,5}$/,
    parking:
      /^(waar |gratis |kosten |wat kost |kost )?(parkeren|parkeer\w*|auto|laadpa\w+|laadpunt\w*|opladen)( auto| kosten)?$/,
    transit:
      /^(trein|treinstation|station|ns|bus|buslyn|bushalte|halte|ov|openbaar vervoer|pendelbus)( \d+)?$/,
  },
  en: {
    hours:
      /^(opening|closing) (hours|times?)$|^(hours|times|dates?|open)$|^when( open| opens| start| starts| held)?$|^what time( open| opens| start| starts| close| closes)?$/,
    address: /^(address|venue|location|directions|where|where held|how get|route)$/,
    'stand-price':
      /^(?=.*\b(price|cost|rate|fee|much))(?=.*\b(stand|stands|booth|stall|sqm|m2|square met\w+)\b)(\S+( |$)){1,5}$/,
    parking: /^(where |free |cost )?(park|parking|car park|car|charging( point)?|charger)( cost)?$/,
    transit: /^(train|train station|station|bus|bus stop|shuttle( bus)?|public transport)( \d+)?$/,
  },
}

const neutral = {
  nl: new Set(tokenize(NEUTRAL.nl).map(({ folded }) => folded)),
  en: new Set(tokenize(NEUTRAL.en).map(({ folded }) => folded)),
}

/**
 * Which topic a query is about, and nothing else; undefined for any other search.
 * @param fair name of the fair: its words are neutral too
 */
export function topicOf(query: string, locale: LocaleCode, fair: string): AnswerTopic | undefined {
  const names = new Set(tokenize(fair).map(({ folded }) => folded))
  const asked = tokenize(query)
    .map(({ folded }) => folded)
    .filter((word) => !neutral[locale].has(word) && !names.has(word))
    .join(' ')
  return answerTopics.find((topic) => QUESTIONS[locale][topic].test(asked))
}
