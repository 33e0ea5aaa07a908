import { defineMessages } from '~/i18n/messages.ts'

export const providerMessages = defineMessages({
  nl: {
    or: {
      'sign-in': 'Of log in met een ander account',
      register: 'Registreer met een account dat u al hebt',
    },
    continueWith: (name: string) => `Verder met ${name}`,
    title: (name: string) => `Inloggen met ${name}`,
    lead: (name: string) =>
      `${name} vraagt wie u bent en geeft ons uw naam en e-mailadres. Uw wachtwoord krijgen wij niet.`,
    ownLead:
      'Uw wachtwoord gaat rechtstreeks naar de inlogdienst, die ons uw e-mailadres geeft. Wij krijgen het niet te zien.',
    window: (name: string) => `${name} opent in een nieuw venster.`,
    busy: 'Een ogenblik',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    create: 'Account maken',
    forgot: 'Wachtwoord vergeten',
    toCreate: 'Nog geen account? Maak er een',
    toSignIn: 'Al een account? Log in',
    created:
      'Controleer uw e-mail. Open de link om uw e-mailadres te bevestigen en log daarna hier in.',
    mailed:
      'Controleer uw e-mail. Als dit e-mailadres een account heeft, staat er een link in om een nieuw wachtwoord te kiezen.',
    needsScript: 'Inloggen met deze dienst werkt alleen met JavaScript.',
    otherMethod: 'Log op een andere manier in',
    remove: (name: string) => `Account bij ${name} verwijderen`,
    removeHelp:
      'Dit verwijdert uw account bij de inlogdienst, niet uw bezoekersprofiel. Dat verwijdert u bij uw gegevens.',
    removed: 'Uw account bij de inlogdienst is verwijderd.',
    problem: {
      title: 'Inloggen is niet gelukt',
      cancelled: (name: string) => `U hebt het inloggen bij ${name} afgebroken.`,
      closed: () => 'Er is nog geen account met uw e-mailadres, en registreren kan nu niet.',
      unverified: (name: string) =>
        `Uw e-mailadres is bij ${name} niet bevestigd. Bevestig het daar, of log op een andere manier in.`,
      expired: () =>
        'Het inloggen duurde te lang of ging in een andere browser verder. Probeer het opnieuw.',
      failed: (name: string) => `Inloggen via ${name} lukt nu niet. Probeer het later opnieuw.`,
      blocked: () => 'Uw account is geblokkeerd. Neem contact met ons op.',
      later: () => 'Wij kunnen u nu niet inloggen. Probeer het over een minuut opnieuw.',
    },
    again: 'Opnieuw proberen',
  },
  en: {
    or: {
      'sign-in': 'Or sign in with another account',
      register: 'Register with an account you already have',
    },
    continueWith: (name) => `Continue with ${name}`,
    title: (name) => `Sign in with ${name}`,
    lead: (name) =>
      `${name} asks who you are and gives us your name and email address. We never receive your password.`,
    ownLead:
      'Your password goes straight to the sign-in service, which gives us your email address. We never see it.',
    window: (name) => `${name} opens in a new window.`,
    busy: 'One moment, please',
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in',
    create: 'Create account',
    forgot: 'Forgot password',
    toCreate: 'No account yet? Create one',
    toSignIn: 'Have an account? Sign in',
    created: 'Check your email. Open the link to confirm your address, then sign in here.',
    mailed:
      'Check your email. If there is an account for this address, you will find a link to choose a new password.',
    needsScript: 'Signing in with this service requires JavaScript.',
    otherMethod: 'Sign in another way',
    remove: (name) => `Delete your ${name} account`,
    removeHelp:
      'This deletes your account with the sign-in service, not your visitor profile. You can delete your profile together with your details.',
    removed: 'Your account with the sign-in service has been deleted.',
    problem: {
      title: 'Signing in did not work',
      cancelled: (name) => `You cancelled signing in with ${name}.`,
      closed: () =>
        'There is no account with your email address yet, and registration is currently closed.',
      unverified: (name) =>
        `${name} has not verified your email address. Verify it there, or sign in another way.`,
      expired: () => 'Signing in took too long or continued in another browser. Please try again.',
      failed: (name) =>
        `Signing in with ${name} is not working at the moment. Please try again later.`,
      blocked: () => 'Your account has been blocked. Please contact us.',
      later: () => 'We cannot sign you in at the moment. Please try again in a minute.',
    },
    again: 'Try again',
  },
})

/** Problems of signing in at a provider. */
export type ProviderProblem = Exclude<keyof (typeof providerMessages)['nl']['problem'], 'title'>
