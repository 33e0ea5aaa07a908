import {
  INVITATION_ACCEPTANCE_PATH,
  INVITATION_PATH,
  MY_STANDS_PATH,
  membersPath,
} from '@beursvloer/contract/my-stand/terms'

const members = membersPath(':exhibitor')

export default {
  routes: [
    { method: 'GET', path: MY_STANDS_PATH, handler: 'exhibitor-member.own' },
    { method: 'POST', path: INVITATION_PATH, handler: 'exhibitor-member.invitation' },
    { method: 'POST', path: INVITATION_ACCEPTANCE_PATH, handler: 'exhibitor-member.accept' },
    { method: 'GET', path: members, handler: 'exhibitor-member.members' },
    { method: 'POST', path: members, handler: 'exhibitor-member.change' },
  ],
}
