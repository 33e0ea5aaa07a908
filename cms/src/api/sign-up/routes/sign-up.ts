import { DOOR_PATH, doorPath } from '@beursvloer/contract/sign-ups/door'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'

export default {
  routes: [
    { method: 'GET', path: signUpPaths.own, handler: 'sign-up.own' },
    { method: 'POST', path: signUpPaths.own, handler: 'sign-up.signUp' },
    { method: 'POST', path: signUpPaths.cancel, handler: 'sign-up.cancel' },
    { method: 'POST', path: signUpPaths.accept, handler: 'sign-up.accept' },
    { method: 'POST', path: signUpPaths.offer, handler: 'sign-up.offer' },
    { method: 'POST', path: signUpPaths.takeOffer, handler: 'sign-up.takeOffer' },
    { method: 'GET', path: DOOR_PATH, handler: 'sign-up.door' },
    { method: 'GET', path: doorPath(':item'), handler: 'sign-up.doorList' },
    { method: 'POST', path: doorPath(':item'), handler: 'sign-up.checkIn' },
    { method: 'POST', path: signUpPaths.guest, handler: 'sign-up.guest' },
    { method: 'GET', path: signUpPaths.places, handler: 'sign-up.places' },
  ],
}
