import { count } from '@beursvloer/contract/count'
import { defineMessages } from '~/i18n/messages.ts'

/** How long to wait: in seconds below a minute, else in minutes, never too short. */
const formatWait = (seconds: number, units: readonly [string, string, string, string]): string => {
  const [second, inSeconds, minute, inMinutes] = units
  const [amount, one, more] =
    seconds < 60 ? [seconds, second, inSeconds] : [Math.ceil(seconds / 60), minute, inMinutes]
  return count(amount, one, more)
}
const dutchWait = (seconds: number) =>
  formatWait(seconds, ['seconde', 'seconden', 'minuut', 'minuten'])
const englishWait = (seconds: number) =>
  formatWait(seconds, ['second', 'seconds', 'minute', 'minutes'])

/** Texts above a form that was not stored; all typed values are still in it. */
export const submissionMessages = defineMessages({
  nl: {
    prove:
      'Een ogenblik, wij controleren of u geen robot bent. Gebeurt er niets, verstuur dan nog een keer.',
    changed: 'Dit formulier is intussen gewijzigd. Controleer uw gegevens en verstuur ze opnieuw.',
    fields: 'Sorry, niet alle velden zijn correct ingevuld.',
    duplicate: 'Dit hebben wij al van u ontvangen.',
    tooLarge: 'Een bestand is te groot.',
    wrongType: 'Een bestand is van een soort die hier niet kan.',
    wait: (seconds: number) =>
      `Te veel pogingen, wacht even. Over ${dutchWait(seconds)} kunt u het opnieuw proberen.`,
    later:
      'Wij kunnen uw gegevens nu niet opslaan. Wat u hebt ingevuld, staat er nog. Probeer het over een minuut opnieuw.',
  },
  en: {
    prove:
      'One moment, please: we are checking that you are not a robot. If nothing happens, send the form again.',
    changed: 'This form has changed in the meantime. Check your details and send them again.',
    fields: 'Sorry, not all fields are filled out correctly.',
    duplicate: 'We have already received this from you.',
    tooLarge: 'A file is too large.',
    wrongType: 'A file is of a type that is not accepted here.',
    wait: (seconds) =>
      `Too many attempts. Please wait; you can try again in ${englishWait(seconds)}.`,
    later:
      'We cannot save your details at the moment. What you entered is still here. Please try again in a minute.',
  },
})
